import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { leadForDesk, openLeadForAdmin } from "#domain/desk/lead-detail.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { takeCall } from "./take-call.server.ts";

const ctx = await testContext();
const LIA = idOfPerson("lia");
const center = await addCenter(ctx, "luna-desk");

const leadOf = (id: string) =>
  ctx.db.selectFrom("leads").select(["status", "source", "awaits"]).where("id", "=", id).executeTakeFirstOrThrow();
const linesOf = async (id: string) => {
  const lines = await ctx.db
    .selectFrom("audit_log")
    .select("action")
    .where("subject_id", "=", id)
    .where("actor", "=", `admin:${LIA}`)
    .execute();
  return lines.map(({ action }) => action);
};

test("a call is its caller's word: no center hears of it before they confirm, and their data opens with a line each time", async () => {
  const call = {
    clave: randomUUID(),
    nombre: "Altagracia Peña",
    telefono: "+1 809 555 0199",
    email: "altagracia@correo.example",
    pais: "República Dominicana",
    servicio: "fiv",
    ciudad: "Santiago",
    centro: center.slug,
    mensaje: "Quiere saber el precio.",
    otros: "si",
    consentimiento: "si",
  };
  const admin = { ...ctx, actor: `admin:${LIA}` as const };
  expect(await takeCall(admin, { ...call, consentimiento: "" })).toMatchObject({ errors: { consentimiento: expect.any(String) } });
  expect(await takeCall(admin, { ...call, email: "x", telefono: "1" })).toMatchObject({
    status: 422,
    errors: { email: expect.any(String) },
  });
  const taken = await takeCall(admin, call);
  if (!("leadId" in taken)) throw new Error(JSON.stringify(taken));
  expect(await takeCall(admin, call)).toEqual(taken);
  expect(await leadOf(taken.leadId)).toMatchObject({ status: "unconfirmed", source: "call", awaits: "names" });
  expect(await routeLead(ctx, { leadId: taken.leadId, round: 1 })).toEqual({ outcome: "done-before" });
  const seen = await leadForDesk(ctx, taken.leadId);
  expect(seen).toMatchObject({ agreed: [], evidence: [{ kind: "submission" }] });
  expect(JSON.stringify(seen)).not.toMatch(/Altagracia|altagracia|0199/);
  const opened = [await openLeadForAdmin(ctx, LIA, taken.leadId), await openLeadForAdmin(ctx, LIA, taken.leadId)];
  expect(opened[1]?.form.email).toBe(call.email);
  expect(await linesOf(taken.leadId)).toEqual(["lead.submitted", "lead.opened", "lead.opened"]);
});
