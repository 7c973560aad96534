import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { PROMISES, type PromisedFigures, type PromiseName, readPromises } from "./promises.ts";

export interface Promises extends PromisedFigures {
  /** Whether the register still has each promise. A retired one is shown nowhere, but its figure stays a goal of our own team. */
  readonly stands: Readonly<Record<PromiseName, boolean>>;
}

export async function loadPromises(db: Db | Tx): Promise<Promises> {
  const { rows } = await sql<{ figures: unknown; standing: string[] }>`
    select (select value from settings where key = 'promises') as figures,
      array(select promise from statements where promise is not null and retired_at is null) as standing`.execute(db);
  const { figures, standing } = rows[0]!;
  const stands = Object.fromEntries(PROMISES.map((name) => [name, standing.includes(name)])) as Record<PromiseName, boolean>;
  return { ...readPromises(figures), stands };
}

/** Returns within how many hours our own team promises to answer; null when it promises no time. */
export async function promisedReplyHours(db: Db | Tx): Promise<number | null> {
  const { replyWithinHours, stands } = await loadPromises(db);
  return stands["team-reply"] ? replyWithinHours : null;
}
