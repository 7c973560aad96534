import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { FiscalType } from "./fiscal.ts";
import { issueDueDocuments, type ReadPaid } from "./issue-documents.server.ts";

/** A range of numbers that the DGII authorised. */
export interface FiscalSequence {
  readonly id: string;
  readonly type: FiscalType;
  readonly first: number;
  readonly last: number;
  readonly next: number;
  readonly expiresOn: string | null;
  readonly expired: boolean;
  readonly demo: boolean;
}

export interface NewSequence {
  readonly type: FiscalType;
  readonly first: number;
  readonly last: number;
  readonly expiresOn: string | null;
  /** True for a sequence of the demo world, whose documents say that they are not real. */
  readonly demo?: boolean;
}

const OVERLAPS = "23P01";

/** Adds a range. `overlaps`: another range contains some of its numbers. Documents that waited for it are issued at once. */
export async function addSequence(
  ctx: Pick<Context, "db">,
  { type, first, last, expiresOn, demo = false }: NewSequence,
  actor: Actor,
  paid: ReadPaid,
): Promise<"added" | "overlaps"> {
  const outcome = await ctx.db
    .transaction()
    .execute(async (tx): Promise<"added"> => {
      await holdRanges(tx, type);
      const { id } = await tx
        .insertInto("fiscal_sequences")
        .values({ type, first_number: first, last_number: last, next_number: first, expires_on: expiresOn, demo, set_by: actor })
        .returning("id")
        .executeTakeFirstOrThrow();
      const detail = { type, first, last, expiresOn };
      await record(tx, { actor, action: "fiscal.sequence_added", subjectType: "fiscal_sequence", subjectId: id, detail });
      return "added";
    })
    .catch((error: { code?: string }) => {
      if (error.code === OVERLAPS) return "overlaps" as const;
      throw error;
    });
  if (outcome === "added") await issueDueDocuments(ctx, paid);
  return outcome;
}

/**
 * Lets one range of a type be added at a time, while nobody takes a number of the type. With the exclusion constraint alone, two
 * overlapping ranges would wait for each other.
 */
async function holdRanges(tx: Tx, type: FiscalType): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fiscal sequences ${type}`}, 0))`.execute(tx);
  await sql`select from fiscal_sequences where type = ${type} order by first_number for no key update`.execute(tx);
}

/** Returns all ranges, those in use first. */
export async function fiscalSequences(db: Db): Promise<FiscalSequence[]> {
  const { rows } = await sql<FiscalSequence>`
    select id, type, first_number::float8 as first, last_number::float8 as last, next_number::float8 as next, expires_on as "expiresOn", demo,
      coalesce(expires_on < (now() at time zone 'America/Santo_Domingo')::date, false) as expired
    from fiscal_sequences order by (next_number > last_number), type, first_number`.execute(db);
  return rows;
}

/** Returns how many documents wait, and since when. */
export async function waitingDocuments(db: Db): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(since) as since from fiscal_due`.execute(db);
  return rows[0]!;
}
