import type { Kysely } from "kysely";
import type { DB } from "#db/types.ts";
import type { TextKey, TextKind } from "#domain/content/content-documents.ts";
import { digestOf } from "#domain/content/digest-of.server.ts";
import { withoutReview } from "#domain/content/edit-fields.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { signReview } from "#domain/reviewers/decide-review.server.ts";
import { addRemark } from "#domain/reviewers/remarks.server.ts";
import { reviewsOf } from "#domain/reviewers/review-queries.server.ts";
import { sendToReview } from "#domain/reviewers/send-to-review.server.ts";
import { DEMO_PASSWORD } from "./data/people.ts";
import { idOfPerson } from "./people.ts";

const NAME = "Dra. Inés Cabral";
const SIGNED: TextKey = { kind: "article", slug: "edad-y-reserva-ovarica" };
const WAITING: TextKey = { kind: "treatment", slug: "congelacion-de-embriones" };

/**
 * Gives the fictional reviewer a text that waits for her, with a remark, and one that she signed. The signed text stays a draft: no
 * page of the demo world names her until somebody publishes it. Does nothing if she is a reviewer already.
 */
export async function seedReviewer(ctx: Context): Promise<void> {
  const [ines, lia] = [idOfPerson("ines"), idOfPerson("lia")];
  const there = await ctx.db.selectFrom("profiles").select("user_id").where("user_id", "in", [ines, lia]).execute();
  if (there.length < 2) return;
  const made = await ctx.db
    .insertInto("reviewers")
    .values({ user_id: ines, name: NAME, profession: "doctor", specialty: "ginecóloga", licence: "Exequátur 411-19", invited_by: lia })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (!made) return;
  await send(ctx, SIGNED, "");
  const [review] = await reviewsOf(ctx.db, ines);
  const version = review && (await textVersions(ctx.db, SIGNED)).find(({ number }) => number === review.number);
  if (!review || !version) return;
  const shown = { reviewId: review.id, number: review.number, digest: digestOf(version.text) };
  await signReview(ctx, ines, { ...shown, typedName: NAME, password: DEMO_PASSWORD });
  await send(ctx, WAITING, "Mira sobre todo la sección de riesgos.");
  const waiting = (await reviewsOf(ctx.db, ines)).find(({ state }) => state === "sent");
  const remark = { part: "riesgos", paragraph: 1, remark: "Aquí falta decir en qué semana se mide." };
  if (waiting) await addRemark(ctx, ines, { reviewId: waiting.id, ...remark });
}

async function send(ctx: Context, key: TextKey, note: string): Promise<void> {
  const number = (await textVersions(ctx.db, key)).find(({ state }) => state !== "waiting")?.number ?? 0;
  await sendToReview(ctx, idOfPerson("lia"), { ...key, number, reviewerId: idOfPerson("ines"), note });
}

/** Removes the fictional signature from every text: no page may show it once the demo world is gone. */
export async function forgetReviewer(tx: Kysely<DB>): Promise<void> {
  const ines = idOfPerson("ines");
  await tx.deleteFrom("text_reviews").where("reviewer_id", "=", ines).execute();
  await tx.deleteFrom("content_versions").where("signed_by", "=", ines).where("state", "=", "draft").execute();
  const signed = await tx.selectFrom("content_versions").select(["kind", "slug", "number", "text"]).where("signed_by", "=", ines).execute();
  for (const { kind, slug, number, text } of signed)
    await tx
      .updateTable("content_versions")
      .set({ text: withoutReview(kind as TextKind, text), reviewed_on: null })
      .where("kind", "=", kind)
      .where("slug", "=", slug)
      .where("number", "=", number)
      .execute();
}
