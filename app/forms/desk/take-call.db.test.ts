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

const call = {
  clave: randomUUID(),
  nombre: "Altagracia Peña",
  telefono: "+1 809 555 0199",
  email: "altagracia@correo.example",
  pais: "República Dominicana",
  servicio: "fiv",
  ciudad: "Santiago",
  centro: center.slug,
  elegido: "",
  mensaje: "Quiere saber el precio.",
  otros: "si",
  consentimiento: "si",
};
const admin = { ...ctx, actor: `admin:${LIA}` as const };

test("a call is its caller's word: no center hears of it before they confirm, and their data opens with a line each time", async () => {
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
  const seen = await leadForDesk(admin, taken.leadId);
  expect(seen).toMatchObject({ agreed: [], evidence: [{ kind: "submission" }] });
  expect(JSON.stringify(seen)).not.toMatch(/Altagracia|altagracia|0199/);
  const opened = [await openLeadForAdmin(admin, LIA, taken.leadId), await openLeadForAdmin(admin, LIA, taken.leadId)];
  expect(opened[1]?.form.email).toBe(call.email);
  expect(await linesOf(taken.leadId)).toEqual(["lead.submitted", "lead.opened", "lead.opened"]);
});

test("a center is named as people name it; where more than one may be meant somebody chooses, and nothing is stored before", async () => {
  await addCenter(ctx, "olas-uno", { clinic_name: "Clínica Olas", city: "Santiago" });
  await addCenter(ctx, "olas-dos", { clinic_name: "Clínica Olas", city: "Moca" });
  await addCenter(ctx, "olas-de-escondido", { clinic_name: "Clínica Olas Escondida", verification_status: "draft" });
  for (let n = 0; n < 7; n++) await addCenter(ctx, `arena-${n}`, { clinic_name: `Arena ${n} 100 %` });
  const named = async (centro: string, elegido = "") => {
    const clave = randomUUID();
    const taken = await takeCall(admin, { ...call, clave, email: `${clave}@correo.example`, centro, elegido });
    if ("leadId" in taken) {
      const [row] = await ctx.db
        .selectFrom("leads as l")
        .innerJoin("provider_profiles as p", "p.id", "l.origin_center_id")
        .select("p.slug")
        .where("l.id", "=", taken.leadId)
        .execute();
      return row?.slug;
    }
    expect(Object.keys(taken.errors)).toEqual(["centro"]);
    return taken.centers?.map(({ label }) => label);
  };
  const both = ["Clínica Olas, Moca", "Clínica Olas, Santiago"];
  expect(await named("clinica olas")).toEqual(both);
  expect(await named("las")).toEqual(expect.arrayContaining(both));
  expect(await named("clinica olas, MOCA")).toBe("olas-dos");
  expect(await named("  Clínica  Olas ", "olas-uno")).toBe("olas-uno");
  expect(await named("clinica holas")).toEqual(both);
  expect(await named("Clínica Olas", "luna-desk")).toEqual(both);
  expect(await named("olas-uno")).toBe("olas-uno");
  expect(await named("Arena 3")).toEqual(["Arena 3 100 %, Santiago"]);
  expect(await named("arena")).toHaveLength(5);
  expect(await named("arena", "arena-6")).toBe("arena-6");
  expect(await named("Centro luna-desk")).toBe("luna-desk");
  for (const nobody of ["Clínica Olas Escondida Allá", "%", "_", "\\", "zzzz", "Clínica Olas, Bonao\0"]) {
    const found = await named(nobody);
    expect(found, nobody).toBeInstanceOf(Array);
    expect(found).not.toContain("Clínica Olas Escondida, Santiago");
  }
  expect(await takeCall(admin, { ...call, clave: randomUUID(), centro: "zzzz", email: "x" })).toMatchObject({
    errors: { centro: expect.stringContaining("Ningún centro"), email: expect.any(String) },
  });
});
