import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { openDatabase } from "#platform/db/db.ts";
import { prepareDatabase } from "#server/database-server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";
import { addressOf, routePatterns } from "#tests/support/hostile.ts";
import { maria } from "#tests/support/leads.ts";
import { startProcess, type WebProcess } from "#tests/support/web-process.ts";

// The database is stopped under a running site, and comes back. During the outage, web and worker write only log lines.

/** Occurs in every address and every body of this file, and must never be in the log. */
const CANARY = "Canario7Q9Secreto";
const TOKEN = `1.${Buffer.from(`${CANARY}-1234567890`).toString("base64url")}.${"Ab1-".repeat(10)}xyz`;

const dataDir = mkdtempSync(path.join(tmpdir(), "cuna-outage-"));
let database: EmbeddedPostgres;
let web: WebProcess;
let worker: WebProcess;
beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir });
  await prepareDatabase(database.url);
  const owner = openDatabase(database.url, { role: "owner" });
  await seedDemoWorld(owner).finally(() => owner.destroy());
  [web, worker] = await Promise.all([startProcess("web", database.url), startProcess("worker", database.url)]);
});
afterAll(async () => {
  await Promise.all([web?.stop(), worker?.stop()]);
  await database?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The fields that pages without script kept, by the address to which they are sent again. */
const unsent = new Map<string, Record<string, string>>();
const addresses = routePatterns.map((pattern) => addressOf(pattern, ["/centros/clinica-luna-de-larimar"]).replace("algo", CANARY));
const get = (where: string) => fetch(web.url + where, { redirect: "manual" });
const post = (where: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(web.url + where, { method: "POST", redirect: "manual", body: new URLSearchParams(body), headers });

const person = Object.fromEntries(Object.entries(maria).filter((field): field is [string, string] => typeof field[1] === "string"));
const typed = {
  ...person,
  nombre: `María <"&'> ${CANARY}`,
  mensaje: `Primera línea\r\n</form><script>alert("${CANARY}")</script>`,
  consentimiento: "on",
};

/** Requests a path that fetch would normalise. */
function raw(where: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.get(web.url, { path: where, agent: false }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
    });
    request.once("error", reject);
  });
}

describe("while the database runs", () => {
  test("hostile addresses and bodies are answered", async () => {
    for (const part of [CANARY, TOKEN]) {
      for (const start of ["/solicitud/", "/oferta/", "/bandeja/", "/mensaje/", "/centros/", "/nada/", "/en/solicitud/"]) {
        for (const rest of ["", "%ff", "%00", "/centros%ff", "%", "?q=%00", `?q=${CANARY}%ff`, "//", `\\${CANARY}`]) {
          expect(await raw(start + part + rest), start + rest).toBeLessThan(500);
        }
      }
    }
    expect(await raw(`/__manifest?version=x&paths=/solicitud/${CANARY}%25ff`)).toBeLessThan(500);
    const body = `{"name": "${CANARY}`;
    for (const where of ["/functions/v1/lead-routing-v2", "/api/eventos", "/api/solicitud", "/cookies", `/oferta/${TOKEN}`]) {
      const headers = { "content-type": "application/json", cookie: "cookies=all" };
      expect((await fetch(web.url + where, { method: "POST", body, headers })).status).toBeLessThan(500);
    }
  });
});

describe("while the database is away", () => {
  beforeAll(async () => {
    for (const where of ["/centros", "/api/sugerencias?q=fiv"]) expect((await get(where)).status).toBe(200);
    await database.stop();
  });

  test.each([...new Set([...addresses, "/og/index.png", "/api/menu/cambios", `/api/solicitud?centro=${CANARY}`, "/og/ciudades.png"])])(
    "%s says when to come back, or does without it",
    async (where) => {
      const answer = await get(where);
      if (answer.status < 500) {
        // The answer is cached, or needs no database. A redirect says nothing about its target.
        expect(answer.status).toBeLessThan(410);
        return;
      }
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      // React Router gives the browser this text instead of any error of a hydrated page.
      const said = (await answer.text()).replaceAll("Unexpected Server Error", "");
      expect(said).not.toMatch(/Unexpected|ENOENT|ECONN|postgres/);
      if (/^\/(api|functions)\//.test(where))
        expect(JSON.parse(said)).toMatchObject({ error: "unavailable", retry_after_seconds: expect.any(Number) });
      else expect(said).toMatch(/Ahora mismo no podemos atenderte/);
    },
  );

  test("doors that need it do not pretend otherwise", async () => {
    const need = [
      ...["/api/sugerencias?q=x", "/api/bandeja?centros=x", "/api/solicitud?centro=x", "/api/menu/cambios"],
      ...[
        "/sitemap.xml",
        "/sitemaps/centros-1.xml",
        "/blog/rss.xml",
        "/manifest.webmanifest",
        "/.well-known/security.txt",
        "/og/index.png",
      ],
      ...["guia.pdf", "calendario.ics"].map((file) => `/republica-dominicana/planificar-mi-experiencia/${file}`),
      ...["/", "/contacto", `/solicitud/${TOKEN}`],
    ];
    const statuses = await Promise.all(need.map(async (where) => [where, (await get(where)).status]));
    expect(statuses).toEqual(need.map((where) => [where, 503]));
    const program = await fetch(`${web.url}/functions/v1/lead-routing-v2`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Ana Peña",
        email: "ana@correo.example",
        phone_e164: "+18095550101",
        country: "República Dominicana",
        service_id: "fiv",
        notes: CANARY,
      }),
    });
    expect([program.status, await program.json()]).toEqual([503, expect.objectContaining({ error: "unavailable" })]);
  });

  test("the form sent by script hears when to try again", async () => {
    const answer = await post("/api/solicitud", { variante: "default", tipo: "center", origen: "clinica-luna-de-larimar", ...typed });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toMatchObject({ error: "unavailable", message: expect.stringContaining("Vuelve a intentarlo") });
  });

  const forms: Record<string, Record<string, string>> = {
    "/solicitar-informacion": { variante: "default", tipo: "center", origen: "clinica-luna-de-larimar" },
    "/solicitar-informacion?centro=clinica-luna-de-larimar": { variante: "default", tipo: "center", origen: "clinica-luna-de-larimar" },
    "/contacto": { asunto: "pregunta" },
    "/asesoramiento": { servicio: "fiv" },
    "/republica-dominicana/planificar-mi-experiencia": { servicio: "fiv", receptor: "equipo", paso: "enviar" },
    [`/solicitud/${TOKEN}`]: { accion: "borrar" },
  };
  test.each(Object.entries(forms))("without script, what was written to %s stays, and one button sends it again", async (where, own) => {
    const fields = { ...own, ...typed };
    const answer = await post(where, fields);
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
    const { document, FormData } = new JSDOM(await answer.text()).window;
    expect(document.querySelector("h1")!.textContent).toBe("Tu envío todavía no ha salido");
    const form = document.querySelector<HTMLFormElement>("main form")!;
    expect([
      form.method,
      form.getAttribute("action"),
      form.getAttribute("autocomplete"),
      form.querySelector("button")!.textContent,
    ]).toEqual(["post", null, "off", "Reintentar"]);
    // A browser would send line breaks as CRLF again.
    const kept = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).replace(/\r?\n/g, "\r\n")]));
    expect(kept).toEqual(fields);
    unsent.set(where, kept);
    expect(document.querySelectorAll("main script")).toHaveLength(0);
  });
});

test("once it is back, the site is too, by itself", async () => {
  database = await startEmbeddedPostgres({ dataDir });
  await expect.poll(async () => (await get("/readyz")).status).toBe(200);
  for (const where of ["/", "/contacto", "/api/sugerencias?q=fiv", "/sitemap.xml"])
    expect([where, (await get(where)).status]).toEqual([where, 200]);
});

test("a kept form can be sent as it stands", async () => {
  const statuses = await Promise.all([...unsent].map(async ([where, fields]) => [where, (await post(where, fields)).status] as const));
  const taken = statuses.filter(([, status]) => status === 303).map(([where]) => where);
  expect(taken).toEqual(expect.arrayContaining(["/contacto", "/asesoramiento"]));
  for (const [where, status] of statuses) expect(status, where).toBeLessThan(500);
});

test("every line of both processes is JSON, and none holds a token, a query or a word that was sent", async () => {
  await Promise.all([web.stop(), worker.stop()]);
  for (const { lines } of [web, worker]) {
    expect(lines().length).toBeGreaterThan(1);
    for (const line of lines()) expect(() => JSON.parse(line), line).not.toThrow();
    const said = lines().join("\n");
    for (const secret of [CANARY, TOKEN.slice(4, 24), "xyz", "%ff", "Primera línea", "clinica-luna", "ana@correo"])
      expect(said).not.toContain(secret);
  }
  // The log names the route instead.
  expect(web.lines().some((line) => (JSON.parse(line) as { route?: string }).route === "solicitud/:token")).toBe(true);
});
