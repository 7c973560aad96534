import http from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { sendAlertJob } from "#domain/alerts/alert-jobs.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { signatureOf } from "#domain/webhooks/signature.ts";
import { openJobRunner } from "#platform/jobs.ts";
import { testContext } from "#tests/support/context.ts";
import { pushHost } from "#tests/support/push-host.ts";
import { composeAlertMail } from "./alert-mails.ts";
import { registerAlerts } from "./alerts.ts";
import { brandOf } from "./compose-mail.ts";
import { daysOfCertificate, machineOf } from "./machine.ts";

const ctx = await testContext();
const { db, jobs } = ctx;
const SECRET = "a secret of the operators, 32 characters";

const heard: { body: string; signature: string }[] = [];
let status = 200;
const system = http.createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  heard.push({ body, signature: String(request.headers["webhook-signature"]) });
  response.writeHead(status).end();
});
await new Promise<void>((listening) => system.listen(0, "127.0.0.1", listening));
afterAll(() => system.close());
const url = `http://127.0.0.1:${(system.address() as AddressInfo).port}/alerts`;

const certificateHost = await pushHost();

async function alertOf(rule: string, facts: object, ended = false): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into alerts (rule, facts, ended_at) values (${rule}, ${JSON.stringify(facts)}::jsonb,
    case when ${ended} then now() end) returning id`.execute(db);
  return rows[0]!.id;
}

test("the operators' own system hears of an alert, signed, and again until it takes it", async () => {
  const runner = await openJobRunner(ctx.databaseUrl);
  afterAll(() => runner.stop());
  status = 503;
  await registerAlerts(runner, ctx, { url, secret: SECRET });
  const alertId = await alertOf("mail", { refused: 3, domain: "correo.example" });
  await db.transaction().execute((tx) => jobs.enqueue(tx, { ...sendAlertJob, retryDelaySeconds: 0 }, { alertId, phase: "began" }));
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  status = 200;
  const state = async () =>
    (await sql<{ state: string }>`select state from pgboss.job where name = 'send-alert'`.execute(db)).rows[0]?.state;
  await sql`update pgboss.job set start_after = now() where name = 'send-alert'`.execute(db);
  await expect.poll(state).toBe("completed");
  expect(heard.length).toBeGreaterThan(1);
  const { body, signature } = heard.at(-1)!;
  expect(JSON.parse(body)).toEqual({
    id: alertId,
    state: "open",
    rule: "mail",
    text: "correo.example rechaza nuestro correo: 3 seguidos",
    facts: { refused: 3, domain: "correo.example" },
    began_at: expect.any(String),
    ended_at: null,
    url: "https://cuna.test/dashboard/admin/alertas",
  });
  const at = new Date(Number(/^t=(\d+)/.exec(signature)![1]) * 1000);
  expect(signature).toBe(signatureOf(SECRET, body, at));
});

test("the mail says what needs a person, since when and what to do first; its end says that it is over", async () => {
  const brand = await brandOf(db, ctx.publicUrl);
  const write = async (template: "alert-began" | "alert-ended", alertId: string) => {
    const mail = await composeAlertMail(ctx, { template, userId: idOfPerson("lia"), alertId } as never, brand);
    return mail!;
  };
  const rings = await write("alert-began", await alertOf("backup", { hours: 31 }));
  expect(rings.subject).toBe("La última copia de seguridad es de hace 31 horas");
  expect(rings.to.address).toBe("lia.almonte@cuna.example");
  expect(rings.text).toContain("1. Pide una copia ahora, en Copias: se hace y se prueba.");
  expect(rings.text).toContain("https://cuna.test/dashboard/admin/alertas");
  const over = await write("alert-ended", await alertOf("disk", { percent: 81 }, true));
  expect(over.subject).toBe("Ya pasó: Disco");
  expect(over.text).not.toContain("1. ");
  const site = await loadSite(db);
  expect((await write("alert-began", await alertOf("test", {}, true))).text).toContain(site.name);
});

test("the certificate of an address is read, also one that nobody trusts; an address without one, and without https, has none", async () => {
  const { hostname, port } = new URL(certificateHost.url);
  expect(await daysOfCertificate({ hostname, port })).toBeGreaterThan(30_000);
  await expect(daysOfCertificate(new URL(url))).rejects.toThrow();
  const machine = machineOf({ demonstration: true, PUBLIC_URL: "http://localhost:3000", DATA_DIR: ctx.folder });
  expect(await machine.certificate()).toBeNull();
  expect(await machine.disk()).toBeGreaterThanOrEqual(0);
  expect(await machine.disk()).toBeLessThanOrEqual(100);
});
