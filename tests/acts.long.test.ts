import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { sendMail } from "#domain/mail/send-mail.server.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { openMailer } from "#platform/mailer.ts";
import { composeMail } from "#worker/compose-mail.ts";
import { requested } from "./support/consultations.ts";
import { testContext } from "./support/context.ts";
import { openTestDatabase } from "./support/database.ts";
import { type Act, actsOf, patternOf } from "./support/drawn-acts.ts";
import { maria, person, routed } from "./support/leads.ts";
import { openMailbox } from "./support/mailbox.ts";
import { sentMessage } from "./support/messages.ts";
import { type Person, peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { drawPages } from "./support/server-build.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";

// Every act of every form, as its page draws it, gets input that no page sends: values that no control has, and the fields of the other
// acts on its screen. None may fail, an unknown choice is refused, and nothing of another act is checked or stored.

/** Marks a request whose answer is of interest for its status alone. */
const UNDRAWN = "x-undrawn";
drawPages((request) => !request.headers.has(UNDRAWN));
const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
const LUNA = idOfCenter("Clínica Luna de Larimar");
const READERS = [
  "a visitor",
  "a patient",
  "a provider",
  "a reviewer",
  "an administrator with a second step",
] as const satisfies readonly Person[];

const HOSTILE = [
  ...[
    "https:/",
    "-1",
    "1e309",
    "99999999999999999999",
    "2026-02-31",
    "00000000-0000-4000-8000-000000000000",
    "__proto__",
    "NaN",
    "1.5",
    "99:99",
  ],
  ...[
    "\u202e٣",
    "=1+1",
    "x".repeat(6000),
    "'\"><script>",
    "%00",
    " ",
    "9".repeat(400),
    "2147483648",
    "constructor",
    "2026-11-24T25:00:00.000Z",
  ],
];

/** Choices of what the screen shows, which no act reads. */
const ONLY_SHOWN = ["mostrar"];
let asked = 0;
type Post = (fields: readonly (readonly [name: string, value: string | File])[], how?: "drawn" | "undrawn") => Promise<number>;
/** Sends a form from an address of its own, so that no limit ends the walk, and returns the status of the answer. */
const send = async (site: WholeSite, cookie: string, action: string, ...[fields, how = "drawn"]: Parameters<Post>): Promise<number> => {
  asked++;
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const headers = { "x-forwarded-for": from, ...(how === "undrawn" && { [UNDRAWN]: "1" }) };
  const answer = await site.ask(action, { method: "POST", body, cookie, headers });
  await answer.body?.cancel();
  return answer.status;
};

/** Adds rows in more states to the lists, and returns the addresses of links in mails. */
async function fillWorld(): Promise<string[]> {
  const member = { userId: idOfPerson("amaranta"), providerId: LUNA };
  await requested(ctx, LUNA, idOfPerson("maria"), { mode: "video" });
  await routed(ctx, { originSlug: "clinica-luna-de-larimar", form: maria });
  await routed(ctx, { originSlug: "clinica-luna-de-larimar", form: person({ respuesta: "pregunta" }) });
  await sentMessage(ctx);
  const account = { bank: "Banco", holder: "Cuna", rnc: "999999992", kind: "Corriente", number: "1", currency: "US$" };
  await ctx.db
    .insertInto("settings")
    .values({ key: "bank_account", value: JSON.stringify(account) })
    .execute();
  await askTopUp({ ...ctx, gateway: null }, member, { netCents: 100_00, method: "bank" });
  await subscribe(ctx, {
    email: "lectora@correo.example",
    ip: null,
    trap: "",
    granted: true,
    consent: { text: "Acepto.", version: "test-1" },
  });
  const box = await openMailbox();
  const mailer = openMailer(box.url, "Cuna <hola@cuna.example>");
  const rows = await ctx.db.selectFrom("mail_messages").select("id").where("status", "=", "queued").execute();
  for (const { id } of rows) await sendMail({ db: ctx.db, mailer, compose: composeMail(ctx) }, id);
  mailer.close();
  await box.close();
  const links = box.mails.flatMap(({ text }) => [...text.matchAll(/https?:\/\/[^/\s]+(\/[^\s)>\]]+)/g)].map(([, path]) => path!));
  return [...new Map(links.map((link) => [patternOf(link.split("?")[0]!) ?? link, link])).values()];
}

/** Returns the marks that any row of any table contains. */
async function marksKept(): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(owner);
  const found = new Map<string, string>();
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ mark: string }>`
      select distinct (regexp_matches(t::text, 'zq[0-9]+q', 'g'))[1] as mark from ${sql.table(`${schema}.${name}`)} t`.execute(owner);
    for (const { mark } of rows) found.set(mark, name);
  }
  return found;
}

/** Sends a form as it is drawn, except for one field at a time. Returns the failures, and the unknown choices that were accepted. */
async function hostileTo(post: Post, { name, own, choices, typed }: Act, at: number) {
  const [failures, taken]: [string[], string[]] = [[], []];
  const statusWith = (field: string, value: string, how: Parameters<Post>[1]) =>
    post(
      own.map(([one, given]) => [one, one === field ? value : given] as const),
      how,
    );
  // This comes first: an act that ignores what is typed succeeds here, and its row differs afterwards.
  const half = await post(own.map(([one, given]) => [one, typed.includes(one) ? "https:/" : given] as const));
  if (half >= 500) failures.push(`${name} with half-typed ${typed}: ${half}`);
  // Of several rows with the same fields, one is enough.
  const kinds = new Map(own.map(([field]) => [field.replace(/\d+/g, "#"), field]));
  for (const [place, field] of [...kinds.values()].entries()) {
    for (const [how, step] of [
      ["drawn", 0],
      ["undrawn", 10],
    ] as const) {
      const value = HOSTILE[(at + place * 3 + step) % HOSTILE.length]!;
      const status = await statusWith(field, value, how);
      if (status >= 500) failures.push(`${name} with ${field}=${value.slice(0, 30)}: ${status}`);
    }
    const twice = await post([...own, [field, "uno"], [field, "dos"]], "undrawn");
    if (twice >= 500) failures.push(`${name} with ${field} twice: ${twice}`);
    if (!choices.includes(field) || ONLY_SHOWN.includes(field)) continue;
    const unknown = await statusWith(field, "zz-no-hay", "undrawn");
    if (unknown < 400) taken.push(`${name} with ${field}: ${unknown}`);
  }
  return { failures, taken };
}

test("no act fails for what it is sent, takes an unknown choice, or checks or keeps a field of another act", async () => {
  const site = await openWholeSite(ctx);
  const links = await fillWorld();
  const cookies = await peopleAtTheDoor(ctx, site, READERS);
  const acts: Act<(typeof READERS)[number]>[] = [];
  for (const reader of READERS) {
    const all = await actsOf(site, reader, cookies[reader], reader === "a visitor" ? links : []);
    acts.push(...all.filter(({ name }) => !acts.some((one) => one.name === name)));
  }
  const [failures, taken, checked, done]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const [at, act] of acts.entries()) {
    const { reader, name, pattern, action, own } = act;
    const post: Post = (...sent) => send(site, cookies[reader], action, ...sent);
    const hostile = await hostileTo(post, act, at);
    failures.push(...hostile.failures);
    taken.push(...hostile.taken);
    const others = acts.filter((one) => one.pattern === pattern && one.name !== name).flatMap((one) => one.own.map(([field]) => field));
    const foreign = [...new Set(others)].filter((field) => !own.some(([one]) => one === field));
    const mark = `zq${at}q`;
    const value = [`https:/${mark}`, `https://${mark}.example/x`, `${mark} ${"x".repeat(300)}`, `${mark}@correo.example`][at % 4]!;
    const status = await post([...own, ...foreign.map((field) => [field, value] as const)]);
    if (status >= 500) failures.push(`${name} with ${foreign}: ${status}`);
    else if (status < 400) done.push(name);
    else if (foreign.length > 0) {
      const without = await post(own);
      if (without !== status) checked.push(`${name} with ${foreign}: ${status}, and ${without} without`);
    }
  }
  const searched = { words: "zq99999q", day: "2026-01-01", count: 1, found: false };
  await ctx.db.insertInto("searched_words").values(searched).execute();
  const kept = [...(await marksKept())].map(
    ([mark, table]) => `${acts[Number(mark.slice(2, -1))]?.name ?? "a word that stands there"} in ${table}`,
  );
  expect.soft(failures).toEqual([]);
  expect.soft(taken).toEqual([]);
  expect.soft(checked).toEqual([]);
  expect.soft(kept).toEqual(["a word that stands there in searched_words"]);
  expect.soft(acts.length).toBeGreaterThan(150);
  expect.soft(done.length, `${done.length} of ${acts.length} acts were done`).toBeGreaterThan(50);
});
