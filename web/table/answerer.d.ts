// Whoever answers at a table: the server over its connection, a lesson, a game looked back at. A
// session speaks to all three through this, and to nothing else.

import type { Done, ErrorBody, Hello, HelpShown, OverlayAreas, People, Request, Staged, TableInfo, Thinking, Update } from "../protocol.d.ts";

/** What is told without being asked for. */
export type Message = { table?: TableInfo; update?: Update; people?: People; thinking?: Thinking | null };

/** Who listens to what is told. */
export interface Listener {
  /** Something new about the table. */
  heard(message: Message): void;
  /** Whether there is an answer to be had, or why not. */
  changed(state: "open" | "lost" | "refused", why?: ErrorBody): void;
  /** Who looks, how, and what is known already; asked for each time that everything is told anew. */
  hello(): Hello;
}

/** The answer to each kind of request. */
export type Answered<R extends Request> = R extends { stage: unknown }
  ? Staged
  : R extends { help: unknown }
    ? HelpShown
    : R extends { overlay: unknown }
      ? OverlayAreas
      : Done;

export interface Answerer {
  /** Points count up at a table only; nobody is waited for in a replay. */
  readonly kind: "table" | "lesson" | "replay";
  /** Asks for something; a refusal is thrown. */
  ask<R extends Request>(request: R): Promise<Answered<R>>;
  /** Tells everything anew: another seat, another format, another step. */
  again(): void;
}
