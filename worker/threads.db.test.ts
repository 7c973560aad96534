import { randomUUID } from "node:crypto";
import { createConnection } from "node:net";
import { createTransport, type SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { eraseMessage } from "#domain/inbox/erase-message.server.ts";
import { messageAddress } from "#domain/inbox/inbox-tokens.ts";
import { markMessage } from "#domain/inbox/mark-message.server.ts";
import { openMessage } from "#domain/inbox/open-message.server.ts";
import { replyToMessage } from "#domain/inbox/reply-message.server.ts";
import { sendMail } from "#domain/mail/send-mail.server.ts";
import { centerOfOffer, type Party } from "#domain/threads/party.server.ts";
import { readThread } from "#domain/threads/thread-queries.server.ts";
import { threadAddress } from "#domain/threads/thread-tokens.ts";
import { writeMessage } from "#domain/threads/write-message.server.ts";
import { openMailer } from "#platform/mailer.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { openMailbox } from "#tests/support/mailbox.ts";
import { messageOf, sentMessage } from "#tests/support/messages.ts";
import { composeMail } from "./compose-mail.ts";
import { startThreadMail } from "./threads.ts";

// Mail through us: both sides reply to an address of ours, over real SMTP, and neither sees the other's address.

const ctx = await testContext();
const DOMAIN = "hilos.cuna.test";
const amaranta = { id: idOfPerson("amaranta"), email: "amaranta.solis@luna-de-larimar.example" };

let port: number;
let center: { id: string; slug: string; name: string };
beforeAll(async () => {
  const server = await startThreadMail(ctx, { port: 0, domain: DOMAIN });
  afterAll(() => server.close());
  ({ port } = server);
  center = await addCenter(ctx, `hilo-${randomUUID().slice(0, 8)}`);
  await ctx.db.insertInto("provider_accounts").values({ user_id: amaranta.id, provider_id: center.id, role: "owner" }).execute();
});
beforeEach(async () => {
  await ctx.db.deleteFrom("tries").execute();
  await ctx.db.deleteFrom("mail_messages").execute();
});

async function asked() {
  const form = person({ respuesta: "pregunta" });
  const { leadId } = await routed(ctx, { form, originSlug: center.slug });
  const { id: offerId } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  await ctx.db.updateTable("mail_recipients").set({ confirmed_at: new Date() }).execute();
  const ours = centerOfOffer({ userId: amaranta.id, providerId: center.id }, offerId);
  const patient: Party = { side: "patient", leadId, providerId: center.id, userId: null };
  const addressOf = (side: "patient" | "center") => threadAddress(ctx.keys, { offerId, side }, DOMAIN);
  return { form, leadId, offerId, ours, patient, addressOf, fromCenter: `citas@${center.slug}.example` };
}

/** Sends a mail as somebody's own server would, and returns our answer: «sent», or the refusal. */
async function mailed({ from, to, text = "Gracias.", ...more }: SendMailOptions & { from: string; to: string }): Promise<string> {
  const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
  try {
    await transport.sendMail({ from, to, text, subject: "Re: Tienes un mensaje", ...more });
    return "sent";
  } catch (error) {
    const { responseCode, response } = error as { responseCode?: number; response?: string };
    return responseCode ? response! : String(error);
  } finally {
    transport.close();
  }
}

const textsOf = async (party: Party) => (await readThread(ctx, party))!.messages.map(({ side, text }) => [side, text]);

/** Sends the queued mails, and returns those with this template as they arrived. */
async function delivered(template = "thread-message", inboundDomain: string | null = DOMAIN) {
  const box = await openMailbox();
  onTestFinished(() => box.close());
  const mailer = openMailer(box.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  const rows = await ctx.db
    .selectFrom("mail_messages")
    .select("id")
    .where("template", "=", template)
    .where("status", "=", "queued")
    .execute();
  for (const { id } of rows) await sendMail({ db: ctx.db, mailer, compose: composeMail({ ...ctx, inboundDomain }) }, id);
  return box.mails;
}

test("each side replies to the mail that it got, and neither sees the address of the other in any header or text", async () => {
  const { form, ours, patient, fromCenter } = await asked();
  await writeMessage(ctx, ours, { text: "Un ciclo cuesta US$ 5,200.", knowsMasked: false });
  const [toPatient] = await delivered();
  expect(toPatient!.to).toEqual([form.email]);
  expect(toPatient!.text).toContain("Un ciclo cuesta US$ 5,200.");
  const replyTo = (raw: string) => /^Reply-To:.*?(hilo\+[0-9a-z]+@[\w.]+)/im.exec(raw.replace(/\r?\n[ \t]+/g, " "))![1]!;
  const quoted = toPatient!.text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const text = `¿Y la medicación?\n\nEl sáb, 21 nov 2026, Cuna <${replyTo(toPatient!.raw)}> escribió:\n${quoted}\n-- \n${form.nombre} ${form.apellido}\n${form.telefono}`;
  const from = `${form.nombre} <${form.email}>`;
  expect(await mailed({ from, to: replyTo(toPatient!.raw), text })).toBe("sent");
  expect(await textsOf(ours)).toEqual([
    ["center", "Un ciclo cuesta US$ 5,200."],
    ["patient", "¿Y la medicación?"],
  ]);
  const [toCenter] = await delivered();
  expect(toCenter!.to).toEqual([fromCenter]);
  expect(toCenter!.text).toContain("¿Y la medicación?");
  expect(await mailed({ from: amaranta.email, to: replyTo(toCenter!.raw), text: "Está incluida." })).toBe("sent");
  const [again] = await delivered();
  expect(await textsOf(patient)).toContainEqual(["center", "Está incluida."]);
  const decoded = ({ raw, text: plain, html }: { raw: string; text: string; html: string }) => raw + plain + html;
  const ofPatient = [form.email, form.apellido, form.telefono.slice(7)];
  const ofCenter = [fromCenter, amaranta.email];
  for (const secret of ofPatient) expect(decoded(toCenter!)).not.toContain(secret);
  for (const secret of ofCenter) expect(decoded(toPatient!) + decoded(again!)).not.toContain(secret);
});

test("what a center wrote lies in no mailbox of a patient who cannot answer it from there; a center reads it in its mail", async () => {
  const { form, ours, patient } = await asked();
  await writeMessage(ctx, ours, { text: "Un ciclo cuesta US$ 5,200.", knowsMasked: false });
  await writeMessage(ctx, patient, { text: "¿Y la medicación?", knowsMasked: false });
  const mails = await delivered("thread-message", null);
  const textTo = (isPatient: boolean) =>
    mails.filter(({ to }) => (to[0] === form.email) === isPatient).map(({ text, html }) => text + html);
  expect(textTo(true).join()).toContain("su texto no viaja en el correo");
  expect(textTo(true).join()).not.toContain("5,200");
  expect(textTo(false).join()).toContain("¿Y la medicación?");
});

test("contact data in a reply is hidden while the contact is closed, and nothing of it is lost", async () => {
  const { form, ours, patient, addressOf } = await asked();
  await writeMessage(ctx, ours, { text: "Te respondemos por aquí.", knowsMasked: false });
  const text = `Llámenme al ${form.telefono}, por favor.`;
  expect(await mailed({ from: form.email, to: addressOf("patient"), text })).toBe("sent");
  expect(JSON.stringify(await textsOf(ours))).not.toContain(form.telefono.slice(7));
  expect(await textsOf(patient)).toContainEqual(["patient", text]);
  const mails = await delivered();
  for (const { to, raw, text: plain } of mails) if (to[0] !== form.email) expect(raw + plain).not.toContain(form.telefono.slice(7));
});

test("nobody hears that the other side was told, while no mail goes to its mailbox", async () => {
  const { ours, patient } = await asked();
  const mailOf = (messageId: string) =>
    ctx.db.selectFrom("mail_messages").select("status").where("thread_message_id", "=", messageId).execute();
  const sent = async (party: Party, text: string) => {
    const outcome = await writeMessage(ctx, party, { text, knowsMasked: true });
    return outcome.outcome === "sent" ? mailOf(outcome.messageId) : outcome;
  };
  expect(await readThread(ctx, ours)).toMatchObject({ reach: "goes", centerHasMailbox: true, told: null });
  expect(await sent(ours, "Uno.")).toEqual([{ status: "queued" }]);
  await ctx.db.updateTable("mail_recipients").set({ confirmed_at: null }).execute();
  expect(await readThread(ctx, ours)).toMatchObject({ reach: "held", told: "goes" });
  expect(await sent(ours, "Dos.")).toEqual([{ status: "withheld" }]);
  expect((await readThread(ctx, ours))!.told).toBe("held");
  await ctx.db.updateTable("provider_profiles").set({ email: null }).where("id", "=", center.id).execute();
  onTestFinished(async () => {
    await ctx.db
      .updateTable("provider_profiles")
      .set({ email: `citas@${center.slug}.example` })
      .where("id", "=", center.id)
      .execute();
  });
  expect((await readThread(ctx, patient))!.centerHasMailbox).toBe(false);
  expect(await sent(patient, "Tres.")).toEqual([]);
});

test("the same mail twice is one message, and what programs write is none", async () => {
  const { form, ours, addressOf } = await asked();
  const mail = { from: form.email, to: addressOf("patient"), text: "Una sola vez.", messageId: `<${randomUUID()}@correo.example>` };
  expect([await mailed(mail), await mailed(mail)]).toEqual(["sent", "sent"]);
  const automatic = [{ "Auto-Submitted": "auto-replied" }, { Precedence: "bulk" }, { "X-Autoreply": "yes" }];
  for (const headers of automatic) expect(await mailed({ ...mail, messageId: undefined, headers })).toBe("sent");
  expect(await mailed({ ...mail, messageId: undefined, envelope: { from: "", to: mail.to } })).toBe("sent");
  expect(await textsOf(ours)).toEqual([["patient", "Una sola vez."]]);
});

test("only the party that an address was made for may write to it, without files, and everybody else is told why in the conversation itself", async () => {
  const { form, ours, addressOf, leadId } = await asked();
  const to = addressOf("patient");
  const own = { from: form.email, to };
  expect(await mailed({ ...own, from: "otra@correo.example" })).toMatch(/^550.*Responde desde el mismo correo/);
  expect(await mailed({ ...own, to: addressOf("center") })).toMatch(/^550.*Responde desde el mismo correo/);
  expect(await mailed({ ...own, attachments: [{ filename: "a.pdf", content: "x" }] })).toMatch(/^550.*adjuntos/);
  expect(await mailed({ ...own, text: "x".repeat(600_000) })).toMatch(/^552/);
  expect(await mailed({ ...own, text: "> solo lo citado" })).toMatch(/^550.*entre 1 y 2000/);
  const forged = to.replace(/.@/, (end) => (end[0] === "0" ? "1@" : "0@"));
  for (const unknown of [forged, `hilo+x@${DOMAIN}`, to.replace(DOMAIN, "otro.example"), "hola@cuna.example"])
    expect(await mailed({ ...own, to: unknown })).toMatch(/^550.*hilo no existe/);
  await ctx.db.updateTable("offers").set({ status: "declined" }).where("lead_id", "=", leadId).execute();
  expect(await mailed(own)).toMatch(/^550.*ya se ha cerrado/);
  expect(await textsOf(ours)).toEqual([]);
});

test("who guesses addresses is soon let go", async () => {
  const answers = await new Promise<string>((resolve) => {
    let said = "";
    const socket = createConnection({ port, host: "127.0.0.1" });
    const asks = Array.from({ length: 8 }, (_, guess) => `RCPT TO:<hilo+${guess}@${DOMAIN}>`);
    const script = ["EHLO guesser.example", "MAIL FROM:<a@guesser.example>", ...asks, "QUIT"];
    socket.on("data", (data) => {
      said += data;
      // One command at a time, since a server disconnects clients that do not wait for its answer.
      if (/^\d{3} .*\r\n$/m.test(String(data)) && script.length > 0) socket.write(`${script.shift()}\r\n`);
    });
    socket.on("close", () => resolve(said));
  });
  expect(answers.match(/^550/gm)).toHaveLength(5);
  expect(answers).toContain("421");
});

test("who wrote to our team answers our reply by mail: it is in the conversation once, and the message waits again", async () => {
  const form = messageOf();
  const admin = { ...ctx, actor: `admin:${idOfPerson("lia")}` as const };
  const { messageId } = await sentMessage(ctx, { form });
  await replyToMessage(admin, { messageId, authorId: idOfPerson("lia"), text: "¿Qué edad tienes?", seen: 0 });
  await markMessage(admin, { messageId, to: "closed", reason: "solved" });
  const [ours] = await delivered("inbox-reply");
  const to = /^Reply-To:.*?(mensaje\+[0-9a-f]+@[\w.]+)/im.exec(ours!.raw.replace(/\r?\n[ \t]+/g, " "))![1]!;
  const quoted = ours!.text.replaceAll(/^/gm, "> ");
  const mail = { from: form.email, to, text: `Tengo 36.\n\n${quoted}`, messageId: `<${randomUUID()}@correo.example>` };
  expect(await mailed({ ...mail, from: "otra@correo.example" })).toContain("550");
  expect([await mailed(mail), await mailed(mail)]).toEqual(["sent", "sent"]);
  const opened = (await openMessage(admin, messageId))!;
  expect(opened.replies).toMatchObject([
    { text: "¿Qué edad tienes?", fromWriter: false },
    { text: "Tengo 36.", fromWriter: true, author: null },
  ]);
  expect([opened.status, opened.closeReason]).toEqual(["new", null]);
  const rows = await ctx.db.selectFrom("inbox_replies").select("sealed").where("message_id", "=", messageId).execute();
  expect(Buffer.concat(rows.map(({ sealed }) => sealed)).includes("Tengo 36")).toBe(false);
  const notices = await delivered("inbox-notice");
  expect(notices.map(({ raw }) => raw).join()).not.toContain("Tengo 36");
  expect(await replyToMessage(admin, { messageId, authorId: idOfPerson("lia"), text: "Tarde.", seen: 1 })).toEqual({ outcome: "changed" });
  const madeUp = messageAddress(ctx.keys, randomUUID(), DOMAIN);
  await eraseMessage(admin, { messageId });
  for (const gone of [to, madeUp, to.replace("+", "+0").replace(/0@/, "1@")]) expect(await mailed({ ...mail, to: gone })).toContain("550");
});
