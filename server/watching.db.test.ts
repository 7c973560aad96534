import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { sql } from "kysely";
import type { ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import dashboard from "#app/routes/admin/alerts/grafana-dashboard.json" with { type: "json" };
import { log } from "#platform/log.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { openWholeSite } from "#tests/support/whole-site.ts";
import { type AccessLine, accessLine, audiencesOf, openAccessLog } from "./access-log.ts";
import { openMetrics } from "./metrics.ts";
import { routeTree } from "./route-tree.ts";

const ctx = await testContext();
const TOKEN = "a token of Prometheus with 40 characters!";
const line: AccessLine = { time: "", method: "GET", route: "/centros", audience: "public", status: 200, ms: 12, bytes: 9_000 };
const ask = (metrics: ReturnType<typeof openMetrics>, authorization?: string) =>
  metrics.routes.request("/metrics", { headers: authorization === undefined ? {} : { authorization } });

test("figures are for a person who has the token, and count requests, jobs and mails; without a token in the settings there is no such address", async () => {
  const metrics = openMetrics({ db: ctx.db, token: TOKEN, cache: () => undefined });
  metrics.answered(line);
  for (const wrong of [undefined, "", TOKEN, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) expect((await ask(metrics, wrong)).status).toBe(404);
  const answer = await ask(metrics, `Bearer ${TOKEN}`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const text = await answer.text();
  expect(text).toContain('cuna_request_seconds_count{route="/centros",method="GET",status="200"} 1');
  expect(text).toContain('cuna_response_bytes_total{audience="public"} 9000');
  for (const name of [
    "cuna_alerts",
    "cuna_backup_age_seconds",
    "cuna_jobs",
    "cuna_mails",
    "cuna_leads",
    "cuna_pool_connections",
    "nodejs_eventloop_lag_seconds",
  ])
    expect(text).toContain(`# TYPE ${name} `);
  // The dashboard that administrators download asks for nothing else.
  const asked = JSON.stringify(dashboard).match(/\b(cuna|nodejs|process)_[a-z0-9_]+/g) ?? [];
  for (const name of new Set(asked)) expect(text).toContain(name.replace(/_(count|bucket)$/, ""));
  expect(asked.length).toBeGreaterThan(8);
  const closed = openMetrics({ db: ctx.db, token: undefined, cache: () => undefined });
  expect((await ask(closed, "Bearer undefined")).status).toBe(404);
});

test("a line of the access log has the pattern and the id of a request, and nothing of its person", async () => {
  const routes = routeTree((await import("virtual:react-router/server-build")) as unknown as ServerBuild);
  const written: string[] = [];
  const accessLog = openAccessLog((text) => written.push(text));
  const req = Object.assign(new IncomingMessage(new Socket()), {
    method: "GET",
    url: "/solicitud/1.secret-token.signature?correo=maria%40correo.example",
    headers: {
      cookie: "session=secret-cookie",
      "x-forwarded-for": "203.0.113.7",
      "user-agent": "Firefox",
      referer: "https://cuna.do/perfil",
    },
  });
  const res = new ServerResponse(req);
  res.setHeader("X-Request-Id", "K7M2-Q9XC");
  accessLog.add(accessLine(routes, audiencesOf(routes), req, res, 12.345));
  accessLog.flush();
  const [said = ""] = written;
  expect(JSON.parse(said)).toEqual({
    level: "info",
    time: expect.any(String),
    method: "GET",
    route: "/solicitud/:token",
    audience: "link",
    status: 200,
    ms: 12.3,
    bytes: 0,
    request: "K7M2-Q9XC",
    msg: "request",
  });
  expect(said).not.toMatch(/secret|maria|203\.0|Firefox|perfil/);
});

test("a failure is logged under the id that its answer has, with the pattern of its route", async () => {
  const site = await openWholeSite(ctx);
  const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
  await sql`alter view counted_reviews rename to counted_reviews_gone`.execute(owner);
  const said: string[] = [];
  const stdout = vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
  log.level = "error";
  const answer = await site.ask("/testimonios").finally(() => {
    log.level = "silent";
    stdout.mockRestore();
  });
  expect(answer.status).toBe(500);
  const failed = said
    .map((text) => JSON.parse(text) as { request?: string; route?: string; msg: string })
    .find(({ msg }) => msg === "a request failed");
  expect(failed).toMatchObject({ request: answer.headers.get("x-request-id"), route: "testimonios" });
});
