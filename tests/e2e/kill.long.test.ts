import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { NO_ANSWER, NOTHING_LEFT } from "#domain/mail/mail.ts";
import { sendMailJob } from "#domain/mail/mail-jobs.ts";
import { openDatabase } from "#platform/db/db.ts";
import { setLeadLimits } from "#tests/support/context.ts";
import { WAIT_MS } from "#tests/support/hangs.ts";
import { skipMailWaits } from "#tests/support/mail-waits.ts";
import { ownMailbox, ownSite } from "#tests/support/own-site.ts";
import { NO_PACE } from "#tests/support/pace.ts";

// kill -9 of every part of the site at random moments, while patients send requests. An acknowledged request must never be lost.

const LEADS = 120;
const AT_ONCE = 6;
const CENTER = "clinica-luna-de-larimar";

const mailbox = await ownMailbox();
const site = await ownSite({ durable: true, env: { SMTP_URL: mailbox.url } });
beforeAll(async () => {
  // The test sends faster than the limit of any center.
  const db = openDatabase(site.databaseUrl, { max: 1 });
  await setLeadLimits(db, NO_PACE);
  await db.destroy();
});

/** Finds the process of a part, which has another id after each restart. */
function victim(kind: "web" | "worker" | "database"): number | undefined {
  if (kind === "database") return Number(readFileSync(join(site.dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);
  const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(site.pid)], { encoding: "utf8" });
  const line = children.split("\n").find((text) => text.includes(`server/${kind}.js`));
  return line ? Number.parseInt(line, 10) : undefined;
}

/** Sends as a browser does, with one key, until it gets an acknowledgement. */
async function send(index: number): Promise<string> {
  const key = randomUUID();
  const body = new URLSearchParams({
    variante: "inline",
    tipo: "center",
    origen: CENTER,
    nombre: "Ana",
    apellido: `Prueba ${index}`,
    email: `persona${index}@correo.example`,
    telefono: `+1809${String(5_550_000 + index)}`,
    tratamiento: "FIV",
    mensaje: "Quisiera saber el costo total de un ciclo y cuántas visitas necesito si vivo lejos.",
    consentimiento: "on",
    clave: key,
  });
  for (;;) {
    try {
      const response = await fetch(`${site.url}/api/solicitud`, {
        method: "POST",
        body,
        redirect: "manual",
        headers: { accept: "application/json", "x-forwarded-for": `10.0.${Math.floor(index / 200)}.${index % 200}` },
        signal: AbortSignal.timeout(10_000),
      });
      if (response.ok) return key;
      if (response.status < 500) throw new Error(`refused: ${response.status} ${await response.text()}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("refused")) throw error;
    }
    await sleep(100 + Math.random() * 200);
  }
}

/** Connects as soon as the database is back, since it may have been killed last. */
async function connected(): Promise<pg.Client> {
  for (const deadline = Date.now() + WAIT_MS; ; await sleep(200)) {
    const client = new pg.Client(site.databaseUrl);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

test("every acknowledged lead is stored and routed once, and its mails go out", async () => {
  let sending = true;
  let kills = 0;
  const acknowledged: string[] = [];
  const killer = (async () => {
    const kinds = ["web", "worker", "database"] as const;
    while (sending) {
      const kind = kinds[kills % kinds.length]!;
      try {
        const pid = victim(kind);
        if (pid) process.kill(pid, "SIGKILL");
        kills++;
      } catch {
        // It is already dead.
      }
      // Kills mostly after some requests have succeeded, so that a slow machine also makes progress, and sometimes while the part is
      // still starting.
      const more = Math.random() < 0.25 ? 0 : 1 + Math.floor(Math.random() * 8);
      const from = acknowledged.length;
      while (sending && acknowledged.length < from + more) await sleep(50);
      await sleep(Math.random() * 1_000);
    }
  })();

  let next = 0;
  const senders = Array.from({ length: AT_ONCE }, async () => {
    while (next < LEADS) {
      acknowledged.push(await send(next++));
      // People do not send as fast as a machine, and every part should be killed several times during the test.
      await sleep(300 + Math.random() * 700);
    }
  });
  await Promise.all(senders);
  sending = false;
  await killer;
  expect(kills).toBeGreaterThanOrEqual(3);
  expect(acknowledged).toHaveLength(LEADS);

  const client = await connected();
  // Every mail, since a kill may also meet one that speaks of no lead.
  const waiting = `select (select count(*) from leads where status = 'accepted')::int
    + (select count(*) from mail_messages where status = 'queued')::int as n`;
  const db = openDatabase(site.databaseUrl, { max: 1 });
  const left = async () => {
    await skipMailWaits(db);
    return (await client.query(waiting)).rows[0].n;
  };
  await expect.poll(left, { interval: 1_000 }).toBe(0);
  await db.destroy();
  const { rows: leads } = await client.query(
    `select l.status,
       (select count(*)::int from routing_decisions d where d.lead_id = l.id) as decisions,
       (select count(*)::int from offers o where o.lead_id = l.id) as offers
     from leads l`,
  );
  const { rows: sent } = await client.query("select message_id, status, template, last_error from mail_messages");
  await client.end();

  expect(leads).toHaveLength(LEADS);
  expect(leads.filter((lead) => lead.decisions !== 1)).toEqual([]);
  expect(leads.filter((lead) => lead.status === "routed" && lead.offers !== 1)).toEqual([]);
  expect(leads.every((lead) => lead.status !== "accepted")).toBe(true);

  const received = new Map<string, number>();
  for (const { messageId } of mailbox.mails) received.set(messageId, (received.get(messageId) ?? 0) + 1);
  // A mail whose sending met two kills is given up and shown to our team, since a third try could be its third copy. A reminder ends
  // with the consultation that it speaks of, which may begin while this runs.
  const open = sent.filter(({ status, template, last_error }) => {
    if (last_error === NO_ANSWER) return false;
    return status !== "sent" && !(template === "consultation-reminder" && last_error === NOTHING_LEFT);
  });
  const givenUp = sent.filter((mail) => mail.last_error === NO_ANSWER);
  expect(open.map(({ template, status, last_error }) => `${template}: ${status}, ${last_error}`)).toEqual([]);
  expect(givenUp.length).toBeLessThan(kills);
  expect(sent.filter((mail) => mail.status === "sent" && !received.has(mail.message_id))).toEqual([]);
  const repeats = [...received.values()].reduce((sum, times) => sum + times - 1, 0);
  console.log(`${kills} kills, ${leads.length} leads, ${sent.length} mails, ${repeats} repeats, ${givenUp.length} given up`);
  expect(Math.max(...received.values())).toBeLessThanOrEqual(2);
  expect(repeats).toBeLessThanOrEqual(kills * sendMailJob.concurrency);
});
