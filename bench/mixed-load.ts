import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { oldSpreadsheet } from "#tests/support/import-file.ts";
import { processOf } from "#tests/support/processes.ts";
import { samplePhoto } from "#tests/support/sample-photo.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { startSite } from "#tests/support/site.ts";
import { standingPages } from "#tests/support/site-map.ts";
import { screensOf } from "./dashboards.ts";
import { sendLead, withoutPace } from "./partner-leads.ts";

// `node bench/mixed-load.ts [MINUTES] [A_SECOND]` uses a site as all kinds of people do at once, and prints each minute how much
// memory its processes hold.
const [minutes = 60, aSecond = 7] = process.argv.slice(2).map(Number);
const METRICS_TOKEN = "what the memory of a process is measured with";

const site = await startSite({ env: { METRICS_TOKEN, ACCESS_LOG: "off" } });
const { url } = site;
const partnerKey = await withoutPace(site.databaseUrl);
const cookies = { patient: await signIn(url, "maria"), provider: await signIn(url, "amaranta"), admin: await signIn(url, "lia") };
const screens = Object.fromEntries(
  await Promise.all(
    (["patient", "provider", "admin"] as const).map(async (role) => {
      const found = await screensOf(role, url, { cookie: cookies[role] });
      return [role, [...found.values()].filter((path) => !path.includes(":"))] as const;
    }),
  ),
) as Record<keyof typeof cookies, string[]>;
const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
const addresses = async (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname);
const pages = [
  ...new Set([
    ...Object.values(standingPages),
    ...(await Promise.all((await addresses(sitemap)).map(async (path) => addresses(await (await fetch(url + path)).text())))).flat(),
  ]),
];
const adminFiles = screens.admin.filter((path) => !path.includes("?")).map((path) => `${path}/lista.csv`);
const gallery = await (await fetch(`${url}/dashboard/provider/galeria`, { headers: { cookie: cookies.provider } })).text();
const centro = /name="centro" value="([^"]+)"/.exec(gallery)![1]!;
const photo = await samplePhoto("foto.jpg", 40);
let turn = 0;
const nth = (list: readonly string[], step = 1) => list[(turn * step) % list.length]!;
const from = () => ({ "x-forwarded-for": `203.0.113.${turn % 250}` });

async function get(path: string, cookie = ""): Promise<number> {
  const answer = await fetch(url + path, {
    headers: { ...from(), "accept-encoding": "br", ...(cookie && { cookie }) },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function post(path: string, body: BodyInit, cookie = ""): Promise<number> {
  const answer = await fetch(url + path, {
    method: "POST",
    body,
    headers: { ...from(), origin: url, ...(cookie && { cookie }) },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  return answer.status;
}

function form(field: string, name: string, bytes: Uint8Array, type: string, others: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(others)) data.set(key, value);
  data.set(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return data;
}

/** What people do, each act with its relative frequency. */
const acts: readonly [string, number, () => Promise<number>][] = [
  ["a public page", 22, () => get(nth(pages, 7))],
  ["a search", 10, () => get(`/busqueda?q=clinica${turn}`)],
  ["a list", 8, () => get(`/centros?q=luna${turn % 400}`)],
  ["suggestions", 6, () => get(`/api/sugerencias?q=fiv${turn % 700}`)],
  ["a share picture", 3, () => get(`/og${nth(pages, 11)}.png`)],
  ["a request", 4, () => sendLead(url, partnerKey).then(() => 200)],
  ["a message", 2, () => post("/contacto", new URLSearchParams({ nombre: "Ana", email: `ana${turn}@correo.example` }))],
  ["a patient's screen", 12, () => get(nth(screens.patient, 5), cookies.patient)],
  ["a provider's screen", 13, () => get(nth(screens.provider, 5), cookies.provider)],
  ["an administrator's screen", 13, () => get(nth(screens.admin, 5), cookies.admin)],
  ["a table of administration", 3, () => get(nth(adminFiles, 3), cookies.admin)],
  ["a PDF", 1, () => get("/republica-dominicana/planificar-mi-experiencia/guia.pdf")],
  [
    "an import",
    0.1,
    () => post("/dashboard/admin/importar", form("archivo", "a.csv", oldSpreadsheet(`m${turn}`), "text/csv"), cookies.admin),
  ],
  [
    "a photo",
    0.3,
    () =>
      post("/dashboard/provider/galeria", form("fotos", "a.jpg", photo.buffer, "image/jpeg", { hacer: "subir", centro }), cookies.provider),
  ],
  ["a sign-in", 1, () => signIn(url, turn % 2 ? "maria" : "yadira").then(() => 303)],
  [
    "a wrong sign-in",
    0.5,
    () => post("/login", new URLSearchParams({ email: `nadie${turn}@correo.example`, password: "una que no es la suya" })),
  ],
];
const sum = acts.reduce((all, [, weight]) => all + weight, 0);
// The order is the same at each run, and equal acts are spread evenly.
const golden = (Math.sqrt(5) - 1) / 2;
function nextAct() {
  const place = ((turn * golden) % 1) * sum;
  let passed = 0;
  for (const act of acts) {
    passed += act[1];
    if (place < passed) return act;
  }
  return acts[0]!;
}

const statuses = new Map<string, number>();
let refused = 0;
let longest = 0;
let over = false;
const asking = (async () => {
  while (!over) {
    const since = performance.now();
    await fetch(`${url}/healthz`).then(
      (answer) => answer.arrayBuffer(),
      () => void refused++,
    );
    longest = Math.max(longest, performance.now() - since);
    await sleep(50);
  }
})();

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0).padStart(5);
async function look(minute: number) {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN);
  const space = (name: string) => metric(`nodejs_heap_space_size_used_bytes\\{space="${name}"\\}`);
  const web = processOf(site.pid, "server/web.js");
  const worker = processOf(site.pid, "server/worker.js");
  const anonymous = (pid: number) => 1024 * Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  console.log(
    [
      `minute ${String(minute).padStart(2)}`,
      `web ${megabytes(web.rss * 1024)} (anonymous ${megabytes(anonymous(web.pid))})`,
      `heap ${megabytes(metric("nodejs_heap_size_used_bytes"))} of ${megabytes(metric("nodejs_heap_size_total_bytes"))}`,
      `old ${megabytes(space("old"))} large ${megabytes(space("large_object"))}`,
      `external ${megabytes(metric("nodejs_external_memory_bytes"))}`,
      `pages ${megabytes(metric('cuna_page_cache\\{what="bytes"\\}'))}`,
      `worker ${megabytes(worker.rss * 1024)}`,
      `answers ${[...statuses.values()].reduce((all, count) => all + count, 0)} silence ${longest.toFixed(0)} ms`,
    ].join("  "),
  );
  longest = 0;
}

const started = performance.now();
try {
  await look(0);
  const running = new Set<Promise<void>>();
  for (let minute = 1; minute <= minutes; minute++) {
    for (const end = minute * 60 * aSecond; turn < end; ) {
      await sleep(Math.max(0, started + (turn * 1000) / aSecond - performance.now()));
      turn++;
      const [what, , act] = nextAct();
      const one = act()
        .then((status) => void statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1))
        .catch(() => void refused++)
        .finally(() => running.delete(one));
      running.add(one);
      // On a machine that does not keep up, the load slows down instead of piling up.
      if (running.size > 20) await Promise.race(running);
    }
    await look(minute);
  }
  await Promise.all(running);
  console.log(Object.fromEntries([...statuses].sort()), { refused });
} finally {
  over = true;
  await asking.catch(() => undefined);
  await site.stop();
}
