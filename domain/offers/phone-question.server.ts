import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { readPhoneToken } from "./phone-token.ts";

export interface PhoneQuestion {
  number: string;
  center: string;
  /** The last two digits, since the reader of the mail may be somebody else. */
  endsIn: string;
  /** Null until it is answered. */
  isRight: boolean | null;
  decided: boolean;
}

/** Returns the question behind the link of a mail, or null when it is no longer asked. */
export async function phoneQuestion({ db, keys }: Pick<Context, "db" | "keys">, token: string): Promise<PhoneQuestion | null> {
  const returnId = readPhoneToken(keys, token, await databaseTime(db));
  if (returnId === null) return null;
  const row = await db
    .selectFrom("lead_returns as r")
    .innerJoin("offers as o", "o.id", "r.offer_id")
    .innerJoin("leads as l", "l.id", "o.lead_id")
    .innerJoin("provider_profiles as p", "p.id", "o.provider_id")
    .select(["l.id", "l.number", "l.sealed", calledAs("p").as("center"), "r.phone_is_right", "r.state"])
    .where("r.id", "=", returnId)
    .executeTakeFirst();
  const lead = row && (await unsealLead(keys, db, leaveOfPatient(row.id), row.sealed));
  if (!row || !lead) return null;
  const endsIn = lead.phone.dialable.replace(/\D/g, "").slice(-2);
  return { number: row.number, center: row.center, endsIn, isRight: row.phone_is_right, decided: row.state !== "asked" };
}

/**
 * Stores a patient's answer about their telephone number. The first answer counts, and none is taken after the decision or through an
 * expired link.
 */
export function answerPhoneQuestion(ctx: Context, token: string, isRight: boolean): Promise<{ outcome: "answered" | "answered-before" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const returnId = readPhoneToken(ctx.keys, token, await databaseTime(tx));
    if (returnId === null) return { outcome: "answered-before" };
    const answered = await tx
      .updateTable("lead_returns")
      .set({ phone_is_right: isRight, answered_at: sql`now()` })
      .where("id", "=", returnId)
      .where("state", "=", "asked")
      .where("answered_at", "is", null)
      .returning("offer_id")
      .executeTakeFirst();
    if (!answered) return { outcome: "answered-before" };
    const detail = { offer: answered.offer_id, right: isRight };
    await record(tx, { actor: "link:lead", action: "return.phone-answered", subjectType: "return", subjectId: returnId, detail });
    return { outcome: "answered" };
  });
}
