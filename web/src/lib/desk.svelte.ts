/** What this person is asked at a table, and their answers on the way: used by the panel and by every board. */

import { api, newKey, Refused, Unreachable } from "./api";
import type { BoardDesk } from "./board_desk";
import { arrange, type Panel } from "./panel";
import type { Plan } from "./plan";
import { persist } from "./sending";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import type { Data, Decision, Done, Problem, TableState, Tried, WarningLine, Why } from "./wire";

type Answerable = Decision & { choices: string[]; expected: string[] };

export interface WhyNot extends Why {
  notation: string;
}

/** An answer that was given, and the seat and kind of its question. */
interface Given {
  flow: string;
  notation: string;
  events: number; // so many had been told before
}

function flowOf({ seat, kind }: Decision): string {
  return `${seat} ${kind}`;
}

const SOON = 300; // milliseconds in which the server gives what a seat answered beforehand

/** Whether the seat that looks answered the present question beforehand: then nobody else does. */
function isAnswered({ decision, standing }: TableState): boolean {
  const answer = standing.find(({ key }) => key === decision?.standing);
  return answer !== undefined && (decision?.stands?.includes(answer.action) ?? false);
}

export class Desk implements BoardDesk {
  sending: string | null = $state(null); // what is on its way
  retrying = $state(false);
  chosen: string | null = $state(null); // waits for a confirmation
  foreseen: Tried | null = $state.raw(null); // what the chosen answer would lead to
  whyNot: WhyNot | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  unplayed = $state(0); // so many actions of the last move were not tried: one before them told something new
  always = $state(false); // the chosen answer is also one beforehand to this kind of question
  auto: string | null = $state(null); // the usual answer that was given for this person last
  curtain: number | null = $state(null); // the seat that shall look next, at one screen

  rewinding: "decided" | "given" | null = $state(null); // taking back would take moves of others along: sure?

  private said = new Map<string, Data>(); // what was known of the answers that were given here

  private arranged: (() => Plan | null) | null = $state.raw(null);
  /** What is arranged on the board, if the question is answered so. */
  plan: Plan | null = $derived(this.arranged?.() ?? null);

  private given: Given[] = $state.raw([]); // what was answered here, as long as nothing else has happened since
  private givenFrom = 0; // so many events there were before
  private whyNotAt: number | undefined; // the sequence to which the reason belongs
  private held = false; // after taking back, nothing is answered for this person until they answer themselves
  private answered = -1; // the sequence at which something was answered for them last

  constructor(readonly store: TableStore) {
    store.arrived = () => void this.react();
  }

  get eyes(): number | null {
    return this.store.eyes;
  }

  get before(): Data | null {
    return this.store.before.view;
  }

  /** The question, if it is for the eyes that look. */
  asked: Answerable | null = $derived.by(() => {
    const decision = this.store.state?.decision ?? null;
    if (decision === null || decision.seat !== this.store.eyes || this.curtain !== null) return null;
    if (decision.choices === undefined || decision.expected === undefined) return null;
    return decision as Answerable;
  });
  /** Which question it is: the same however often the server tells it, until somebody has moved. */
  question: string | null = $derived.by(() => {
    const sequence = this.store.state?.table.sequence;
    return this.asked === null || sequence === undefined ? null : `${this.asked.seat} ${sequence}`;
  });
  panel: Panel | null = $derived(this.asked === null ? null : arrange(this.asked.choices, this.asked.expected));
  legal: ReadonlySet<string> = $derived(new Set(this.asked?.choices ?? []));
  expected: ReadonlySet<string> = $derived(new Set(this.asked?.expected ?? []));

  /** Whether other people sit here, who would have to agree to taking back what is not free any more. */
  withOthers: boolean = $derived.by(() => {
    const seats = this.store.state?.table.seats ?? [];
    return seats.some((seat) => seat.kind === "person" && !seat.mine && !seat.stand_in);
  });

  /** Answers so far to questions of this kind, where several small choices make one. */
  trail: string[] = $derived.by(() => {
    const flow = this.asked === null ? null : flowOf(this.asked);
    return this.given.filter((answer) => answer.flow === flow).map(({ notation }) => notation);
  });

  /** What is known of an answer besides its words, for its message. */
  facts(notation: string): Data {
    return this.asked?.facts?.[notation] ?? {};
  }

  /** The same for an answer that was given: what was known of it then. */
  told(notation: string): Data {
    return this.said.get(notation) ?? {};
  }

  /** What will go wrong because of this answer, as far as it can be known. */
  cautions(notation: string): WarningLine[] {
    return this.asked?.cautions?.[notation] ?? [];
  }

  /** Whether one may look for this answer now, be it allowed or not. */
  offers(notation: string): boolean {
    return this.legal.has(notation) || this.expected.has(notation);
  }

  // ---- answering

  /** Choose an answer: it is sent, or waits for a confirmation; what is not allowed explains itself. */
  pick(notation: string, always = false): void {
    if (this.sending !== null) return;
    this.problem = null;
    this.always = always;
    if (!this.legal.has(notation)) {
      if (this.asked !== null) void this.why(notation);
      return;
    }
    this.whyNot = null;
    if (this.reason(notation) !== null && this.chosen !== notation) {
      this.chosen = notation;
      void this.foresee([notation]);
    } else void this.send([notation]);
  }

  /** Give several answers in a row as one move: all of them are carried out, or none. */
  pickAll(notations: readonly string[]): void {
    if (this.sending !== null || notations.length === 0) return;
    this.cancel();
    void this.send(notations);
  }

  arranges(plan: () => Plan | null): () => void {
    this.arranged = plan;
    return () => {
      if (this.arranged === plan) this.arranged = null;
    };
  }

  confirm(): void {
    if (this.chosen !== null && this.sending === null) void this.send([this.chosen]);
  }

  cancel(): void {
    this.chosen = null;
    this.always = false;
    this.whyNot = null;
    this.problem = null;
  }

  /** Ask what answers would lead to without giving them; a board can wait for it, or look at `foreseen`. */
  async foresee(actions: readonly string[]): Promise<Tried | null> {
    const question = this.question;
    this.foreseen = null;
    const tried = await this.ask(actions);
    if (this.question === question && this.chosen === actions.at(-1)) this.foreseen = tried;
    return tried;
  }

  private async ask(actions: readonly string[]): Promise<Tried | null> {
    const [seat, expected] = [this.asked?.seat, this.store.state?.table.sequence];
    if (seat === undefined || expected === undefined) return null;
    try {
      return await api.tryActions(this.store.id, { seat, expected, actions: [...actions] });
    } catch (problem) {
      if (problem instanceof Refused || problem instanceof Unreachable) return null; // then one decides without it
      throw problem;
    }
  }

  private tried = new Map<string, Promise<Tried | null>>(); // of the present question, by answer
  private triedAt: string | null = null;

  /** The same for one answer that somebody only looks at; asked once a question. */
  tryOut(notation: string): Promise<Tried | null> {
    if (this.sending !== null) return Promise.resolve(null); // the question is over
    if (this.triedAt !== this.question) {
      this.triedAt = this.question;
      this.tried.clear();
    }
    const known = this.tried.get(notation) ?? this.ask([notation]);
    this.tried.set(notation, known);
    return known;
  }

  async why(notation: string): Promise<void> {
    const seat = this.store.eyes;
    if (seat === null) return;
    await this.attempt(async () => {
      const sequence = this.store.state?.table.sequence;
      this.whyNot = { notation, ...(await api.why(this.store.id, seat, notation)) };
      this.whyNotAt = sequence;
    });
  }

  /** Why an answer is confirmed: there is something to beware of, it is final, or one wants to be asked every time. */
  reason(notation: string): "caution" | "final" | "always" | null {
    if (settings.confirm === "never") return null;
    if (this.cautions(notation).length > 0) return "caution";
    if (this.asked?.final?.includes(notation) === true) return "final";
    return settings.confirm === "always" ? "always" : null;
  }

  private async send(notations: readonly string[]): Promise<void> {
    const decision = this.asked;
    const sequence = this.store.state?.table.sequence;
    if (decision === null || sequence === undefined) return;
    this.held = false;
    this.auto = null;
    this.unplayed = 0;
    for (const notation of notations) this.follow(decision, notation);
    this.store.markSeen();
    const always = this.always;
    this.always = false;
    await this.move(decision.seat, notations, sequence);
    if (always && this.problem === null) await this.keep(decision, notations);
  }

  /** What was answered now is answered beforehand from now on. */
  private async keep({ seat, standing }: Decision, [action]: readonly string[]): Promise<void> {
    if (!standing || action === undefined) return;
    await this.attempt(async () => {
      await this.store.answered(
        await api.answerBeforehand(this.store.id, seat, { key: standing, action }, this.store.sight),
      );
    });
  }

  /** What nobody `meant`, the usual answer, is marked as given, so that taking back goes over it. */
  private async move(seat: number, notations: readonly string[], expected: number, meant = true): Promise<void> {
    const wish = {
      key: newKey(),
      expected,
      seat,
      actions: [...notations],
      ...(meant ? {} : { given: "usual" as const }),
      sight: this.store.sight,
    };
    for (const notation of notations) this.said.set(notation, this.facts(notation));
    this.sending = notations[0] ?? "";
    this.chosen = null;
    await this.carryOut(() => api.move(this.store.id, wish), meant);
  }

  /** Answer this kind of question oneself again. */
  async askAgain(key: string): Promise<void> {
    const sight = this.store.sight;
    const seat = sight?.eyes ?? null;
    if (sight === null || seat === null) return;
    await this.attempt(async () => {
      await this.store.answered(await api.askAgain(this.store.id, seat, key, sight));
    });
  }

  /** Send until answered; the answer says how the table is then, so that the panel never shows what is over. */
  private async carryOut(operation: () => Promise<Done>, meant = true): Promise<void> {
    await this.attempt(async () => {
      const done = await persist(operation, () => (this.retrying = true));
      this.unplayed = done.unplayed;
      await this.store.answered(done);
    }, meant);
    this.sending = null;
    this.retrying = false;
    void this.react();
  }

  /** What this person did not mean themselves may be refused without a word: another tab of theirs was quicker. */
  private async attempt(doing: () => Promise<void>, meant = true): Promise<void> {
    try {
      await doing();
    } catch (problem) {
      if (problem instanceof Refused) {
        if (meant) this.problem = problem.problem;
        await this.store.refresh(); // a refusal mostly means that the table went on meanwhile
      } else if (problem instanceof Unreachable) this.problem = problem.problem;
      else throw problem;
    }
  }

  private follow(decision: Decision, notation: string): void {
    if (this.given.length === 0) this.givenFrom = this.store.log.length;
    this.given = [...this.given, { flow: flowOf(decision), notation, events: this.store.log.length }];
  }

  // ---- what happens without being asked

  /** Something arrived: give a usual answer, or ask the next person at this screen to come. */
  async react(): Promise<void> {
    const decision = this.store.state?.decision ?? null;
    if (this.sending !== null || this.store.closed) return;
    this.forgetStale(decision);
    if (decision === null || this.store.state === null || !this.store.state.mine.includes(decision.seat)) {
      this.curtain = null;
      return;
    }
    const sequence = this.store.state.table.sequence;
    if (decision.seat === this.store.eyes) {
      this.curtain = null;
      if (decision.usual && !isAnswered(this.store.state)) this.giveUsual(decision.seat, decision.usual, sequence);
    } else await this.callNext(decision.seat, sequence);
  }

  private forgetStale(decision: Decision | null): void {
    const since = this.store.log.slice(this.givenFrom);
    if (this.given.length > 0 && since.some((event) => event["seat"] !== decision?.seat)) this.given = [];
    const last = this.given.at(-1); // one that only led to another question is not done yet, and may come to nothing
    if (
      last !== undefined &&
      decision !== null &&
      flowOf(decision) !== last.flow &&
      last.events === this.store.log.length
    )
      this.given = this.given.slice(0, -1);
    if (this.chosen !== null && !this.legal.has(this.chosen)) this.chosen = null;
    if (this.chosen === null) this.always = false;
    if (this.whyNotAt !== this.store.state?.table.sequence) this.whyNot = null;
  }

  private giveUsual(seat: number, usual: string, sequence: number): boolean {
    if (settings.askEverything || this.held || this.answered === sequence) return false;
    this.answered = sequence;
    this.auto = usual;
    void this.move(seat, [usual], sequence, false);
    return true;
  }

  /** At one screen: the usual answers need nobody to look; for others the curtain falls first. */
  private async callNext(seat: number, sequence: number): Promise<void> {
    if (this.curtain === seat) return;
    if (!this.held && this.answered !== sequence) {
      try {
        const state = await api.table(this.store.id, seat, this.store.log.length);
        const answered = isAnswered(state);
        if (answered) await new Promise((soon) => setTimeout(soon, SOON));
        if (this.store.state?.table.sequence !== state.table.sequence) return;
        const usual = answered || state.decision?.seat !== seat ? null : state.decision.usual;
        if (usual && this.giveUsual(seat, usual, state.table.sequence)) return;
      } catch {
        // then somebody has to come and look
      }
    }
    if (settings.curtain && this.store.state?.table.secrets !== false) this.curtain = seat;
    else await this.lift(seat);
  }

  /** The person of this seat is at the screen now. */
  async lift(seat: number): Promise<void> {
    await this.store.look(seat);
    this.curtain = null;
    void this.react();
  }

  // ---- taking back

  /** Whether the one in front of the screen may take back now, and nobody is being asked about it already. */
  mayUndo: boolean = $derived.by(() => {
    const undo = this.store.state?.undo;
    return undo?.possible === true && undo.asked_by === null && this.curtain === null && this.sending === null;
  });

  /**
   * Take back what this person decided last, or with `given` only what was answered for them last. Where moves of
   * others would go with it, and nobody else is asked, they are asked themselves whether they mean it.
   */
  async undo(given = false): Promise<void> {
    this.store.catchUp();
    if (!this.mayUndo) return;
    if (this.rewinds(given) && settings.confirm !== "never") this.rewinding = given ? "given" : "decided";
    else await this.takeBack(given);
  }

  /** They mean it. */
  async rewind(): Promise<void> {
    const given = this.rewinding === "given";
    this.rewinding = null;
    this.store.catchUp();
    if (this.mayUndo) await this.takeBack(given);
  }

  private rewinds(given: boolean): boolean {
    const undo = this.store.state?.undo;
    if (undo === undefined) return false;
    return given ? undo.given_others > 0 : undo.others > 0 && !this.withOthers;
  }

  private async takeBack(given: boolean): Promise<void> {
    const state = this.store.state;
    const seat = given ? this.store.eyes : (state?.undo.seat ?? this.store.eyes);
    if (state === null || seat === null) return;
    const wish = { key: newKey(), expected: state.table.sequence, seat, given, sight: this.store.sight };
    this.held = true;
    this.auto = null;
    this.given = this.given.slice(0, -1);
    this.sending = "";
    await this.carryOut(() => api.undo(this.store.id, wish));
  }

  async answerUndo(seat: number, accept: boolean): Promise<void> {
    this.sending = "";
    await this.carryOut(() => api.answerUndo(this.store.id, seat, accept, this.store.sight));
  }
}
