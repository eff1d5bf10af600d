/** The server's operations as functions. A refusal is thrown as `Refused`; no answer at all as `Unreachable`. */

import {
  PROTOCOL,
  type Bell,
  type Averages,
  type ChatLine,
  type Colour,
  type Devices,
  type DeviceWish,
  type Done,
  type Figures,
  type ForkWish,
  type History,
  type MoveWish,
  type Person,
  type Problem,
  type PushInfo,
  type Recoverable,
  type Replay,
  type RuleInfo,
  type Sight,
  type StandingAnswer,
  type StepView,
  type TableInfo,
  type TableState,
  type TableWish,
  type TitleInfo,
  type Tried,
  type TryWish,
  type UndoWish,
  type Why,
} from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** Whether there is no such thing, or not any more. */
export function isMissing(problem: unknown): boolean {
  return problem instanceof Refused && problem.status === 404;
}

/** The server could not be reached, or had trouble of its own: asking again may help. */
export class Unreachable extends Error {
  constructor(readonly problem: Problem = { code: "problem-unreachable", message: "", rule: null, params: {} }) {
    super(problem.message);
  }
}

export const api = {
  titles: () => ask<TitleInfo[]>("GET", "/api/titles"),
  rules: (title: string) => ask<RuleInfo[]>("GET", `/api/titles/${title}/rules`),
  messages: (title: string, language: string) => askText(`/api/titles/${title}/messages/${language}`),

  me: () => ask<Person>("GET", "/api/me"),
  setMe: (name: string, colour: Colour) => ask<Person>("POST", "/api/me", { name, colour }),

  deleteMe: () => ask<Done>("DELETE", "/api/me"),
  everythingAddress: "/api/me/everything",
  recovery: () => ask<{ made: string | null }>("GET", "/api/me/recovery"),
  makeRecovery: () => ask<{ token: string }>("POST", "/api/me/recovery"),
  endRecovery: () => ask<Done>("DELETE", "/api/me/recovery"),
  lookAtRecovery: (token: string) => ask<Recoverable>("POST", "/api/recover/look", { token }),
  recover: (token: string, merge: boolean) => ask<Person>("POST", "/api/recover", { token, merge }),

  push: () => ask<PushInfo>("GET", "/api/push"),
  devices: () => ask<Devices>("GET", "/api/me/devices"),
  keepDevice: (device: DeviceWish) => ask<Devices>("POST", "/api/me/devices", device),
  stopCalling: () => ask<Done>("DELETE", "/api/me/devices"),
  bell: (id: string) => ask<Bell>("GET", `${at(id)}/bell`),
  setBell: (id: string, on: boolean) => ask<Bell>("PUT", `${at(id)}/bell`, { on }),

  myTables: () => ask<TableInfo[]>("GET", "/api/tables"),
  publicTables: (skip: number, count: number) =>
    ask<TableInfo[]>("GET", `/api/tables/public?skip=${skip}&count=${count}`),
  /** With an empty title those of all. */
  history: (title: string, skip: number, count: number) =>
    ask<History>("GET", `/api/history?skip=${skip}&count=${count}${title === "" ? "" : `&title=${title}`}`),
  averages: () => ask<Averages>("GET", "/api/history/averages"),
  create: (wish: TableWish) => ask<TableState>("POST", "/api/tables", wish),

  table: (id: string, seat: number | null, since: number) =>
    ask<TableState>("GET", `${at(id)}?since=${since}${seat === null ? "" : `&seat=${seat}`}`),
  join: (id: string, token: string | null) => ask<TableState>("POST", `${at(id)}/join`, { token }),
  visit: (id: string, token: string) => ask<TableState>("POST", `${at(id)}/visit`, { token }),
  letWatch: (id: string) => ask<{ token: string }>("POST", `${at(id)}/watch-link`),
  endWatching: (id: string) => ask<Done>("DELETE", `${at(id)}/watch-link`),
  start: (id: string) => ask<TableState>("POST", `${at(id)}/start`),
  leave: (id: string) => ask<Done>("POST", `${at(id)}/leave`),
  comeBack: (id: string) => ask<Done>("POST", `${at(id)}/come-back`),
  replaceByBot: (id: string, seat: number) => ask<Done>("POST", `${at(id)}/seats/${seat}/bot`),
  rematch: (id: string) => ask<TableState>("POST", `${at(id)}/rematch`),

  move: (id: string, wish: MoveWish) => ask<Done>("POST", `${at(id)}/moves`, wish),
  answerBeforehand: (id: string, seat: number, answer: StandingAnswer, sight: Sight | null) =>
    ask<Done>("POST", `${at(id)}/standing`, { seat, ...answer, sight }),
  /** The sight is that of the seat itself. */
  askAgain: (id: string, seat: number, key: string, { version, events }: Sight) =>
    ask<Done>(
      "DELETE",
      `${at(id)}/standing?seat=${seat}&key=${encodeURIComponent(key)}&version=${version}&events=${events}`,
    ),
  undo: (id: string, wish: UndoWish) => ask<Done>("POST", `${at(id)}/undo`, wish),
  answerUndo: (id: string, seat: number, accept: boolean, sight: Sight | null) =>
    ask<Done>("POST", `${at(id)}/undo/answer`, { seat, accept, sight }),
  tryActions: (id: string, wish: TryWish) => ask<Tried>("POST", `${at(id)}/try`, wish),
  why: (id: string, seat: number, action: string) => ask<Why>("POST", `${at(id)}/why`, { seat, action }),

  /** With `eyes` undefined the server chooses: one's only seat, else a spectator's. */
  replay: (id: string, eyes: number | null | undefined) =>
    ask<Replay>(
      "GET",
      `${at(id)}/replay${eyes === undefined ? "" : eyes === null ? "?spectator=true" : `?seat=${eyes}`}`,
    ),
  steps: (id: string, eyes: number | null, first: number, count: number) =>
    ask<StepView[]>(
      "GET",
      `${at(id)}/replay/steps?first=${first}&count=${count}${eyes === null ? "" : `&seat=${eyes}`}`,
    ),
  figures: (id: string, eyes: number | null) =>
    ask<Figures>("GET", `${at(id)}/replay/figures${eyes === null ? "" : `?seat=${eyes}`}`),
  fork: (id: string, wish: ForkWish) => ask<TableState>("POST", `${at(id)}/fork`, wish),
  recordAddress: (id: string) => `${at(id)}/record`,
  bringRecord: (file: Blob) => ask<TableInfo>("POST", "/api/records", file),
  deleteRecord: (id: string) => ask<Done>("DELETE", `/api/records/${encodeURIComponent(id)}`),

  chat: (id: string, since: number) => ask<ChatLine[]>("GET", `${at(id)}/chat?since=${since}`),
  say: (id: string, text: string) => ask<ChatLine>("POST", `${at(id)}/chat`, { text }),
  notes: (id: string) => ask<{ text: string }>("GET", `${at(id)}/notes`),
  setNotes: (id: string, text: string) => ask<{ text: string }>("PUT", `${at(id)}/notes`, { text }),
};

/** A name under which the server carries something out only once, however often it is sent. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function at(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await reach(method, path, body);
  return (await response.json()) as Answer;
}

async function askText(path: string): Promise<string> {
  return (await reach("GET", path)).text();
}

async function reach(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Cabildo-Protocol": String(PROTOCOL) };
  const request: RequestInit = { method, credentials: "same-origin", headers };
  if (body instanceof Blob) request.body = body;
  else if (body !== undefined) {
    request.body = JSON.stringify(body);
    headers["Content-Type"] = "application/json";
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  if (response.status === 503 && isOurs(response)) throw new Unreachable(await readProblem(response));
  if (response.status >= 500) throw new Unreachable();
  throw new Refused(response.status, await readProblem(response));
}

/** Whether the server itself says what is wrong, and not a proxy in front of it. */
function isOurs(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("application/json") === true;
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: "problem-internal", message: response.statusText, rule: null, params: {} };
  }
}
