import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import StatementScreen, { loader as statementLoader } from "#app/routes/admin/statements/statement.tsx";
import HomePage, { loader as homeLoader } from "#app/routes/public/home.tsx";
import Advice, { loader as adviceLoader } from "#app/routes/public/inbox/advice.tsx";
import Contact, { loader as contactLoader } from "#app/routes/public/inbox/contact.tsx";
import { idOfPerson } from "#db/seed/people.ts";
import type { WrittenKind } from "#domain/inbox/message.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { saveSetting } from "#domain/settings/save-setting.server.ts";
import { storedSettings } from "#domain/settings/setting-queries.server.ts";
import { addStatement, restoreStatement, retireStatement } from "#domain/statements/change-statement.server.ts";
import type { PromiseName } from "#domain/statements/promises.ts";
import { STATEMENT_PAGES, type StatementPage } from "#domain/statements/statement.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { messageOf, sentMessage } from "#tests/support/messages.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { composeMail } from "#worker/compose-mail.ts";
import HowItWorks, { loader as howLoader } from "./how-it-works.tsx";

// Pages and mails say the promises and claims that the register contains; nobody says a withdrawn one.

const ctx = await testContext();
const { db } = ctx;
const lia = idOfPerson("lia");
const args = () => routeArgs(ctx, new Request("https://cuna.test/"));
const PAGES: Readonly<Record<StatementPage, () => Promise<string>>> = {
  "/": async () => pageHtml(HomePage as never, await homeLoader(args())),
  "/contacto": async () => pageHtml(Contact as never, await contactLoader(args())),
  "/asesoramiento": async () => pageHtml(Advice as never, await adviceLoader(args())),
  "/como-funciona": async () => pageHtml(HowItWorks as never, await howLoader(args())),
};
const textOfPage = async (page: StatementPage) => textOf(await PAGES[page]());

async function promise(name: PromiseName) {
  const { id, version } = await db.selectFrom("statements").select(["id", "version"]).where("promise", "=", name).executeTakeFirstOrThrow();
  return { id, version };
}
/** Withdraws a promise until the test is over. */
async function takeBack(name: PromiseName) {
  expect(await retireStatement(ctx, lia, await promise(name))).toBe("saved");
  onTestFinished(async () => void (await restoreStatement(ctx, lia, await promise(name))));
}

test.each(STATEMENT_PAGES)("a claim with its source and its day stands at %s and on no other page, until it is retired", async (path) => {
  const claim = {
    kind: "claim",
    text: "Más de 500 familias <acompañadas>",
    path,
    source: "Memoria de 2026, https://cuna.example/memoria.pdf",
    datedOn: addDays(dayInSantoDomingo(new Date()), -30),
    termMonths: 6,
  } as const;
  const unsupported = await addStatement(ctx, lia, { ...claim, text: "Más de 900 familias", source: "" });
  const id = await addStatement(ctx, lia, claim);
  for (const page of STATEMENT_PAGES) {
    const html = await PAGES[page]();
    expect(html.includes("Más de 500 familias &lt;acompañadas&gt;"), page).toBe(page === path);
    expect(html.includes('href="https://cuna.example/memoria.pdf"'), page).toBe(page === path);
    expect(html).not.toContain("900 familias");
  }
  const screen = async (of: string) => {
    const request = new Request(`https://cuna.test/dashboard/admin/promesas/${of}`);
    const loaderData = await statementLoader(routeArgs(ctx, request, { id: of }, {}, demoViewer("lia")));
    return drawPage(StatementScreen, { loaderData });
  };
  expect(await screen(id)).toContain(`Se muestra en ${path} con su fuente y su fecha.`);
  expect(await screen(unsupported)).toContain("le falta la fuente o la fecha");
  await retireStatement(ctx, lia, { id, version: 1 });
  await retireStatement(ctx, lia, { id: unsupported, version: 1 });
  expect(await PAGES[path]()).not.toContain("500 familias");
  expect(await screen(id)).toContain("Volver a decirla");
});

const SAYS_REPLY: Readonly<Record<StatementPage, string>> = {
  "/": "Nos comprometemos a responder en 30 horas.",
  "/contacto": "Nuestro compromiso: responderte en 30 horas",
  "/asesoramiento": "Nuestro compromiso: responderte en 30 horas",
  "/como-funciona": "Nuestro equipo te responde en 30 horas",
};
/** Returns the receipt of a message that somebody wrote just now. */
async function receipt(kind: WrittenKind): Promise<string> {
  const { messageId } = await sentMessage(ctx, { kind, form: messageOf({ nombre: "Maribel" }) });
  const queued = { template: "inbox-receipt", inboxMessageId: messageId } as QueuedMail;
  return (await db.transaction().execute((tx) => composeMail(ctx)(queued, tx)))!.text;
}

test("the promise to answer is said with the figure of the settings, and nowhere once it was taken back", async () => {
  const { version } = (await storedSettings(db)).promises;
  await saveSetting(ctx, lia, { key: "promises", value: { replyWithinHours: 30, verificationDays: { from: 2, to: 5 } }, version });
  for (const page of STATEMENT_PAGES) expect(await textOfPage(page)).toContain(SAYS_REPLY[page]);
  expect(await receipt("contact")).toContain("en 30 horas");
  await takeBack("team-reply");
  for (const page of STATEMENT_PAGES) expect(await textOfPage(page), page).not.toMatch(/en 30 horas/);
  expect(await receipt("contact")).not.toContain("horas");
});

test("of a promise that was taken back, what was measured is still said", async () => {
  await takeBack("team-reply");
  for (let count = 0; count < 12; count++) await sentMessage(ctx, { kind: "contact", form: messageOf({}) });
  await sql`update inbox_messages set created_at = now() - interval '5 days', answered_at = now() - interval '4 days 20 hours'`.execute(db);
  for (const page of STATEMENT_PAGES) {
    const text = await textOfPage(page);
    expect(text, page).toMatch(/Mensajes que respondimos en \d+ horas.* 100 %/);
    expect(text, page).not.toContain(SAYS_REPLY[page]);
  }
});

test("centers and checks of papers are promised at /como-funciona as long as the register has that", async () => {
  const said = async () => {
    const text = await textOfPage("/como-funciona");
    return [/Los centros responden en 24 horas/, /Verificamos a un centro en 2–5 días hábiles/].map((words) => words.test(text));
  };
  expect(await said()).toEqual([true, true]);
  await takeBack("verification");
  expect(await said()).toEqual([true, false]);
  await db.updateTable("provider_profiles").set({ reply_cases: 0, reply_within_24h: 0 }).execute();
  await takeBack("center-reply");
  expect(await said()).toEqual([false, false]);
});
