import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { type Keys, signToken, verifyToken } from "#platform/keys.ts";
import { type ChangeOutcome, changeConsultation, type Party } from "./change-consultation.server.ts";
import type { Consultation } from "./consultation.ts";
import { consultationRows } from "./consultation-queries.server.ts";
import { type Act, changeBy } from "./transitions.ts";

const PURPOSE = "consultation-answer";

interface Payload {
  consultationId: string;
  /** The link answers for the consultation as it was. Each change, its own answer too, uses it up. */
  revision: number;
}

/** Signs the link of a reminder, by which its patient says once whether they come. */
export const answerToken = (keys: Keys, { id, revision, startsAt }: Pick<Consultation, "id" | "revision" | "startsAt">): string =>
  signToken(keys, PURPOSE, { consultationId: id, revision } satisfies Payload, startsAt);

export interface LinkedConsultation {
  consultation: Consultation;
  /** The acts that the link is still good for: an answer, or to take back one that said no. */
  acts: readonly Act[];
}

/** Returns the consultation behind the link of a reminder; null when the link is forged, or the consultation has begun. */
export async function consultationOfAnswer(ctx: Pick<Context, "db" | "keys">, token: string): Promise<LinkedConsultation | null> {
  const found = await read(ctx, token);
  return found && { consultation: found.consultation, acts: found.acts };
}

/** Does one of the acts for which the link is good. */
export async function answerByLink(ctx: Context, token: string, act: Act): Promise<ChangeOutcome> {
  const found = await read(ctx, token);
  if (!found) return "not-found";
  const { consultation, acts, party } = found;
  if (!acts.includes(act)) return "not-possible";
  return changeConsultation(ctx, party, consultation.id, { act, revision: consultation.revision });
}

async function read({ db, keys }: Pick<Context, "db" | "keys">, token: string) {
  const now = await databaseTime(db);
  const payload = verifyToken<Payload>(keys, PURPOSE, token, now);
  if (!payload) return null;
  const { consultationId: id, revision } = payload;
  const [consultation] = await consultationRows(db, sql`c.id = ${id}::uuid`);
  const whose = await db.selectFrom("consultations").select(["patient_id", "guest_id"]).where("id", "=", id).executeTakeFirst();
  const party = whose && partyOf(whose.patient_id, whose.guest_id);
  if (!consultation || !party) return null;
  const good: readonly Act[] =
    consultation.revision === revision ? ["coming", "cancel"] : consultation.revision === revision + 1 ? ["restore"] : [];
  return { consultation, party, acts: good.filter((act) => changeBy("patient", act, consultation, now) !== null) };
}

function partyOf(userId: string | null, guestId: string | null): Party | null {
  if (userId) return { side: "patient", userId };
  return guestId ? { side: "patient", guestId } : null;
}
