import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { watchedRules } from "#domain/alerts/alert-queries.server.ts";
import { lastBackup } from "#domain/operations/backups.server.ts";
import { acceptedLeads, jobStates, mailStates } from "#domain/operations/states.server.ts";
import { now } from "#platform/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { poolCounts } from "#platform/db/db.ts";
import type { AccessLine } from "./access-log.ts";
import type { PageCache } from "./page-cache.ts";
import { refuse } from "./refusals.ts";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** Counts an answered request. */
  answered(line: AccessLine): void;
  routes: Hono;
}

/** Answers `/metrics` for Prometheus to a caller with the token. Without a token in the settings, the address does not exist. */
export function openMetrics({ db, token, cache }: { db: Db; token: string | undefined; cache: () => PageCache | undefined }): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: "cuna_request_seconds",
    help: "Answered requests by route pattern, method and status",
    labelNames: ["route", "method", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  const sent = new Counter({
    name: "cuna_response_bytes_total",
    help: "Bytes of answers",
    labelNames: ["audience"],
    registers: [registry],
  });
  // Without a token nobody reads the metrics, so the event loop need not be measured.
  if (token !== undefined) {
    collectDefaultMetrics({ register: registry });
    gauges(registry, db, cache);
  }
  const routes = new Hono();
  routes.get("/metrics", async (c) => {
    if (token === undefined || !isToken(c.req.header("authorization"), token)) return refuse("/metrics", 404);
    return c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" });
  });
  return {
    answered({ route, method, status, ms, bytes, audience }) {
      if (token === undefined) return;
      requests.observe({ route, method, status: String(status) }, ms / 1000);
      sent.inc({ audience }, bytes);
    },
    routes,
  };
}

function gauges(registry: Registry, db: Db, cache: () => PageCache | undefined): void {
  const registers = [registry];
  new Gauge({
    name: "cuna_pool_connections",
    help: "Connections to the database",
    labelNames: ["state"],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolCounts(db))) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "cuna_page_cache",
    help: "Answers out of the page cache, pages rendered for it, and its bytes",
    labelNames: ["what"],
    registers,
    collect() {
      const kept = cache();
      if (!kept) return;
      this.set({ what: "hits" }, kept.hits);
      this.set({ what: "misses" }, kept.misses);
      this.set({ what: "bytes" }, kept.size);
    },
  });
  const counted = (name: string, help: string, read: (db: Db) => Promise<readonly { state: string; count: number }[]>) =>
    new Gauge({
      name,
      help,
      labelNames: ["state"],
      registers,
      async collect() {
        this.reset();
        for (const { state, count } of await read(db).catch(() => [])) this.set({ state }, count);
      },
    });
  new Gauge({
    name: "cuna_alerts",
    help: "1 for each watched rule that rings, 0 for each that does not",
    labelNames: ["rule"],
    registers,
    async collect() {
      this.reset();
      for (const { rule, rings } of await watchedRules(db).catch(() => [])) this.set({ rule }, rings ? 1 : 0);
    },
  });
  new Gauge({
    name: "cuna_backup_age_seconds",
    help: "Time since the last backup that our own command made",
    registers,
    async collect() {
      this.reset();
      const last = await lastBackup(db).catch(() => null);
      if (last) this.set((now().getTime() - last.madeAt.getTime()) / 1000);
    },
  });
  counted("cuna_jobs", "Jobs by state", jobStates);
  counted("cuna_mails", "Mails by state", mailStates);
  counted("cuna_leads", "Requests of the last day by status", acceptedLeads);
}

/** Compares digests, which have the same length, in constant time. */
function isToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${token}`));
}
