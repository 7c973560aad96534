import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, submitted } from "#tests/support/leads.ts";
import { leaveOfPatient, leaveToOpen } from "./lead-access.ts";
import { unsealLead, unsealMasked } from "./sealed-lead.server.ts";

const { db, keys, ...ctx } = await testContext();
await addCenter({ ...ctx, db, keys }, "luna");
const form = person({ nombre: "Quintanilla", apellido: "Canario", mensaje: "¿Cuánto cuesta?" });
const { leadId } = await submitted({ ...ctx, db, keys }, { originSlug: "luna", form });
const { sealed } = await db.selectFrom("leads").select("sealed").where("id", "=", leadId).executeTakeFirstOrThrow();
const offer = { id: "o1", providerId: "luna", status: "purchased" } as const;

test("a masked leave opens what a center may read before it buys, and cannot even name the e-mail", async () => {
  const leave = leaveToOpen({ kind: "offer-link", offerId: offer.id }, leadId, offer);
  const masked = await unsealMasked(keys, db, leave, sealed, 2026);
  expect(masked).toMatchObject({ message: "¿Cuánto cuesta?", messageWithheld: false });
  for (const hidden of [form.nombre, form.apellido, form.email, form.telefono]) expect(JSON.stringify(masked)).not.toContain(hidden);
  // @ts-expect-error The whole lead takes an open leave.
  const _whole = () => unsealLead(keys, db, leave, sealed);
  // @ts-expect-error A page that holds the masked person has no form.
  expect(masked?.form).toBeUndefined();
});

test("an open leave opens the whole lead, to the center that bought it too; without leave nothing opens", async () => {
  expect((await unsealLead(keys, db, leaveOfPatient(leadId), sealed))?.form).toEqual(form);
  const leave = leaveToOpen({ kind: "center", providerIds: ["luna"] }, leadId, offer);
  // @ts-expect-error Before it is asked how much it shows, a center's leave may be a masked one.
  const _unasked = () => unsealLead(keys, db, leave, sealed);
  expect((await unsealLead(keys, db, leave?.sight === "open" ? leave : null, sealed))?.form.email).toBe(form.email);
  expect(await unsealLead(keys, db, null, sealed)).toBeNull();
  expect(await unsealMasked(keys, db, null, sealed, 2026)).toBeNull();
});
