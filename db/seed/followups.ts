import type { Context } from "#domain/context.ts";
import { assign } from "#domain/followups/assign.server.ts";
import { recordContact } from "#domain/followups/record-contact.server.ts";
import { writeNote } from "#domain/followups/write-note.server.ts";
import { demoLeadIds } from "./demo-lead-ids.ts";
import { idOfPerson } from "./people.ts";
import { idOfCenter } from "./provider-rows.ts";

/** Adds what the first center did with María's request: a message, a note, and a person in charge. Does it once. */
export async function seedFollowups(ctx: Context): Promise<void> {
  const member = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
  const offer = await ctx.db
    .selectFrom("offers as o")
    .leftJoin("followups as f", "f.offer_id", "o.id")
    .select(["o.id", "f.state"])
    .where("o.lead_id", "=", (await demoLeadIds(ctx.db)).maria ?? null)
    .where("o.provider_id", "=", member.providerId)
    .executeTakeFirst();
  if (!offer || offer.state) return;
  await recordContact(ctx, member, { offerId: offer.id, way: "whatsapp" });
  await assign(ctx, member, { offerId: offer.id, to: member.userId });
  await writeNote(ctx, member, {
    offerId: offer.id,
    text: "Prefiere los martes por la tarde. Pidió el presupuesto con la medicación aparte.",
    lastNote: "",
  });
}
