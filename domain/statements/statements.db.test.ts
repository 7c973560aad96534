import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { whatWaits } from "#domain/desk/waiting.server.ts";
import { saveSetting } from "#domain/settings/save-setting.server.ts";
import { storedSettings } from "#domain/settings/setting-queries.server.ts";
import { listen } from "#platform/db/listen.ts";
import { testContext } from "#tests/support/context.ts";
import {
  addStatement,
  changeStatement,
  checkLegalPosition,
  restoreStatement,
  retireStatement,
  type StatementToSave,
} from "./change-statement.server.ts";
import { loadPromises, promisedReplyHours } from "./promises.server.ts";
import type { PromiseName } from "./promises.ts";
import { remindStatements } from "./remind-statements.server.ts";
import { shownStatements } from "./shown-statements.server.ts";
import { STATEMENTS_PER_PAGE, type StatementView, standingOf } from "./statement.ts";
import { countStatements, listStatements, statementById } from "./statement-queries.server.ts";

const ctx = await testContext();
const { db } = ctx;
const lia = idOfPerson("lia");
const FAMILIES = { kind: "claim", text: "Acompañamos a 40 familias.", path: "", source: "", datedOn: null, termMonths: 6 } as const;
const list = (view: StatementView, page = 1) =>
  listStatements(db, { search: null, kind: null, sort: "due", descending: false, page, view });
const everyRow = async (view: StatementView) => {
  const first = await list(view);
  const pages = Math.ceil(first.total / STATEMENTS_PER_PAGE);
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, place) => list(view, place + 2)));
  return [first, ...others].flatMap(({ rows }) => rows);
};
const reminders = () => db.selectFrom("mail_messages").select("id").where("template", "=", "statements-due").execute();
const daysAgo = async (days: number) =>
  (await sql<{ day: string }>`select (now() at time zone 'America/Santo_Domingo')::date - ${days}::int as day`.execute(db)).rows[0]!.day;

test("the register begins with the claims that nothing supports, our own promises and every legal position, each counted as it is listed", async () => {
  const all = await everyRow("all");
  expect(all.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Más de 500 familias", "El equipo responde los mensajes en 24 horas."]),
  );
  const { count } = await db
    .selectFrom("legal_positions")
    .select((of) => of.fn.countAll<string>().as("count"))
    .where("published", "=", true)
    .executeTakeFirstOrThrow();
  const legal = all.filter(({ kind }) => kind === "legal");
  expect(legal).toHaveLength(Number(count));
  expect(legal.every(({ datedOn, source }) => datedOn !== null && source !== "")).toBe(true);
  const counts = await countStatements(db, { search: null, kind: null });
  for (const view of ["all", "due", "unsupported", "retired"] as const) expect((await list(view)).total).toBe(counts[view]);
  expect(await db.selectFrom("settings").select("key").where("key", "=", "claims").execute()).toEqual([]);
});

test("a person who saves second is told; what is retired stays and is changed no more, until somebody says it again", async () => {
  const id = await addStatement(ctx, lia, FAMILIES);
  const sourced = { ...FAMILIES, source: "Memoria de 2026", datedOn: await daysAgo(3) };
  expect(await changeStatement(ctx, lia, { id, version: 1 }, sourced)).toBe("saved");
  expect(await changeStatement(ctx, lia, { id, version: 1 }, FAMILIES)).toBe("changed");
  expect(await statementById(db, id)).toMatchObject({ source: "Memoria de 2026", due: false, version: 2 });
  expect(await retireStatement(ctx, lia, { id, version: 2 })).toBe("saved");
  expect(await changeStatement(ctx, lia, { id, version: 3 }, sourced)).toBe("not-found");
  expect((await list("retired")).rows.map((row) => row.id)).toEqual([id]);
  const acts = await db.selectFrom("audit_log").select("action").where("subject_id", "=", id).orderBy("id").execute();
  expect(acts.map(({ action }) => action)).toEqual(["statement.added", "statement.changed", "statement.retired"]);
  expect(await restoreStatement(ctx, lia, { id, version: 2 })).toBe("changed");
  expect(await restoreStatement(ctx, lia, { id, version: 3 })).toBe("saved");
  expect(await restoreStatement(ctx, lia, { id, version: 4 })).toBe("not-found");
  expect(await statementById(db, id)).toMatchObject({ retired: false, text: FAMILIES.text, source: "Memoria de 2026" });
});

test("the team is reminded once a term, in one mail, of what it said and of the law; another date begins the next term", async () => {
  const id = await addStatement(ctx, lia, { ...FAMILIES, source: "Memoria", datedOn: await daysAgo(400) });
  const legal = (await everyRow("all")).find(({ kind }) => kind === "legal")!;
  await sql`update sources set seen_on = seen_on - 800`.execute(db);
  const due = await list("due");
  expect((await everyRow("due")).map((row) => row.id)).toEqual(expect.arrayContaining([id, legal.id]));
  expect(await remindStatements(ctx)).toBe(due.total);
  expect(await remindStatements(ctx)).toBe(0);
  expect(await reminders()).toHaveLength(1);

  expect(await checkLegalPosition(ctx, lia, legal, { datedOn: await daysAgo(1), termMonths: 6 })).toBe("saved");
  expect(await checkLegalPosition(ctx, lia, legal, { datedOn: await daysAgo(0), termMonths: 6 })).toBe("changed");
  expect(await statementById(db, legal.id)).toMatchObject({ due: false, termMonths: 6 });
  const now = (await statementById(db, id))!;
  await changeStatement(ctx, lia, now, { ...FAMILIES, source: "Memoria", datedOn: await daysAgo(300) });
  expect(await remindStatements(ctx)).toBe(1);
  expect(await reminders()).toHaveLength(2);
});

const named = async (promise: PromiseName) =>
  (await everyRow("all")).concat(await everyRow("retired")).find((row) => row.promise === promise)!;

test("the figure of a promise has one home: the register says what the setting says, and its words are changed by nobody", async () => {
  const figures = { replyWithinHours: 36, verificationDays: { from: 3, to: 8 } };
  await saveSetting(ctx, lia, { key: "promises", value: figures, version: (await storedSettings(db)).promises.version });
  const reply = await named("team-reply");
  expect(reply.text).toBe("El equipo responde los mensajes en 36 horas.");
  expect((await named("verification")).text).toBe("Comprobar los papeles de un perfil toma de 3 a 8 días hábiles.");
  const next = {
    ...FAMILIES,
    kind: "promise",
    text: "Respondemos al instante.",
    path: "/",
    source: "Acta",
    datedOn: await daysAgo(1),
  } as const;
  expect(await changeStatement(ctx, lia, reply, next)).toBe("saved");
  const saved = await named("team-reply");
  expect(saved).toMatchObject({ text: reply.text, path: "/contacto", source: "Acta" });
  expect(await promisedReplyHours(db)).toBe(36);
  expect(await retireStatement(ctx, lia, saved)).toBe("saved");
  expect(await promisedReplyHours(db)).toBeNull();
  expect(await loadPromises(db)).toMatchObject({ replyWithinHours: 36, stands: { "team-reply": false, verification: true } });
  expect(
    (await whatWaits(db)).find(({ what }) => what === "messages"),
    "the aim of our own team stays",
  ).toMatchObject({ promisedHours: 36 });
  expect(await restoreStatement(ctx, lia, await named("team-reply"))).toBe("saved");
  expect(await promisedReplyHours(db)).toBe(36);
});

test("a page shows what has a source and a date, is within its term and not retired; every process hears of a change", async () => {
  const heard: string[] = [];
  const listener = await listen(ctx.databaseUrl, ["content_changed"], (_, payload) => heard.push(payload ?? ""));
  const shown = async () => (await shownStatements(db, "/")).map(({ text }) => text);
  const sourced = { ...FAMILIES, path: "/", source: "Memoria, https://cuna.example/memoria", datedOn: await daysAgo(3) };
  const id = await addStatement(ctx, lia, sourced);
  await expect.poll(() => heard).toContain("statements");
  await listener.close();
  expect(await shownStatements(db, "/")).toMatchObject([
    { text: FAMILIES.text, source: { words: "Memoria", url: "https://cuna.example/memoria" } },
  ]);
  expect(await shownStatements(db, "/contacto")).toEqual([]);
  let version = 1;
  const change = async (next: Partial<StatementToSave>) => changeStatement(ctx, lia, { id, version: version++ }, { ...sourced, ...next });
  for (const missing of [{ source: "" }, { datedOn: null }, { datedOn: await daysAgo(400) }, { path: "/blog" }]) {
    expect(await change(missing)).toBe("saved");
    expect(await shown(), JSON.stringify(missing)).toEqual([]);
    expect(standingOf((await statementById(db, id))!)).not.toBe("shown");
  }
  await change({});
  expect(await shown()).toEqual([FAMILIES.text]);
  expect(standingOf((await statementById(db, id))!)).toBe("shown");
  const others = [1, 5].map(async (days) =>
    addStatement(ctx, lia, { ...sourced, text: `De hace ${days} días`, datedOn: await daysAgo(days) }),
  );
  await Promise.all(others);
  expect(await shown(), "the latest two").toEqual(["De hace 1 días", FAMILIES.text]);
  await retireStatement(ctx, lia, { id, version });
  expect(await shown()).toEqual(["De hace 1 días", "De hace 5 días"]);
});
