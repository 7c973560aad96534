import { expect, onTestFinished, test } from "vitest";
import Issue, { action as issueAction, loader as issueLoader } from "#app/routes/admin/newsletter/issue.tsx";
import { loader as previewLoader } from "#app/routes/admin/newsletter/issue-preview.ts";
import Subscribers, { loader as subscribersLoader } from "#app/routes/admin/newsletter/subscribers.tsx";
import { action as confirmAction, loader as confirmLoader } from "#app/routes/link/newsletter-confirm.tsx";
import { action as endAction } from "#app/routes/link/newsletter-end.tsx";
import Page, { action as askAction } from "#app/routes/public/newsletter/newsletter.tsx";
import { idOfPerson } from "#db/seed/people.ts";
import { sendMail } from "#domain/mail/send-mail.server.ts";
import { confirmSubscription } from "#domain/newsletter/confirm.server.ts";
import { endOfMailbox } from "#domain/newsletter/end-subscription.server.ts";
import { sendDueIssues } from "#domain/newsletter/send-issues.server.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { openMailer } from "#platform/mailer.ts";
import { testContext } from "#tests/support/context.ts";
import { openMailbox } from "#tests/support/mailbox.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { renameSite } from "#tests/support/site-name.ts";
import { composeMail } from "./compose-mail.ts";

const ctx = await testContext();
const lia = demoViewer("lia");
const AT = "https://cuna.test";
const ADMIN = `${AT}/dashboard/admin/boletin`;
const caught = (thrown: unknown) => thrown as never;

/** Sends the queued mails, and returns those that arrived. */
async function deliver() {
  const box = await openMailbox();
  onTestFinished(() => box.close());
  const mailer = openMailer(box.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  const waiting = await ctx.db
    .selectFrom("mail_messages")
    .select("id")
    .where("template", "like", "newsletter-%")
    .where("status", "=", "queued")
    .execute();
  for (const { id } of waiting) await sendMail({ db: ctx.db, mailer, compose: composeMail(ctx) }, id);
  return box.mails;
}
const ask = (fields: Record<string, string>, ip = "203.0.113.9") =>
  Promise.resolve(askAction(routeArgs(ctx, formPost(`${AT}/boletin`, fields), {}, { ip }))).catch(caught);
const pathIn = (text: string, page: string) => new RegExp(`https://cuna\\.test/boletin/${page}/([\\w.-]+)`).exec(text)?.[1] ?? "";
const linkArgs = (page: string, token: string, post: boolean) => {
  const url = `${AT}/boletin/${page}/${token}`;
  return routeArgs(ctx, post ? formPost(url, { "List-Unsubscribe": "One-Click" }) : new Request(url), { token });
};

async function reader(email: string): Promise<void> {
  const consent = { text: "Quiero el boletín.", version: "1" };
  expect(await subscribe(ctx, { email, ip: null, trap: "", granted: true, consent })).toEqual({ outcome: "asked" });
  const mail = (await deliver()).find(({ to }) => to.includes(email))!;
  expect(await confirmSubscription(ctx, pathIn(mail.text, "confirmar"))).toEqual({ outcome: "confirmed" });
}
const post = (id: string, fields: Record<string, string>) =>
  issueAction(routeArgs(ctx, formPost(`${ADMIN}/${id}`, fields), { id }, {}, lia)).catch((thrown: unknown) => thrown) as Promise<{
    headers: Headers;
    data: object;
    init: { status: number };
  }>;
const open = (id: string) => issueLoader(routeArgs(ctx, new Request(`${ADMIN}/${id}`), { id }, {}, lia));
async function draft(asunto: string): Promise<{ id: string; version: string }> {
  const [article] = (await open("nuevo")).articles;
  const saved = await post("nuevo", {
    accion: "guardar",
    version: "0",
    asunto,
    texto: "Hola.\n\nEsto salió.",
    "articulo-0": article!.slug,
  });
  const id = /boletin\/([0-9a-f-]{36})/.exec(saved.headers.get("Location")!)![1]!;
  return { id, version: String((await open(id)).issue!.version) };
}
const rowOf = async (id: string) => ctx.db.selectFrom("newsletter_issues").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("an address that asks gets one mail; its click begins, an issue arrives once, and one click ends and erases it", async () => {
  expect(await ask({ email: "ana@lectora.example", consentimiento: "si" })).toMatchObject({ status: 303 });
  // A second request for the newsletter sends no second mail, and the answer looks the same.
  expect(await ask({ email: "Ana@lectora.example", consentimiento: "si" })).toMatchObject({ status: 303 });
  const [first, ...more] = await deliver();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ to: ["ana@lectora.example"], subject: "Confirma que quieres el boletín de Cuna" });
  const token = pathIn(first!.text, "confirmar");
  const kept = () => ctx.db.selectFrom("newsletter_subscribers").selectAll().orderBy("asked_at").executeTakeFirstOrThrow();
  // A mail server that opens the link confirms nothing.
  await confirmLoader(linkArgs("confirmar", token, false));
  expect(await kept()).toMatchObject({ status: "asked", consent_version: "2026-11", consent_text: expect.stringContaining("boletín") });
  expect((await kept()).sealed!.toString("latin1")).not.toContain("lectora");
  await confirmAction(linkArgs("confirmar", token, true));
  expect(await kept()).toMatchObject({ status: "confirmed" });

  const { id, version } = await draft("Noviembre");
  expect(await (await previewLoader(routeArgs(ctx, new Request(ADMIN), { id }, {}, lia))).text()).toContain("Esto salió.");
  expect(await post(id, { accion: "enviar", version, fecha: "" })).toMatchObject({
    data: { sending: { confirming: true } },
    init: { status: 200 },
  });
  expect((await rowOf(id)).status).toBe("draft");
  expect(await post(id, { accion: "enviar", version, fecha: "", confirmado: "si" })).toMatchObject({ status: 303 });
  await sendDueIssues(ctx);
  // An issue whose worker died before it was marked as sent begins again.
  await ctx.db.updateTable("newsletter_issues").set({ status: "scheduled" }).where("id", "=", id).execute();
  await Promise.all([sendDueIssues(ctx), sendDueIssues(ctx)]);
  const [issue, ...again] = await deliver();
  expect(again).toEqual([]);
  expect(issue).toMatchObject({ to: ["ana@lectora.example"], subject: "Noviembre" });
  expect(issue!.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(issue!.html).not.toContain("<img");
  const end = pathIn(issue!.text, "baja");
  expect(issue!.raw.replace(/\r\n\s/g, "")).toContain(`/boletin/baja/${end}>`);
  for (let click = 0; click < 2; click++) expect(await endAction(linkArgs("baja", end, true))).toMatchObject({ data: { ended: true } });
  const gone = await kept();
  expect(gone).toMatchObject({ status: "ended", sealed: null, ended_by_issue_id: id });
  expect(await ctx.db.selectFrom("subject_keys").selectAll().where("subject_id", "=", gone.id).execute()).toEqual([]);
  expect((await open(id)).issue).toMatchObject({ queued: 1, sent: 1, failed: 0, left: 1 });
  expect(drawPage(Issue, { loaderData: await open(id) })).toContain("Bajas desde este envío");
});

test("who left, or whose account was deleted, before a mail was sent gets none; nobody sees an address in full", async () => {
  await reader("berta@lectora.example");
  await reader("carla@lectora.example");
  const { id, version } = await draft("Diciembre");
  await post(id, { accion: "enviar", version, fecha: "", confirmado: "si" });
  await sendDueIssues(ctx);
  await endOfMailbox(ctx, "Berta@lectora.example");
  expect((await deliver()).map(({ to }) => to)).toEqual([["carla@lectora.example"]]);
  const list = await subscribersLoader(routeArgs(ctx, new Request(`${ADMIN}/suscriptores?q=carla@lectora.example`), {}, {}, lia));
  expect(list.rows).toHaveLength(1);
  const html = drawPage(Subscribers, { loaderData: { ...list, asked: { ...list.asked, search: null } } });
  expect(html).toContain("c•••••@lectora.example");
  expect(html).not.toContain("carla@");
});

test("what is wrong is said and kept; robots and floods get nothing", async () => {
  const wrong = (await ask({ email: "ana", consentimiento: "" })) as { data: object; init: object };
  expect(wrong).toMatchObject({ data: { email: "ana", errors: { email: true, consent: true } }, init: { status: 422 } });
  const html = drawPage(Page, { loaderData: { publicUrl: AT, asked: false }, actionData: wrong.data });
  expect(html).toContain('value="ana"');
  expect(html).toContain("Escribe un correo completo");
  expect(await ask({ email: "robot@lectora.example", consentimiento: "si", website: "x" }, "203.0.113.50")).toMatchObject({ status: 303 });
  for (let time = 0; time < 10; time++) await ask({ email: `f${time}@lectora.example`, consentimiento: "si" }, "203.0.113.51");
  expect(await ask({ email: "f10@lectora.example", consentimiento: "si" }, "203.0.113.51")).toMatchObject({ init: { status: 429 } });
  expect((await deliver()).flatMap(({ to }) => to)).not.toContain("robot@lectora.example");
});

test("a draft is saved by one editor at a time, tested by mail, scheduled, held, and never sent with an article that is gone", async () => {
  const { id, version } = await draft("Enero");
  expect(await post(id, { accion: "probar" })).toMatchObject({ status: 303 });
  const [test] = await deliver();
  expect(test).toMatchObject({
    subject: "[Prueba] Enero",
    to: [(await ctx.db.selectFrom("users").select("email").where("id", "=", idOfPerson("lia")).executeTakeFirstOrThrow()).email],
  });
  const fields = { accion: "guardar", version, asunto: "Otro", texto: "Hola", "articulo-0": "no-existe" };
  expect(await post(id, fields)).toMatchObject({
    data: { typed: { subject: "Otro" }, errors: { articles: "unknown" } },
    init: { status: 422 },
  });
  const [article] = (await open(id)).articles;
  expect(await post(id, { ...fields, "articulo-0": article!.slug })).toMatchObject({ status: 303 });
  expect(await post(id, { ...fields, "articulo-0": article!.slug })).toMatchObject({ data: { changed: true }, init: { status: 409 } });
  const now = String((await open(id)).issue!.version);
  const send = { accion: "enviar", version: now, confirmado: "si" };
  expect(await post(id, { ...send, fecha: "2020-01-01T08:00" })).toMatchObject({
    data: { errors: { sendAt: "past" } },
    init: { status: 422 },
  });
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  expect(await post(id, { ...send, fecha: soon })).toMatchObject({ status: 303 });
  await sendDueIssues(ctx);
  expect((await rowOf(id)).status).toBe("scheduled");
  expect(await post(id, { accion: "detener" })).toMatchObject({ status: 303 });
  expect((await rowOf(id)).status).toBe("draft");
  const acts = await ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", id).orderBy("id").execute();
  expect(acts.map(({ action }) => action.replace("newsletter.issue-", "")).join(" ")).toBe("saved tested saved scheduled held");
});

test("a site with another name asks under it, and its mails come from it; who read the name before reads the new one first", async () => {
  await renameSite(ctx, "Nido: fertilidad");
  const asked = { email: "eva@lectora.example", consentimiento: "si" };
  expect(await ask(asked)).toMatchObject({ init: { status: 409 } });
  expect(await ask({ ...asked, redaccion: "Nido: fertilidad" })).toMatchObject({ status: 303 });
  const [mail] = await deliver();
  expect(mail).toMatchObject({ to: [asked.email], subject: "Confirma que quieres el boletín de Nido: fertilidad" });
  expect(mail!.raw).toMatch(/^From: "Nido: fertilidad" <hola@cuna\.example>\r?$/m);
  expect(mail!.text + mail!.html).not.toMatch(/\bCuna\b/);
  const { consent_text } = await ctx.db
    .selectFrom("newsletter_subscribers")
    .select("consent_text")
    .orderBy("asked_at", "desc")
    .executeTakeFirstOrThrow();
  expect(consent_text).toContain("Nido: fertilidad");
});
