import { randomUUID } from "node:crypto";
import { createConnection, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { threadAddress } from "#domain/threads/thread-tokens.ts";
import { startInboundSmtp } from "#platform/inbound-smtp/inbound-smtp.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { startThreadMail } from "./threads.ts";

// Tests of what strangers send to an address of ours over SMTP: programs that answer programs, forged senders, mails that are too
// large, too deep or too slow. Each is refused or taken at once, and none becomes a message.

const ctx = await testContext();
const DOMAIN = "hilos.cuna.test";

let port: number;
let center: { id: string; slug: string };
beforeAll(async () => {
  const server = await startThreadMail(ctx, { port: 0, domain: DOMAIN });
  afterAll(() => server.close());
  ({ port } = server);
  center = await addCenter(ctx, `correo-${randomUUID().slice(0, 8)}`);
  const member = { user_id: idOfPerson("amaranta"), provider_id: center.id, role: "owner" } as const;
  await ctx.db.insertInto("provider_accounts").values(member).execute();
});
beforeEach(() => ctx.db.deleteFrom("tries").execute());

async function asked() {
  const form = person({ respuesta: "pregunta" });
  const { leadId } = await routed(ctx, { form, originSlug: center.slug });
  const { id: offerId } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  const kept = async () => {
    const rows = ctx.db.selectFrom("thread_messages").select(({ fn }) => fn.countAll<number>().as("count"));
    return Number((await rows.where("lead_id", "=", leadId).executeTakeFirstOrThrow()).count);
  };
  return { email: form.email, to: threadAddress(ctx.keys, { offerId, side: "patient" }, DOMAIN), kept };
}

/** Speaks SMTP command by command, and returns each answer. The text of `mail` is sent after DATA. */
async function spoken(
  envelope: { from: string; to: string; at?: number },
  mail: string | ((socket: Socket) => Promise<void>),
): Promise<string> {
  const socket = createConnection({ port: envelope.at ?? port, host: "127.0.0.1" });
  let last = "";
  let wake = () => {};
  socket.on("data", (data) => {
    last += data;
    if (/^\d{3} .*\r\n$/m.test(last)) wake();
  });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const answer = async () => {
    await Promise.race([new Promise<void>((resolve) => (wake = resolve)), closed]);
    const said = last;
    last = "";
    return said;
  };
  await answer();
  for (const line of [
    "EHLO world.example",
    `MAIL FROM:<${envelope.from}${envelope.from.includes(">") ? "" : ">"}`,
    `RCPT TO:<${envelope.to}>`,
    "DATA",
  ]) {
    const heard = answer();
    socket.write(`${line}\r\n`);
    const said = await heard;
    if (!/^[23]/.test(said)) {
      socket.destroy();
      return said.trim();
    }
  }
  const heard = answer();
  if (typeof mail === "string") socket.write(`${mail.replaceAll(/\r?\n/g, "\r\n")}\r\n.\r\n`);
  else await mail(socket);
  const said = await heard;
  socket.destroy();
  return said.trim();
}

const plain = (from: string, more = "", text = "Gracias.") =>
  `From: ${from}\nTo: hilo\nSubject: Re: Tienes un mensaje\nMessage-ID: <${randomUUID()}@correo.example>\n${more}\n${text}`;

test("what a program sends is taken and becomes no message, whichever way it says so", async () => {
  const { email, to, kept } = await asked();
  const report = "Content-Type: multipart/report; report-type=delivery-status; boundary=x\n";
  const programs = [
    ...["Auto-Submitted: auto-replied\n", "Auto-Submitted: auto-generated; owner-email=a@b.example\n", "Auto-Submitted: notified\n"],
    ...["Precedence: bulk\n", "Precedence: auto_reply\n", "X-Autoreply: yes\n", "X-Autorespond: si\n", "List-Id: <x.example>\n"],
    ...["X-Failed-Recipients: a@b.example\n", "Return-Path: <>\n", `MIME-Version: 1.0\n${report}`],
  ];
  for (const header of programs) expect(await spoken({ from: email, to }, plain(email, header)), header).toMatch(/^250/);
  for (const subject of ["Automatic reply: Re", "Respuesta automática: Re", "Fuera de la oficina"]) {
    const mail = plain(email).replace(/^Subject:.*$/m, `Subject: ${subject}`);
    expect(await spoken({ from: email, to }, mail), subject).toMatch(/^250/);
  }
  expect(await spoken({ from: "", to }, plain("mailer-daemon@correo.example")), "a bounce").toMatch(/^250/);
  expect(await kept()).toBe(0);
  expect(await spoken({ from: email, to }, plain(email, "Auto-Submitted: no\n"))).toMatch(/^250/);
  expect(await kept()).toBe(1);
});

test("a mail that our own address sends, or that comes back to us, starts no circle", async () => {
  const { to, kept } = await asked();
  const before = await ctx.db.selectFrom("mail_messages").select("id").execute();
  for (const from of [to, `hola@${DOMAIN}`, "hola@cuna.example"])
    for (let round = 0; round < 3; round++) expect(await spoken({ from, to }, plain(from))).toMatch(/^550/);
  expect(await kept()).toBe(0);
  expect(await ctx.db.selectFrom("mail_messages").select("id").execute()).toHaveLength(before.length);
});

test("a sender who is somebody else, nobody, or several at once is not a party", async () => {
  const { email, to, kept } = await asked();
  const forged = [
    plain("otra@correo.example"),
    plain("otra@correo.example", `Reply-To: ${email}\nSender: ${email}\n`),
    plain(`"${email}" <otra@correo.example>`),
    plain(`otra@correo.example, ${email}`),
    plain(`${email}, otra@correo.example`),
    plain("otra@correo.example", `From: ${email}\n`),
    plain(email, "From: otra@correo.example\n"),
    plain(email).replace(/^From:.*\n/, ""),
    plain("Grupo: ;"),
    plain(`${email}.otra.example`),
    plain(`=?utf-8?B?${Buffer.from(`<${email}>`).toString("base64")}?= <otra@correo.example>`),
  ];
  for (const mail of forged) expect(await spoken({ from: email, to }, mail), mail).toMatch(/^550.*Responde desde el mismo correo/);
  expect(await kept()).toBe(0);
});

test("parts and tags without end are refused for good, and not tried again for days", async () => {
  const { email, to, kept } = await asked();
  const head = `From: ${email}\nMIME-Version: 1.0\n`;
  const nested = (depth: number) =>
    head +
    Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`).join("") +
    "Content-Type: text/plain\n\nhola";
  const html = (body: string) => `${head}Content-Type: text/html\n\n${body}`;
  for (const mail of [
    nested(300),
    nested(9_000),
    html("<div>".repeat(80_000)),
    html(`${"<table><tr><td>".repeat(2_000)}hola`),
    plain(email, "", "a\n".repeat(100_000)),
  ]) {
    const said = await spoken({ from: email, to }, mail);
    expect(said).toMatch(/^5(?:50|52)/);
  }
  const many = Array.from({ length: 6_000 }, (_, at) => `X-${at}: ${"a".repeat(20)}\n`).join("");
  expect(await spoken({ from: email, to }, plain(email, many))).toMatch(/^550/);
  expect(await kept()).toBe(0);
});

test("a mail that is too large is refused, by its announced size or after its last byte, and the next one is taken", async () => {
  const { email, to, kept } = await asked();
  const head = `${plain(email)}\n`;
  for (const megabytes of [10, 50]) {
    const said = await spoken({ from: email, to }, async (socket) => {
      socket.write(head.replaceAll("\n", "\r\n"));
      const line = `${"x".repeat(998)}\r\n`.repeat(1_000);
      for (let at = 0; at < megabytes; at++) if (!socket.write(line)) await new Promise((resolve) => socket.once("drain", resolve));
      socket.write("\r\n.\r\n");
    });
    expect(said).toMatch(/^552.*pesa demasiado/);
  }
  expect(await spoken({ from: `${email}> SIZE=52428800`, to }, ""), "announced").toMatch(/^552/);
  expect(await kept()).toBe(0);
  expect(await spoken({ from: email, to }, plain(email))).toMatch(/^250/);
  expect(await kept()).toBe(1);
});

test("who sends a byte now and then is let go, and keeps no connection from others", async () => {
  const taken: number[] = [];
  const taker = {
    knows: async () => true,
    take: async ({ raw }: { raw: Buffer }) => {
      taken.push(raw.length);
      return null;
    },
  };
  const server = await startInboundSmtp(taker, { port: 0, words: { unknown: "no", tooLarge: "no" }, connectionMs: 400 });
  const drip = async (socket: Socket) => {
    for (let at = 0; at < 100 && !socket.destroyed; at++) {
      socket.write("a");
      await sleep(20);
    }
    expect(socket.destroyed).toBe(true);
  };
  const slow = spoken({ from: "a@b.example", to: "c@d.example", at: server.port }, drip);
  expect(await slow).toBe("");
  expect(taken).toEqual([]);
  expect(await spoken({ from: "a@b.example", to: "c@d.example", at: server.port }, plain("a@b.example"))).toMatch(/^250/);
  await server.close();
});
