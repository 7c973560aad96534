import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import { rolesWith } from "#domain/team/powers.ts";
import { keyedDigest } from "#platform/keys.ts";
import type { Consultation } from "./consultation.ts";
import { consultationRows, type NameReader } from "./consultation-queries.server.ts";

const SECRET_BYTES = 24;
const digestOf = (ctx: Pick<Context, "keys">, secret: string) => keyedDigest(ctx.keys, "consultation-calendar", secret);
const newSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

/**
 * Makes a secret address for a patient's consultations and returns its secret, once. The previous address shows nothing from then on.
 */
export function openPatientFeed(ctx: Context, userId: string): Promise<string> {
  const secret = newSecret();
  return ctx.db.transaction().execute(async (tx) => {
    const digest = digestOf(ctx, secret);
    await tx
      .insertInto("consultation_feeds")
      .values({ user_id: userId, digest })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ digest }))
      .execute();
    await record(tx, { actor: ctx.actor, action: "consultations.calendar-opened", subjectType: "user", subjectId: userId });
    return secret;
  });
}

/**
 * Makes a secret address for a center's agenda, which stops working when the person who made it leaves the center. Returns null when
 * this person does not manage the center.
 */
export function openProviderFeed(ctx: Context, member: Member): Promise<string | null> {
  const secret = newSecret();
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    const feed_digest = digestOf(ctx, secret);
    await tx
      .insertInto("consultation_hours")
      .values({ provider_id: member.providerId, feed_digest, feed_user_id: member.userId })
      .onConflict((conflict) => conflict.column("provider_id").doUpdateSet({ feed_digest, feed_user_id: member.userId }))
      .execute();
    return { act: { action: "consultations.calendar-opened" }, result: secret };
  });
}

/** Who reads a calendar: one patient, or the people of a center. */
type ConsultationFeed = { consultations: Consultation[] } & ({ side: "patient"; userId: string } | { side: "provider" });

/** Returns the consultations behind a secret address and the side that reads them, or null for an unknown address. */
export async function consultationFeed({ db, keys }: Pick<Context, "db" | "keys">, secret: string): Promise<ConsultationFeed | null> {
  if (!/^[\w-]{32}$/.test(secret)) return null;
  const digest = digestOf({ keys }, secret);
  const recent = sql`c.starts_at > now() - interval '60 days' and c.status in ('requested', 'confirmed', 'held')`;
  const patient = await db.selectFrom("consultation_feeds").select("user_id").where("digest", "=", digest).executeTakeFirst();
  if (patient) {
    const { user_id: userId } = patient;
    return { side: "patient", userId, consultations: await consultationRows(db, sql`c.patient_id = ${userId} and ${recent}`) };
  }
  const center = await db
    .selectFrom("consultation_hours as h")
    .innerJoin("provider_accounts as a", (join) =>
      join
        .onRef("a.provider_id", "=", "h.provider_id")
        .onRef("a.user_id", "=", "h.feed_user_id")
        .on("a.role", "in", rolesWith("agenda.keep")),
    )
    .select("h.provider_id")
    .where("h.feed_digest", "=", digest)
    .executeTakeFirst();
  if (!center) return null;
  const { provider_id: providerId } = center;
  const reader: NameReader = { keys, viewer: { kind: "center", providerId } };
  return { side: "provider", consultations: await consultationRows(db, sql`c.provider_id = ${providerId}::uuid and ${recent}`, reader) };
}
