import net, { type AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { openMailbox } from "#tests/support/mailbox.ts";
import { type Mail, openMailer } from "./mailer.ts";

const FROM = "Cuna <hola@cuna.example>";
const mail: Mail = {
  to: { address: "ana@correo.example", name: "Ana" },
  subject: "Recibimos tu solicitud",
  html: "<p>Ñandú</p>",
  text: "Ñandú",
  messageId: "<1@cuna.test>",
};

async function mailbox(options?: Parameters<typeof openMailbox>[0]) {
  const box = await openMailbox(options);
  onTestFinished(() => box.close());
  return box;
}

function mailer(url: string, options?: Parameters<typeof openMailer>[2]) {
  const opened = openMailer(url, FROM, options);
  onTestFinished(() => opened.close());
  return opened;
}

/** Starts a mail server that behaves as told and keeps nothing. */
async function oddServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ["STARTTLS"], authOptional: true, closeTimeout: 100, ...options });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const refusal = (responseCode: number) => Object.assign(new Error("no <ana@correo.example> here"), { responseCode });

test("a mail arrives as HTML and as text, with its Message-ID", async () => {
  const box = await mailbox();
  expect(await mailer(box.url).send(mail)).toEqual({ outcome: "sent" });
  const [received] = box.mails;
  expect(received).toMatchObject({ to: ["ana@correo.example"], subject: mail.subject, messageId: mail.messageId });
  expect(received!.html.trim()).toBe(mail.html);
  expect(received!.text.trim()).toBe(mail.text);
});

test("no field can add a header or a recipient", async () => {
  const box = await mailbox();
  const evil = "x\r\nBcc: thief@evil.example\r\nX-Evil: yes\r\n\r\nbody";
  const sent = await mailer(box.url).send({
    ...mail,
    to: { address: "ana@correo.example", name: evil },
    replyTo: { address: "luis@correo.example", name: evil },
    subject: evil,
  });
  expect(sent).toEqual({ outcome: "sent" });
  const [{ to, raw } = { to: [], raw: "" }] = box.mails;
  expect(to).toEqual(["ana@correo.example"]);
  const headerLines = raw.slice(0, raw.indexOf("\r\n\r\n"));
  expect(headerLines).not.toMatch(/^(bcc|x-evil):/im);
});

test.each([
  "ana@correo.example\r\nRCPT TO:<thief@evil.example>",
  "ana@correo.example, thief@evil.example",
  "<ana@correo.example>",
  "ana",
  "",
])("anything but one address is refused: %j", async (address) => {
  const box = await mailbox();
  expect(await mailer(box.url).send({ ...mail, to: { address } })).toMatchObject({ outcome: "refused" });
  expect(box.mails).toEqual([]);
});

test("a recipient that the server will never accept is refused, and the reason does not repeat the address", async () => {
  const url = `smtp://${await oddServer({ onRcptTo: (_address, _session, done) => done(refusal(550)) })}`;
  const delivery = await mailer(url).send(mail);
  expect(delivery).toEqual({ outcome: "refused", reason: "550 no [address] here", code: 550 });
});

test.each<[string, SMTPServerOptions]>([
  ["asks to come back later", { onRcptTo: (_address, _session, done) => done(refusal(450)) }],
  ["does not take our sender", { onMailFrom: (_address, _session, done) => done(refusal(550)) }],
  ["turns away every connection", { onConnect: (_session, done) => done(refusal(554)) }],
  ["does not take our password", { authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535)) }],
])("the mail waits when the server %s", async (_, options) => {
  const url = `smtp://user:wrong@${await oddServer(options)}`;
  expect(await mailer(url).send(mail)).toMatchObject({ outcome: "failed" });
});

test("the mail waits when no server listens, or when it says nothing", async () => {
  const silent = net.createServer(() => {}).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const { port } = silent.address() as AddressInfo;
  expect(await mailer(`smtp://127.0.0.1:${port}`, { deadlineMs: 300 }).send(mail)).toMatchObject({ outcome: "failed" });
  silent.close();
  expect(await mailer("smtp://127.0.0.1:1").send(mail)).toMatchObject({ outcome: "failed" });
});
