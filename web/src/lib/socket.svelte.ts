/** The one socket of this browser: it beats, comes back after a loss, and then says again what it watches. */

import { PROTOCOL, type ClientMessage, type ServerMessage } from "./wire";

const BEAT = 20_000; // how often to ask whether the server is there
const PATIENCE = 8_000; // how long it may take to answer
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const NOBODY = 4401; // the server does not know who we are

export type Connection = "off" | "connecting" | "on";

interface Watching {
  table: string;
  seat: () => number | null;
  since: () => number;
  version: () => string | null; // of what this page has; null asks for the whole
  hear: (message: ServerMessage) => void;
  opened: () => void; // the socket is there, or there again: something may have been missed
}

export class Live {
  connection: Connection = $state("off");
  outdated = $state(false); // the server speaks another protocol than this page, which has to be loaded again
  private socket: WebSocket | null = null;
  private watching = new Map<string, Watching>();
  private waited = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: () => string = liveAddress,
    private readonly open: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  /** Follow a table; the functions tell with whose eyes and from which event on, whenever the socket comes back. */
  watch(watching: Watching): () => void {
    this.watching.set(watching.table, watching);
    if (this.connection === "on") this.tell(watching);
    else this.connect();
    return () => {
      if (this.watching.get(watching.table) !== watching) return;
      this.watching.delete(watching.table);
      this.send({ type: "unwatch", table: watching.table });
      if (this.watching.size === 0) this.close();
    };
  }

  /** Ask again for a table, because its eyes changed or something was missed. */
  again(table: string): void {
    const watching = this.watching.get(table);
    if (watching !== undefined) this.tell(watching);
  }

  /** Try now, for instance because the network is back. */
  wake(): void {
    if (this.watching.size === 0) return;
    if (this.connection === "on") this.ping();
    else {
      this.waited = 0;
      this.connect();
    }
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.socket !== null) return;
    this.connection = "connecting";
    const socket = this.open(this.address());
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private opened(): void {
    this.connection = "on";
    this.waited = 0;
    for (const watching of this.watching.values()) {
      this.tell(watching);
      watching.opened();
    }
    this.rest();
  }

  private heard(message: ServerMessage): void {
    this.rest();
    if (message.type === "table") this.watching.get(message.state.table.id)?.hear(message);
    else if (message.type === "problem" && message.problem.code === "problem-reload") this.outdated = true;
    else if (message.type === "chat" || message.type === "change") this.watching.get(message.table)?.hear(message);
    else if (message.type === "problem" && message.table !== null) this.watching.get(message.table)?.hear(message);
  }

  private lost(code: number): void {
    this.socket = null;
    clearTimeout(this.beat);
    if (this.watching.size === 0) {
      this.connection = "off";
      return;
    }
    this.connection = "connecting";
    this.waited = code === NOBODY ? LONGEST_WAIT : Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.waited * 2));
    const jitter = 0.7 + Math.random() * 0.6; // so that not all come back at once after a restart
    this.retry = setTimeout(() => this.connect(), this.waited * jitter);
  }

  private close(): void {
    clearTimeout(this.retry);
    clearTimeout(this.beat);
    const socket = this.socket;
    this.socket = null;
    this.connection = "off";
    socket?.close();
  }

  /** Something was heard, so the next question can wait. */
  private rest(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ping(), BEAT);
  }

  private ping(): void {
    clearTimeout(this.beat);
    this.send({ type: "ping" });
    this.beat = setTimeout(() => {
      const silent = this.socket;
      this.socket = null; // a dead socket may take minutes to say so
      silent?.close();
      this.lost(0);
    }, PATIENCE);
  }

  private tell({ table, seat, since, version }: Watching): void {
    this.send({ type: "watch", table, seat: seat(), since: since(), version: version(), protocol: PROTOCOL });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }
}

function liveAddress(): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/live`;
}

export const live = new Live();

export function followNetwork(): void {
  addEventListener("online", () => live.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") live.wake();
  });
}
