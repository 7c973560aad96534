import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type CheckedSentence, checkDraft } from "./check-draft.ts";
import { type DraftSubject, directoryFacts } from "./directory-facts.server.ts";
import type { Fact } from "./fact.ts";
import type { Point } from "./points.ts";
import type { Sentence } from "./template.ts";
import type { Wording } from "./word-draft.server.ts";

export interface DraftCheck {
  readonly point: Point;
  /** Null when the account no longer exists. */
  readonly by: string | null;
  readonly at: Date;
}

export interface OpenDraft {
  readonly version: string;
  readonly madeAt: Date;
  readonly facts: readonly Fact[];
  readonly sentences: readonly CheckedSentence[];
  readonly checks: readonly DraftCheck[];
  /** The version of the text that it became; null before that. */
  readonly passedNumber: number | null;
  /** The outcome of asking a model to word the sentences; null when none was asked. */
  readonly wording: Wording | null;
}

/** Returns the newest draft about a subject, checked against what the directory knows now; null when there is none. */
export async function openDraft(db: Db, subject: DraftSubject): Promise<OpenDraft | null> {
  const [draft, checks, now] = await Promise.all([
    db
      .selectFrom("text_drafts")
      .selectAll()
      .where("service_type_id", "=", subject.serviceId)
      .where("city_id", "=", subject.city?.id ?? "")
      .executeTakeFirst(),
    checksOf(db, subject),
    directoryFacts(db, subject),
  ]);
  if (!draft) return null;
  const [facts, sentences] = [draft.facts as unknown as Fact[], draft.sentences as unknown as Sentence[]];
  return {
    version: draft.version,
    madeAt: draft.made_at,
    facts,
    sentences: checkDraft(sentences, facts, now),
    checks,
    passedNumber: draft.passed_number,
    wording: draft.wording as unknown as Wording | null,
  };
}

async function checksOf(db: Db, { serviceId, city }: DraftSubject): Promise<DraftCheck[]> {
  const { rows } = await sql<DraftCheck>`
    select c.point, c.checked_at as at, nullif(btrim(concat(p.first_name, ' ', p.last_name)), '') as by
    from text_draft_checks c left join profiles p on p.user_id = c.checked_by 
    where c.service_type_id = ${serviceId} and c.city_id = ${city?.id ?? ""}`.execute(db);
  return rows;
}
