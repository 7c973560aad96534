import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import Papa from "papaparse";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { OwnRole } from "#app/components/team/own-role.ts";
import { statementCsv } from "#app/forms/wallet/statement-csv.server.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import type { WalletEntry } from "#domain/offers/wallet-entries.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { moved } from "#tests/support/wallet.ts";
import { loader as csv } from "./statement-csv.ts";
import { loader as pdf } from "./statement-pdf.ts";
import WalletPage, { action, loader } from "./wallet.tsx";

const ctx = await testContext();
const amaranta = demoViewer("amaranta");
const PAGE = "https://cuna.test/dashboard/provider/billetera";

/** Returns a center of Amaranta's that her screens show. */
async function center(): Promise<string> {
  const { id } = await addCenter(ctx, `ruta-${randomUUID().slice(0, 8)}`);
  await ctx.db
    .insertInto("provider_accounts")
    .values({ user_id: idOfPerson("amaranta"), provider_id: id, role: "owner", chosen_at: new Date() })
    .execute();
  return id;
}
const asked = (query: string, path = PAGE) => routeArgs(ctx, new Request(path + query), {}, {}, amaranta);
const page = async (query = "") => drawPage(WalletPage, { loaderData: await loader(asked(query)) });
const statusOf = (answer: unknown) => (answer as { init?: ResponseInit }).init?.status ?? (answer as Response).status;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown) => statusOf(thrown),
  );

test("a new center reads that three requests are at our cost; then what it has, for how much it is enough, and each line", async () => {
  const id = await center();
  expect(await page()).toContain("Te quedan 3");
  await moved(ctx, id, 20_000);
  for (let request = 0; request < 11; request++) await moved(ctx, id, -100);
  const newest = await page();
  for (const told of ["US$ 189.00", "unas 10 solicitudes de FIV", "RD$ 11 700".replace(" 7", "\u00a07"), "−1.00", "189.00"])
    expect(newest).toContain(told);
  expect(newest).not.toContain("+200.00");
  const [, next] = /href="[^"]*(\?antes=[\w-]+)/.exec(newest)!;
  expect(await page(next)).toContain("+200.00");
  expect(await page("?tipo=recargas")).not.toContain("−1.00");
  expect(await page("?hasta=2020-01-01")).toContain("Ningún movimiento cumple el filtro");
  expect(await refusal(loader(asked(`?antes=${randomUUID()}`)))).toBe(404);
});

test.each(["treinta", "-1", "30.50", "10001", ""])("%j is no threshold: it stays in its field with what to type", async (monto) => {
  const centro = await center();
  const answer = await action(routeArgs(ctx, formPost(PAGE, { centro, monto }), {}, {}, amaranta));
  expect(statusOf(answer)).toBe(422);
  const { data: actionData } = answer as { data: unknown };
  const again = drawPage(WalletPage, { loaderData: await loader(asked("")), actionData });
  expect(again).toContain("Escribe un monto entero");
  expect(again).toContain(`value="${monto}"`);
});

test("a threshold is kept for its center, and for no center of somebody else", async () => {
  const centro = await center();
  const post = (of: string) => action(routeArgs(ctx, formPost(PAGE, { centro: of, monto: "45" }), {}, {}, amaranta));
  expect(await refusal(post(centro))).toBe(303);
  expect(await page("?hecho=aviso")).toContain("por debajo de US$ 45.00");
  const { id: other } = await addCenter(ctx, `ajeno-${randomUUID().slice(0, 8)}`);
  expect(await refusal(post(other))).toBe(404);
});

test("whoever keeps the money asks for an opened request back beside its line, and reads nothing else of it", async () => {
  const { member, offer } = await aBuyer(ctx);
  const { id, lead_id } = await offer();
  expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
  const yadira = demoViewer("yadira");
  const role = { user_id: yadira.userId, provider_id: member.providerId, role: "finance", chosen_at: new Date() };
  await ctx.db.insertInto("provider_accounts").values(role).execute();
  const draw = async (actionData?: unknown) => {
    const loaderData = await loader(routeArgs(ctx, new Request(PAGE), {}, {}, yadira));
    const Page = WalletPage as ComponentType<object>;
    const Finance = (props: object) => (
      <OwnRole value="finance">
        <Page {...props} />
      </OwnRole>
    );
    return drawPage(Finance, { loaderData, actionData });
  };
  const send = (motivo: string, solicitud = id) =>
    action(routeArgs(ctx, formPost(PAGE, { centro: member.providerId, hacer: "devolver", solicitud, motivo }), {}, {}, yadira));
  const first = await draw();
  expect(first).toContain("Pedir su devolución");
  expect(first).not.toMatch(/solicitudes\/|billetera\/automatica/);
  const wrong = await send("duplicate");
  expect(statusOf(wrong)).toBe(422);
  expect(await draw((wrong as { data: unknown }).data)).toContain("No nos consta esa razón");
  expect(await refusal(send("duplicate", randomUUID()) as Promise<unknown>)).toBe(404);
  expect(await refusal(send("wrong-phone") as Promise<unknown>)).toBe(303);
  const asked = await draw();
  expect(asked).toContain("Devolución pedida: decide nuestro equipo");
  expect(asked).not.toContain("El teléfono no es de quien escribió");
  await sql`update mail_messages set status = 'refused', last_error = '550 no such user' where lead_id = ${lead_id}`.execute(ctx.db);
  expect(await refusal(send("unreachable") as Promise<unknown>)).toBe(303);
  const back = await draw();
  expect(back).not.toContain("Pedir su devolución");
  expect(back).toContain("Devolución");
});

test("a month is a table and a document; anything else is not found", async () => {
  const id = await center();
  await moved(ctx, id, 5000);
  await moved(ctx, id, -1800);
  const mes = dayInSantoDomingo(new Date()).slice(0, 7);
  const table = await (await csv(asked(`?mes=${mes}`, `${PAGE}/estado.csv`))).text();
  const { data: rows } = Papa.parse<string[]>(table.replace("\uFEFF", "").trimEnd());
  expect(rows.map((row) => row.slice(5, 8))).toEqual([
    ["Entra, US$", "Sale, US$", "Saldo, US$"],
    ["50.00", "", "50.00"],
    ["", "18.00", "32.00"],
  ]);
  const paper = Buffer.from(await (await pdf(asked(`?mes=${mes}`, `${PAGE}/estado.pdf`))).arrayBuffer());
  expect(paper.subarray(0, 5).toString()).toBe("%PDF-");
  for (const wrong of ["", "?mes=2026-13", "?mes=2026", "?mes=%00"]) expect(await refusal(csv(asked(wrong))), wrong).toBe(404);
});

test("no cell begins like a formula, whatever a treatment or a city is called", () => {
  const line = (service: string): WalletEntry => ({
    id: randomUUID(),
    at: new Date(),
    kind: "purchase",
    amountCents: -1800,
    balanceCents: 3200,
    other: "revenue",
    request: { id: randomUUID(), number: "CU-2026-00001", service, city: null, open: true, returned: null },
    detail: {},
  });
  const entries = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", 'a"b,c'].map(line);
  const table = statementCsv({ from: "2026-11-01", to: "2026-11-30", openingCents: 0, closingCents: 0, entries });
  const { data: rows } = Papa.parse<string[]>(table.replace("\uFEFF", "").trimEnd());
  expect(rows.map((row) => row[3]).slice(1)).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1", 'a"b,c']);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});
