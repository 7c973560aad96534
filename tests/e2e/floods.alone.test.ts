import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { proofText, solvePuzzle } from "#domain/submissions/puzzle.ts";
import { ownSite } from "#tests/support/own-site.ts";

// 3,000 requests from 300 addresses, as fast as the site accepts them, with honest visitors in between.

const FLOOD = 3_000;
const ADDRESSES = 300;
const MAILBOXES = 1_200;
const FLOODED = 6;
const CALM = 10;
const HONEST_TO_CALM = 40;
const HONEST_TO_FLOODED = 20;
const AT_ONCE = 24;
/** The defaults of `lead_limits`. */
const PACE = { tenMinutes: 12, hour: 30 };

const site = await ownSite();
let db: pg.Client;
beforeAll(async () => {
  db = new pg.Client(site.databaseUrl);
  await db.connect();
  await db.query(
    `insert into provider_profiles (slug, provider_type, clinic_name, city, services_offered, email, verification_status, claimed)
     select kind || n, 'clinic', 'Centro ' || kind || n, 'Santiago', array['fiv'], 'citas@' || kind || n || '.example', 'published', true
     from unnest($1::text[], $2::int[]) as kinds (kind, most), generate_series(0, most - 1) as n`,
    [
      ["inundado-", "tranquilo-"],
      [FLOODED, CALM],
    ],
  );
});
afterAll(() => db?.end());

interface Sent {
  outcome: string;
  milliseconds: number;
}

function fields(center: string, email: string, index: number) {
  return new URLSearchParams({
    variante: "inline",
    tipo: "center",
    origen: center,
    nombre: "Ana",
    apellido: "Prueba",
    email,
    telefono: `+1809${String(5_550_000 + index)}`,
    tratamiento: "FIV",
    mensaje: `Quisiera saber el costo total de un ciclo y cuántas visitas necesito (${index}).`,
    consentimiento: "on",
  });
}

async function post(path: string, body: URLSearchParams, ip: string): Promise<Response> {
  return fetch(site.url + path, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { accept: "application/json", "x-forwarded-for": ip },
  });
}

/** Sends a request as a browser with script, which solves the puzzle when asked to. */
async function byScript(body: URLSearchParams, ip: string, works: boolean): Promise<Sent> {
  const since = performance.now();
  body.set("clave", randomUUID());
  let answer = (await (await post("/api/solicitud", body, ip)).json()) as { outcome: string; puzzle?: string };
  if (answer.outcome === "unproven" && works) {
    body.set("prueba", proofText(answer.puzzle!, await solvePuzzle(answer.puzzle!)));
    answer = (await (await post("/api/solicitud", body, ip)).json()) as { outcome: string };
  }
  return { outcome: answer.outcome, milliseconds: performance.now() - since };
}

/** Sends a request as a browser without script. */
async function byPage(body: URLSearchParams, ip: string): Promise<Sent> {
  const since = performance.now();
  const response = await post("/solicitar-informacion", body, ip);
  await response.arrayBuffer();
  return { outcome: response.status === 303 ? "accepted" : String(response.status), milliseconds: performance.now() - since };
}

/**
 * Sends one request of the flood: half of them by script, one in 25 of which solves the puzzle, and half by page. Each mailbox occurs
 * two or three times.
 */
function floodWith(index: number): Promise<Sent> {
  const body = fields(`inundado-${index % FLOODED}`, `inventado${index % MAILBOXES}@correo.example`, index);
  const ip = `10.1.${Math.floor((index % ADDRESSES) / 150)}.${index % 150}`;
  return index % 2 === 0 ? byPage(body, ip) : byScript(body, ip, index % 50 === 1);
}

function honest(index: number): Promise<Sent> {
  const center = index < HONEST_TO_CALM ? `tranquilo-${index % CALM}` : `inundado-${index % FLOODED}`;
  return byScript(fields(center, `persona${index}@correo.example`, 20_000 + index), `10.9.0.${index}`, true);
}

async function numbers<T>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await db.query(query, values)).rows as T[];
}

function tally(sent: readonly Sent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of sent) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
const quantile = (sent: readonly Sent[], share: number) =>
  Math.round(sent.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)[Math.floor(sent.length * share)] ?? 0);

test("a flood reaches no center beyond its pace, mails nobody twice, and stops no honest request", async () => {
  const flood: Sent[] = [];
  const people: Promise<Sent>[] = [];
  const every = Math.floor(FLOOD / (HONEST_TO_CALM + HONEST_TO_FLOODED));
  const since = performance.now();
  let next = 0;
  const attacker = async () => {
    for (let index = next++; index < FLOOD; index = next++) {
      if (index % every === every - 1 && people.length < HONEST_TO_CALM + HONEST_TO_FLOODED) people.push(honest(people.length));
      flood.push(await floodWith(index));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
  const sent = await Promise.all(people);
  const seconds = (performance.now() - since) / 1000;

  for (;;) {
    const [left] = await numbers<{ n: string }>(
      "select (select count(*) from leads where status = 'accepted') + (select count(*) from mail_messages where status = 'queued') as n",
    );
    if (left!.n === "0") break;
    await sleep(500);
  }
  const offers = await numbers<{ slug: string; ten: number; hour: number }>(
    `select p.slug, max(windows.ten)::int as ten, max(windows.hour)::int as hour from (
       select o.provider_id,
         count(*) over (partition by o.provider_id order by o.made_at range between current row and '10 minutes' following) as ten,
         count(*) over (partition by o.provider_id order by o.made_at range between current row and '1 hour' following) as hour
       from offers o) windows join provider_profiles p on p.id = windows.provider_id where p.slug ~ '^(inundado|tranquilo)-' group by p.slug`,
  );
  const mails = await numbers<{ address: string; n: number }>(
    "select rcpt_to[1] as address, count(*)::int as n from local_mail where rcpt_to[1] ~ '^(inventado|persona)' group by 1 order by 2 desc",
  );
  const leads = await numbers<{ status: string; n: number }>("select status, count(*)::int as n from leads group by 1 order by 1");
  const [calm] = await numbers<{ n: number }>(
    `select count(*)::int as n from leads l join provider_profiles p on p.id = l.origin_center_id where p.slug like 'tranquilo-%' and l.status = 'routed'`,
  );
  const [withheld] = await numbers<{ n: number }>("select count(*)::int as n from mail_messages where status = 'withheld'");

  console.log(
    JSON.stringify(
      {
        seconds: Math.round(seconds),
        flood: tally(flood),
        floodMilliseconds: { half: quantile(flood, 0.5), most: quantile(flood, 0.95) },
        honest: tally(sent),
        honestMilliseconds: { half: quantile(sent, 0.5), most: quantile(sent, 0.95) },
        honestRoutedAtOnce: calm!.n,
        leads: Object.fromEntries(leads.map(({ status, n }) => [status, n])),
        offersOfFloodedCenters: offers.filter(({ slug }) => slug.startsWith("inundado")).map(({ ten }) => ten),
        mailboxes: mails.length,
        maxMailsToOne: mails[0]?.n,
        withheld: withheld!.n,
      },
      null,
      1,
    ),
  );

  for (const { slug, ten, hour } of offers) {
    expect(ten, slug).toBeLessThanOrEqual(PACE.tenMinutes);
    expect(hour, slug).toBeLessThanOrEqual(PACE.hour);
  }
  expect(mails.filter(({ n }) => n > 1)).toEqual([]);
  expect(tally(sent)).toEqual({ accepted: HONEST_TO_CALM + HONEST_TO_FLOODED });
  expect(calm!.n).toBe(HONEST_TO_CALM);
  // No answer is a failure of ours.
  expect(Object.keys(tally(flood)).filter((outcome) => /^5/.test(outcome))).toEqual([]);
});
