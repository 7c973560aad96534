import { beforeEach, expect, test } from "vitest";
import Sequences, { loader as sequencesLoader } from "#app/routes/admin/topups/sequences.tsx";
import TopUps, { loader as topUpsLoader } from "#app/routes/admin/topups/top-ups.tsx";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { addSequence, waitingDocuments } from "#domain/invoicing/sequences.server.ts";
import { itbisToday } from "#domain/invoicing/tax-rate.server.ts";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { ownBankAccount } from "#domain/topups/bank-account.server.ts";
import { confirmTopUp } from "#domain/topups/decide-top-up.server.ts";
import { paidTopUp } from "#domain/topups/paid-top-up.server.ts";
import { sendVoucher } from "#domain/topups/send-voucher.server.ts";
import { topUpById } from "#domain/topups/top-up-queries.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { pdf } from "#tests/support/hostile-files.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Setting, { action, loader } from "./section.tsx";

// Administrators set where centers pay, who issues their receipts and at which rate; what depends on these settings follows.

const ctx = await testContext();
const lia = demoViewer("lia");
const member = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
const at = (section: string) => `https://cuna.test/dashboard/admin/ajustes/${section}`;
const load = (section: string) => loader(routeArgs(ctx, new Request(at(section)), { section }, {}, lia));
const post = (section: string, fields: Record<string, string>) =>
  action(routeArgs(ctx, formPost(at(section), fields), { section }, {}, lia)).catch((thrown: unknown) => thrown);
const opened = async (section: string) => {
  const { values, version } = await load(section);
  return { ...values, version: String(version) };
};
const saved = { status: 303 };
const refused = (errors: readonly string[]) => ({
  init: { status: 422 },
  data: { errors: Object.fromEntries(errors.map((name) => [name, expect.any(String)])) },
});
const errorsIn = (answer: unknown) => Object.keys((answer as { data: { errors: object } }).data.errors).toSorted();
const topUpsScreen = async () => {
  const loaderData = await topUpsLoader(routeArgs(ctx, new Request("https://cuna.test/dashboard/admin/recargas"), {}, {}, lia));
  return drawPage(TopUps, { loaderData });
};
const sequencesScreen = async () => {
  const request = new Request("https://cuna.test/dashboard/admin/recargas/secuencias");
  return drawPage(Sequences, { loaderData: await sequencesLoader(routeArgs(ctx, request, {}, {}, lia)) });
};
const ask = async () => {
  const asked = await askTopUp({ ...ctx, gateway: null }, member, { netCents: 100_00, method: "bank" });
  return asked && "id" in asked ? asked.id : asked?.outcome;
};

const ACCOUNT = {
  banco: "Banco del Caribe",
  titular: "Cuna, S. R. L.",
  rnc: "131246796",
  tipo: "Cuenta corriente",
  numero: "960-123456-7",
  moneda: "US$",
};
const ISSUER = { rnc: "1-31-24679-6", nombre: "Cuna, S. R. L.", direccion: "Calle El Conde 1, Santo Domingo" };

beforeEach(async () => {
  await ctx.db.deleteFrom("settings").where("key", "in", ["bank_account", "fiscal_issuer"]).execute();
});

test("centers may transfer as soon as the account is written, and no longer once it is empty; every screen that needs it leads to it", async () => {
  expect(await ask()).toBe("no-method");
  expect(await topUpsScreen()).toContain('href="/dashboard/admin/ajustes/cuenta-bancaria"');
  expect(await post("cuenta-bancaria", { ...ACCOUNT, version: "0" })).toMatchObject(saved);
  expect(await ownBankAccount(ctx.db)).toMatchObject({ bank: "Banco del Caribe", rnc: "1-31-24679-6", number: "960-123456-7" });
  expect(await ask()).toMatch(/^[0-9a-f-]{36}$/);
  expect(await topUpsScreen()).not.toContain("cuenta-bancaria");
  const other = { ...(await opened("cuenta-bancaria")), banco: "Otro banco" };
  expect(await post("cuenta-bancaria", other)).toMatchObject(saved);
  expect(await post("cuenta-bancaria", { ...other, banco: "El mío" })).toMatchObject({ init: { status: 409 }, data: { conflict: true } });
  const html = drawPage(Setting, { loaderData: await load("cuenta-bancaria"), params: { section: "cuenta-bancaria" } });
  expect(html).toMatch(/<th[^>]*>Banco<\/th>.*<del[^>]*>Banco del Caribe<\/del>.*<ins[^>]*>Otro banco<\/ins>/);
  const empty = Object.fromEntries(Object.keys(ACCOUNT).map((name) => [name, ""]));
  expect(await post("cuenta-bancaria", { ...empty, version: (await opened("cuenta-bancaria")).version })).toMatchObject(saved);
  expect(await ask()).toBe("no-method");
});

test.each([
  [{ rnc: "131246797" }, ["rnc"]],
  [{ numero: "000-000000-0" }, ["numero"]],
  [{ numero: "DO29BAGR00000001212453611324" }, ["numero"]],
  [{ tipo: "Tarjeta", moneda: "EUR" }, ["moneda", "tipo"]],
  [{ titular: " ", banco: "" }, ["banco", "titular"]],
] as const)("an account with %j is refused beside the field", async (wrong, fields) => {
  const answer = await post("cuenta-bancaria", { ...ACCOUNT, ...wrong, version: "0" });
  expect(answer).toMatchObject(refused(fields));
  expect(errorsIn(answer)).toEqual(fields);
  expect(await ownBankAccount(ctx.db)).toBeNull();
});

test("a receipt that waited for its issuer is issued when that is saved; issued ones keep the issuer that they had", async () => {
  expect(await sequencesScreen()).toContain('href="/dashboard/admin/ajustes/emisor"');
  await post("cuenta-bancaria", { ...ACCOUNT, version: "0" });
  await addSequence(ctx, { type: "E32", first: 1, last: 9, expiresOn: null }, "cli", paidTopUp);
  const id = (await ask())!;
  await sendVoucher(ctx, member, id, { fileName: "a.pdf", bytes: pdf });
  await confirmTopUp(ctx, id, "cli");
  expect((await waitingDocuments(ctx.db)).count).toBe(1);
  const wrong = await post("emisor", { ...ISSUER, rnc: "131246797", direccion: "x".repeat(101), version: "0" });
  expect(errorsIn(wrong)).toEqual(["direccion", "rnc"]);
  expect(await post("emisor", { ...ISSUER, version: "0" })).toMatchObject(saved);
  expect((await waitingDocuments(ctx.db)).count).toBe(0);
  expect(await sequencesScreen()).toMatch(/Cuna, S\. R\. L\..*href="\/dashboard\/admin\/ajustes\/emisor"/);
  expect(await post("emisor", { ...(await opened("emisor")), nombre: "Cuna Salud, S. R. L." })).toMatchObject(saved);
  const issued = await ctx.db.selectFrom("fiscal_documents").select(["issuer_tax_id", "issuer_name"]).where("top_up_id", "=", id).execute();
  expect(issued).toEqual([{ issuer_tax_id: "131246796", issuer_name: "Cuna, S. R. L." }]);
});

test("an announced rate of the ITBIS holds from its day on, and a top-up keeps the one that it was asked at", async () => {
  await post("cuenta-bancaria", { ...ACCOUNT, version: "0" });
  const today = dayInSantoDomingo(new Date());
  const form = await opened("itbis");
  expect(form).toMatchObject({ tasa: "18", norma: "Ley 253-12", "tasa-nueva": "" });
  for (const [wrong, fields] of [
    [{ "tasa-nueva": "16" }, ["desde", "norma-nueva"]],
    [{ "tasa-nueva": "31", desde: today, "norma-nueva": "Ley" }, ["desde", "tasa-nueva"]],
    [{ tasa: "18.555", norma: "" }, ["norma", "tasa"]],
  ] as const)
    expect(errorsIn(await post("itbis", { ...form, ...wrong }))).toEqual(fields);
  const early = (await ask())!;
  const announced = { "tasa-nueva": "16,5", desde: addDays(today, 1), "norma-nueva": "Ley 1-27" };
  expect(await post("itbis", { ...form, ...announced })).toMatchObject(saved);
  expect(await itbisToday(ctx.db)).toEqual({ basisPoints: 1800, source: "Ley 253-12" });
  const value = { percent: 18, source: "Ley 253-12", next: { percent: 16.5, from: today, source: "Ley 1-27" } };
  await ctx.db
    .updateTable("settings")
    .set({ value: JSON.stringify(value) })
    .where("key", "=", "itbis")
    .execute();
  expect(await itbisToday(ctx.db)).toEqual({ basisPoints: 1650, source: "Ley 1-27" });
  expect(await opened("itbis")).toMatchObject({ tasa: "16.5", norma: "Ley 1-27", "tasa-nueva": "", desde: "" });
  const late = (await ask())!;
  const rates = await Promise.all([early, late].map((id) => topUpById(ctx.db, id, "any")));
  expect(rates.map((topUp) => [topUp!.taxBasisPoints, topUp!.taxCents])).toEqual([
    [1800, 18_00],
    [1650, 16_50],
  ]);
});

test("a promised time is a whole number within bounds, and a term does not end before it begins", async () => {
  const form = await opened("promesas");
  const wrong = await post("promesas", { ...form, respuesta: "0", "papeles-desde": "6", "papeles-hasta": "5" });
  expect(errorsIn(wrong)).toEqual(["papeles-hasta", "respuesta"]);
  expect(await post("promesas", { ...form, respuesta: "12" })).toMatchObject(saved);
  expect(await opened("promesas")).toMatchObject({ respuesta: "12", "papeles-desde": "2", "papeles-hasta": "5" });
});
