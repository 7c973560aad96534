import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, inject, test } from "vitest";
import { cookieName, SESSION_COOKIE } from "#app/cookies.ts";
import { answerTo, fewAtATime, missingHeaders, unclear } from "#tests/support/answers.ts";
import { WAIT_MS } from "#tests/support/hangs.ts";
import { addressOf, HOSTILE_VALUES, hostileQuery, hostileValues, routePatterns } from "#tests/support/hostile.ts";
import { messageOf } from "#tests/support/messages.ts";
import { routesOf } from "#tests/support/site-map.ts";

// Every route × every method × input that no honest browser sends. The routes come from app/routes.ts, the names of fields and
// parameters from the pages themselves.

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"] as const;
/** Endpoints that are no routes of React Router. */
const OTHER_DOORS = ["/healthz", "/readyz", "/metrics", "/api/menu/cambios", "/speculation-rules.json", "/og/index.png", "/favicon.svg"];
/** Pages whose links exist only after somebody who is signed in asks for them: no mail of the demo world contains them. */
const ASKED_FOR = [
  ...["/reclamo/:token", "/telefono/:token", "/invitacion/:token", "/boletin/confirmar/:token", "/boletin/baja/:token"],
  ...["/baja/:token", "/llamada/:token"],
  "/borrador/:token",
  "/cita/:token",
  "/asistencia/:token",
  "/cambio-de-correo/:token",
  "/calendario/:token",
  "/calendario/consultas/:token",
];
/** Endpoints for people with a signed link from a mail. */
const TOKEN_DOORS = [
  ...new Set(
    routesOf("link")
      .filter(({ pattern }) => !ASKED_FOR.includes(pattern))
      .map(({ pattern }) => pattern.replace(/:token.*$/, "")),
  ),
];
const FORM = "application/x-www-form-urlencoded";

const site = inject("sharedSite");
let addresses: { pattern: string; path: string }[];
/** The names of fields in the site's forms. Together with the names in its links, these are all that addresses may contain. */
let fields: string[];
let names: string[];
/** The names of the fields of the endpoint for programs. */
let jsonNames: string[];
beforeAll(async () => {
  await writeToTeam();
  const seen = await seenPaths();
  addresses = routePatterns.map((pattern) => ({ pattern, path: addressOf(pattern, seen) }));
  ({ fields, names } = await seenNames());
  const refused = await fetch(`${site.url}/functions/v1/lead-routing-v2`, { method: "POST", body: "{}" });
  jsonNames = Object.keys(((await refused.json()) as { errors: object }).errors);
});

const text = async (path: string) => (await fetch(site.url + path)).text();
const matches = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map(([, found]) => found!.replaceAll("&amp;", "&"));

/** Writes a message to our team, whose mails link to two more routes. */
async function writeToTeam(): Promise<void> {
  const { consentimiento: _, ...form } = messageOf();
  const body = new URLSearchParams({ ...form, consentimiento: "on" });
  const { status } = await fetch(`${site.url}/contacto`, { method: "POST", body, redirect: "manual" });
  expect(status).toBe(303);
}

/** Returns the addresses in the sitemaps and the links of mails, which contain the signed tokens. */
async function seenPaths(): Promise<string[]> {
  const pathsIn = (page: string) => matches(/https?:\/\/[^/\s"<>]+(\/[^\s"<>]*)/g, page);
  const files = pathsIn(await text("/sitemap.xml")).filter((path) => path.startsWith("/sitemaps/"));
  const listed = (await Promise.all(files.map(text))).flatMap(pathsIn);
  const linked = new Map<string, string[]>();
  const isComplete = () => TOKEN_DOORS.every((door) => [...linked.values()].flat().some((path) => path.startsWith(door)));
  // The worker is still sending the mails.
  for (const end = Date.now() + WAIT_MS; !isComplete() && Date.now() < end; await sleep(300)) {
    const mails = matches(/href="(\/dev\/correo\/\d+)"/g, await text("/dev/correo"));
    for (const mail of mails) if (!linked.has(mail)) linked.set(mail, pathsIn(await text(`${mail}/html`)));
  }
  return [...files, ...listed, ...linked.keys(), ...[...linked.values()].flat()];
}

async function seenNames() {
  const pages = await fewAtATime(addresses, ({ path }) => text(path));
  const unique = (found: string[]) => [...new Set(found)].sort();
  const inForms = unique(pages.flatMap((page) => matches(/<(?:input|select|textarea|button)[^>]* name="([\w-]+)"/g, page)));
  const inLinks = pages.flatMap((page) =>
    matches(/href="\/[^"?]*\?([^"#]*)/g, page).flatMap((query) => [...new URLSearchParams(query).keys()]),
  );
  return { fields: inForms, names: unique([...inForms, ...inLinks]) };
}

let visitors = 0;
interface Attempt {
  path: string;
  method?: string;
  type?: string;
  body?: string;
}

/** Sends a request as a new visitor, past the page cache, and returns what is wrong with the answer. */
async function complaints({ path, method = "GET", type, body }: Attempt): Promise<string[]> {
  visitors++;
  const leave = new AbortController();
  const response = await fetch(site.url + path, {
    method,
    redirect: "manual",
    signal: leave.signal,
    headers: {
      cookie: "session=none",
      "x-forwarded-for": `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
      ...(type !== undefined && { "content-type": type }),
    },
    ...(body !== undefined && { body: Buffer.from(body, "latin1") }),
  });
  const { status, headers } = response;
  const streams = headers.get("content-type") === "text/event-stream";
  const said = streams ? "" : await response.text();
  if (streams) leave.abort();
  const allow = headers.get("allow");
  const wrong = [
    ...(status >= 500 ? [`${status}`] : []),
    ...missingHeaders((name) => headers.has(name)).map((name) => `no ${name}`),
    ...(status === 405 && (allow === null || allow.split(", ").includes(method)) ? [`405 with Allow: ${allow}`] : []),
    ...(status >= 400 && status < 500 && method !== "HEAD" ? unclear(status, headers.get("content-type") ?? "", said) : []),
  ];
  return wrong.map((what) => `${method} ${path.slice(0, 100)}: ${what} (${JSON.stringify([type, body?.slice(0, 40)])})`);
}

const all = async (attempts: readonly Attempt[]) => (await fewAtATime(attempts, complaints)).flat();

test("the list of routes is the site map's", () => {
  expect(addresses.length).toBeGreaterThan(50);
  expect(names).toEqual(expect.arrayContaining(["email", "mensaje", "centro", "q", "eleccion"]));
  expect(jsonNames).toEqual(expect.arrayContaining(["name", "email"]));
  // Real tokens take the hostile input past the first check.
  for (const { pattern, path } of addresses.filter(({ pattern }) => TOKEN_DOORS.some((door) => pattern.startsWith(`${door}:token`))))
    expect(path, pattern).toMatch(/\/\d+\.[\w-]+\.[\w-]{43}/);
});

test("every route answers every method, and says which ones it takes", async () => {
  const doors = [...addresses.map(({ path }) => path), ...OTHER_DOORS];
  const wrong = await all(doors.flatMap((path) => METHODS.map((method) => ({ path, method }))));
  expect(wrong).toEqual([]);
  for (const path of doors) {
    for (const method of ["PUT", "PATCH", "DELETE", "PROPFIND"]) {
      const { status } = await fetch(site.url + path, { method });
      expect([method, path, status]).toEqual([method, path, 405]);
    }
    const asked = await fetch(site.url + path, { method: "OPTIONS" });
    expect([path, asked.status, asked.headers.get("allow")]).toEqual([path, 204, expect.stringMatching(/^(GET, HEAD|POST)/)]);
  }
});

test("every part of an address may be hostile", async () => {
  const attempts = addresses.flatMap(({ pattern, path }) =>
    pattern.split("/").flatMap((part, index) => {
      if (!part.startsWith(":") && part !== "*") return [];
      const withPart = (value: string) => path.split("/").with(index, value).join("/");
      const after = path.split("/")[index];
      return hostileValues.flatMap((kind) => [withPart(HOSTILE_VALUES[kind]), withPart(after + HOSTILE_VALUES[kind])]);
    }),
  );
  expect(attempts.length).toBeGreaterThan(100);
  expect(await all(attempts.flatMap((path) => [{ path }, { path, method: "POST", type: FORM, body: "a=b" }]))).toEqual([]);
});

test("every parameter of a query may be hostile", async () => {
  const doors = [...addresses.map(({ path }) => path), ...OTHER_DOORS];
  const attempts = doors.flatMap((path, index) =>
    hostileValues.map((kind) => {
      const shifted = names.map((_, place) => names[(place + index) % names.length]!);
      return { path: `${path}?${hostileQuery(kind === "8 KB" && names.includes("q") ? ["q"] : shifted, kind)}` };
    }),
  );
  expect(await all(attempts)).toEqual([]);
});

test("every body may be hostile", async () => {
  // With each field sent twice, this stays below the number of fields at which a body is refused.
  const chunks = [fields.slice(0, 45), fields.slice(45, 90), fields.slice(90)];
  expect(fields.length).toBeLessThan(135);
  const json = (value: unknown) => JSON.stringify(Object.fromEntries([...jsonNames, ...fields].map((name) => [name, value])));
  const multipart = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n';
  const bodies: Omit<Attempt, "path">[] = [
    ...hostileValues.flatMap((kind) => chunks.map((some) => ({ type: FORM, body: hostileQuery(["mensaje", ...some], kind) }))),
    { type: FORM, body: "" },
    { type: FORM, body: fields.map((name) => `${name}=\xff\xfe\0`).join("&") },
    { type: FORM, body: json("Ana") },
    ...["Ana", "\0", ["a", "b"], { a: 1 }, 9e99, null, true].map((value) => ({ type: "application/json", body: json(value) })),
    { type: "application/json", body: json("x").replaceAll('"x"', '"\\ud800"') },
    { type: "application/json", body: json("b".repeat(8_192 / 64)) },
    { type: "application/json", body: hostileQuery(fields, "a name sent twice") },
    ...["", "{", "[]", "null", '"a"', "[".repeat(5_000)].map((body) => ({ type: "application/json", body })),
    { type: "multipart/form-data", body: multipart },
    { type: "multipart/form-data; boundary=y", body: multipart },
    { type: "multipart/form-data; boundary=x", body: multipart },
    { type: "text/plain", body: "Hola" },
    { type: "\xff", body: "x" },
  ];
  const attempts = addresses.flatMap(({ path }) => bodies.map((body) => ({ path, method: "POST", ...body })));
  expect(await all(attempts)).toEqual([]);
});

test.each([
  ["is no HTTP", 400, "hola\r\n\r\n"],
  ["has headers without end", 431, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(20_000)}\r\n\r\n`],
  ["says no host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["says a host that is none", 400, "GET /nada HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
  ["asks for no path", 400, "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["asks for a path of another system", 400, "GET /a\\b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["asks for an address that is none", 400, "GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["asks to hear itself", 405, "TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["expects what we do not do", 417, "GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n"],
] as const)("what %s is answered with %i and every security header", async (_, status, bytes) => {
  const [head = "", body = ""] = (await answerTo(site.port, bytes)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(missingHeaders((name) => head.toLowerCase().includes(`\r\n${name}: `))).toEqual([]);
  expect(unclear(status, "text/plain", body)).toEqual([]);
});

test("the site is itself under every name of this machine, and under no other scheme or port", async () => {
  const send = async (origin: string) => {
    const { host } = new URL(origin);
    const headers = { origin, host, "x-forwarded-for": "10.9.9.9" };
    const answer = await fetch(`http://127.0.0.1:${site.port}/cookies`, {
      method: "POST",
      headers,
      redirect: "manual",
      body: new URLSearchParams({ eleccion: "necessary" }),
    });
    return answer.status;
  };
  for (const name of ["localhost", "127.0.0.1", "[::1]"]) expect([name, await send(`http://${name}:${site.port}`)]).toEqual([name, 204]);
  for (const origin of [`https://localhost:${site.port}`, `http://localhost:${site.port + 1}`, `http://cuna.example:${site.port}`])
    expect([origin, await send(origin)]).toEqual([origin, 403]);
  // React Router compares hosts once more, for pages.
  const page = await fetch(`${site.url}/contacto`, {
    method: "POST",
    headers: { origin: `http://127.0.0.1:${site.port}` },
    body: new URLSearchParams(),
  });
  expect(page.status).toBe(422);
});

test("a signed-in person's page is neither kept nor taken from what was kept", async () => {
  const cookie = `${cookieName(SESSION_COOKIE, false)}=anybody`;
  const fromCache = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(site.url + path, { headers })).headers.get("x-cache");
  const [path, other] = ["/terminos", "/centros?pagina=2"];
  await fromCache(path);
  expect([await fromCache(path), await fromCache(path, { cookie })]).toEqual(["hit", null]);
  expect([await fromCache(other, { cookie }), await fromCache(other), await fromCache(other)]).toEqual([null, "miss", "hit"]);
});
