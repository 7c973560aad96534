import { beforeAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { sendVoucher } from "#domain/topups/send-voucher.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { testContext } from "./support/context.ts";
import { pdf } from "./support/hostile-files.ts";
import { addCenter, routed } from "./support/leads.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { putInForce } from "./support/policy.ts";
import { drawPages } from "./support/server-build.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";
import { type PlainPage, visit } from "./support/without-script.ts";

// An administrator's decisions about requests and money, on the drawn pages of the whole site, using only forms and links.

drawPages();
const ctx = await testContext();
const LUNA = idOfCenter("Clínica Luna de Larimar");

let site: WholeSite;
let cookie: string;
beforeAll(async () => {
  site = await openWholeSite(ctx);
  const account = { bank: "Banco", holder: "Cuna", rnc: "999999992", kind: "Corriente", number: "1", currency: "US$" };
  await ctx.db
    .insertInto("settings")
    .values({ key: "bank_account", value: JSON.stringify(account) })
    .execute();
  cookie = (await peopleAtTheDoor(ctx, site, ["an administrator with a second step"]))["an administrator with a second step"];
});

const open = (path: string): Promise<PlainPage> => visit(site, cookie, path);
const actsOn = async (subject: string) => {
  const lines = ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", subject).where("actor", "like", "admin:%");
  return (await lines.orderBy("at").execute()).map(({ action }) => action);
};
const offersOf = (leadId: string) => ctx.db.selectFrom("offers").select("provider_id").where("lead_id", "=", leadId).execute();

test("a held request is rejected only with a reason, and qualified it reaches the center that the person named", async () => {
  const center = await addCenter(ctx, "formas-retiene");
  const before = await putInForce(ctx.db, { thresholds: { routed: 100, held: 1 } });
  const { leadId } = await routed(ctx, { originSlug: center.slug });
  await putInForce(ctx.db, before);
  const page = await open(`/dashboard/admin/solicitudes/${leadId}`);
  const refused = await page.press("Rechazar");
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("Elige un motivo de la lista.")]);
  const qualified = await page.press("Calificar y derivar");
  expect([qualified.status, qualified.text]).toEqual([200, expect.stringContaining("Calificada. La derivación está en marcha.")]);
  expect((await page.press("Calificar y derivar")).text, "pressed again in another tab").toMatch(/ya/i);
  expect(await actsOn(leadId)).toEqual(["lead.qualified"]);
  expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "routed", offers: 1 });
  expect(await offersOf(leadId)).toEqual([{ provider_id: center.id }]);
});

test("another round goes to the boxes that are ticked, which are the centers that the person agreed to", async () => {
  const center = await addCenter(ctx, "formas-ronda", { services_offered: ["icsi"] });
  const { leadId } = await routed(ctx, { originSlug: center.slug });
  const services = { services_offered: ["fiv"] };
  await ctx.db.updateTable("provider_profiles").set(services).where("id", "=", center.id).execute();
  const page = await open(`/dashboard/admin/solicitudes/${leadId}`);
  const nobody = await page.press("Derivar a los marcados");
  expect([nobody.status, nobody.text]).toEqual([422, expect.stringContaining("Marca al menos un centro.")]);
  const forged = { accion: "derivar", centro: LUNA };
  expect((await site.post(page.path, forged, cookie)).status, "a center that the person did not agree to").toBe(409);
  const done = await nobody.press("Derivar a los marcados", { centro: center.id });
  expect(done.text).toContain("La nueva ronda está en marcha.");
  expect(await actsOn(leadId)).toEqual(["lead.rerouted"]);
  await routeLead(ctx, { leadId, round: 2, only: [center.id] });
  expect(await offersOf(leadId)).toEqual([{ provider_id: center.id }]);
});

test("a policy is tried, then saved with its reason; who saves second keeps what they typed and is told", async () => {
  const policy = await open("/dashboard/admin/politica");
  const [city, language] = [Number(policy.valueOf("ciudad")), Number(policy.valueOf("idioma"))];
  const wrong = await policy.press("Probar en seco", { ciudad: String(city + 1) });
  expect(wrong.text).toContain("Los pesos tienen que sumar 100. Ahora suman 101.");
  const tried = await wrong.press("Probar en seco", { idioma: String(language - 1) });
  const version = Number(tried.valueOf("despues"));
  const save = `Guardar la v${version + 1}`;
  const silent = await tried.press(save);
  expect([silent.status, silent.text]).toEqual([422, expect.stringContaining("Escribe el motivo")]);
  const saved = await silent.press(save, { motivo: "Más cerca." });
  expect(saved.text).toContain(`La v${version + 1} ya rige para las solicitudes nuevas.`);
  expect([saved.valueOf("ciudad"), saved.valueOf("idioma")]).toEqual([String(city + 1), String(language - 1)]);
  const second = await (await open(tried.path)).press("Probar en seco", { ciudad: String(city + 2), idioma: String(language - 2) });
  await putInForce(ctx.db, {});
  const late = await second.press(`Guardar la v${version + 2}`, { motivo: "Aún más cerca." });
  expect([late.status, late.valueOf("motivo"), late.text]).toEqual([
    409,
    "Aún más cerca.",
    expect.stringContaining("Alguien guardó otra versión mientras probabas."),
  ]);
});

test("a voucher is refused with a reason that the center reads, or confirmed, and the money is there once", async () => {
  const member = { userId: idOfPerson("amaranta"), providerId: LUNA };
  const sent = async () => {
    const asked = await askTopUp({ ...ctx, gateway: null }, member, { netCents: 100_00, method: "bank" });
    if (asked?.outcome !== "asked") throw new Error(`not asked: ${asked?.outcome}`);
    expect(await sendVoucher(ctx, member, asked.id, { fileName: "transferencia.pdf", bytes: pdf })).toBe("sent");
    return asked.id;
  };
  const balance = await balanceOf(ctx.db, LUNA);
  const [wrong, right] = [await sent(), await sent()];

  const page = await open(`/dashboard/admin/recargas/${wrong}`);
  expect(page.text).toContain("transferencia.pdf");
  const silent = await page.press("Rechazar");
  expect([silent.status, silent.text]).toEqual([422, expect.stringContaining("Escribe el motivo")]);
  const refused = await silent.press("Rechazar", { motivo: "El monto no es el de la transferencia." });
  expect(refused.text).toContain("La recarga quedó rechazada y el centro fue avisado.");
  expect(refused.text).toContain("El monto no es el de la transferencia.");
  expect((await page.press("Confirmar la transferencia")).text, "confirmed in another tab").toContain(
    "Otra persona ya decidió esta recarga.",
  );
  expect(await balanceOf(ctx.db, LUNA)).toBe(balance);

  const other = await open(`/dashboard/admin/recargas/${right}`);
  const confirmed = await Promise.all([other, other].map((tab) => tab.press("Confirmar la transferencia")));
  expect(confirmed.some(({ text }) => text.includes("La recarga quedó confirmada y el centro fue avisado."))).toBe(true);
  expect(await balanceOf(ctx.db, LUNA)).toBe(balance + 100_00);
});
