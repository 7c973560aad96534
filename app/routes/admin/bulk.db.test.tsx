import { sql } from "kysely";
import { expect, test } from "vitest";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { entriesByKey, profilesNaming } from "#domain/catalog/entry-queries.server.ts";
import { offerEntry } from "#domain/catalog/save-entry.server.ts";
import { assignMessage } from "#domain/inbox/assign-message.server.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { decideReview } from "#domain/reviews/decide-review.server.ts";
import { reviewsToDecide } from "#domain/reviews/moderation-queries.server.ts";
import { m } from "#messages/m.ts";
import { testContext } from "#tests/support/context.ts";
import { sentMessage } from "#tests/support/messages.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Catalog, { action as catalogAction, loader as catalogLoader } from "./catalog/entries.tsx";
import { action as messagesAction } from "./inbox/messages.tsx";
import { action as subscribersAction } from "./newsletter/subscribers.tsx";
import Jobs, { action as jobsAction, loader as jobsLoader } from "./operations/jobs.tsx";
import { action as reviewsAction, loader as reviewsLoader } from "./reviews/reviews.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");
await seedDemoWorld(ctx.db);

interface Answer {
  status: number;
  data: { confirming: { ids: string[]; consequence: string; error?: string }; done: string | null; left: string };
  init: { status: number };
}
type Fields = readonly (readonly [string, string])[];

const asking = (path: string, params = {}, fields?: Fields) => {
  const body = fields && new URLSearchParams(fields.map(([name, value]) => [name, value]));
  const request = new Request(`https://cuna.test${path}`, body ? { method: "POST", body } : {});
  return routeArgs(ctx, request, params, {}, lia);
};
const sent = (answer: Promise<unknown>) => answer.catch((thrown: unknown) => thrown) as Promise<Answer>;
const linesOf = async (act: string) => {
  const lines = ctx.db.selectFrom("audit_log").select("subject_id").where("action", "=", act).where("actor", "=", `admin:${lia.userId}`);
  return (await lines.execute()).map(({ subject_id }) => subject_id).sort();
};

test("entries of a list are retired and offered together, each with its line; what was so already is named", async () => {
  const post = (...fields: Fields) => sent(catalogAction(asking("/dashboard/admin/listas/idiomas", { lista: "idiomas" }, fields)));
  const ids: Fields = ["en", "fr", "no-such"].map((key) => ["id", key]);
  const asked = await post(...ids, ["accion", "retirar"]);
  const languages = await entriesByKey(ctx.db, "idiomas", ["en", "fr"]);
  expect(languages.map(({ offered }) => offered)).toEqual([true, true]);
  for (const { name } of languages) expect(asked.data.confirming.consequence).toContain(name);
  expect(await offerEntry({ ...ctx, actor: "cli" }, "idiomas", "fr", false)).toBe("done");
  const acted = await post(...ids, ["accion", "retirar"], ["confirmado", "si"]);
  expect(acted.init.status).toBe(409);
  expect(acted.data.left).toContain(languages.find(({ key }) => key === "fr")!.name);
  expect(await linesOf("catalog.changed")).toEqual(["en"]);
  expect((await post(...ids, ["accion", "ofrecer"], ["confirmado", "si"])).status).toBe(303);
  expect((await entriesByKey(ctx.db, "idiomas", ["en", "fr"])).every(({ offered }) => offered)).toBe(true);
  const loaderData = await catalogLoader(asking("/dashboard/admin/listas/idiomas", { lista: "idiomas" }));
  expect(drawPage(Catalog as never, { loaderData })).toContain("/dashboard/admin/listas/idiomas/lista.csv");
});

test("reviews that nobody decided on are kept out together with one reason; a report or an appeal is decided by itself", async () => {
  const { rows } = await reviewsLoader(asking("/dashboard/admin/resenas"));
  const ofAll = rows.map(({ id }) => id);
  const before = await reviewsToDecide(ctx.db, ofAll);
  const open = before.filter(({ undecided }) => undecided);
  const others = before.filter(({ undecided }) => !undecided);
  expect(Math.min(open.length, others.length)).toBeGreaterThan(0);
  const post = (...fields: Fields) => sent(reviewsAction(asking("/dashboard/admin/resenas", {}, fields)));
  const ids: Fields = ofAll.map((id) => ["id", id]);
  expect((await post(...ids, ["accion", "rechazar"])).data.confirming.consequence).toContain(others[0]!.center);
  expect((await post(...ids, ["accion", "rechazar"], ["confirmado", "si"])).init.status).toBe(422);
  expect(await linesOf("review.rejected")).toEqual([]);
  const acted = await post(...ids, ["accion", "rechazar"], ["confirmado", "si"], ["motivo", "advertising"]);
  expect(acted.init.status).toBe(409);
  for (const { center } of others) expect(acted.data.left).toContain(center);
  expect(await linesOf("review.rejected")).toEqual(open.map(({ id }) => id).sort());
  const [first] = open;
  expect(await decideReview(ctx.db, first!.id, { publish: true }, "cli", first!.version)).toBe("changed");
});

test("of profiles that name two of the retired entries each counts once", async () => {
  const { rows } = await sql<{ both: number; either: number }>`
    select count(*) filter (where languages_spoken @> '{en,fr}')::int as both, count(*) filter (where languages_spoken && '{en,fr}')::int as either
    from provider_profiles`.execute(ctx.db);
  expect(rows[0]!.both).toBeGreaterThan(0);
  expect(await profilesNaming(ctx.db, "idiomas", ["en", "fr", "no-such"])).toBe(rows[0]!.either);
});

test("messages are taken together after a question; what somebody looks after already is named, and nobody says that it was taken", async () => {
  const [free, theirs, race] = [await sentMessage(ctx), await sentMessage(ctx), await sentMessage(ctx)];
  const takenBy = (id: string, messageId: string) => assignMessage({ ...ctx, actor: "cli" }, { messageId, to: id, seen: null });
  await ctx.db
    .insertInto("user_roles")
    .values({ user_id: idOfPerson("yadira"), role: "admin" })
    .onConflict((it) => it.doNothing())
    .execute();
  expect(await takenBy(idOfPerson("yadira"), theirs.messageId)).toEqual({ outcome: "assigned" });
  const post = (...fields: Fields) => sent(messagesAction(asking("/dashboard/admin/mensajes?tipo=contact&orden=-llegada", {}, fields)));
  const ids: Fields = [free, theirs, race].map(({ messageId }) => ["id", messageId]);
  const asked = await post(...ids, ["accion", "asignarme"]);
  expect(asked.data.confirming.ids).toEqual([free.messageId, race.messageId]);
  expect(await linesOf("message.assigned")).toEqual([]);
  await takenBy(idOfPerson("yadira"), race.messageId);
  const acted = await post(...ids, ["accion", "asignarme"], ["confirmado", "si"]);
  expect(acted.init.status).toBe(409);
  expect(acted.data.done).toBe(m.inbox_taken({ count: 1 }));
  for (const { number } of [theirs, race]) expect(acted.data.left).toContain(number);
  expect(await linesOf("message.assigned")).toEqual([free.messageId]);
  const none = await post(["id", theirs.messageId], ["accion", "asignarme"], ["confirmado", "si"]);
  expect([none.init.status, none.data.done]).toEqual([409, null]);
});

test("an act that reached nothing says so, whatever it was asked of; one that did leads back to the list as it stood", async () => {
  const path = "/dashboard/admin/boletin/suscriptores?vista=asked&orden=pedido&pagina=2";
  const post = (...fields: Fields) => sent(subscribersAction(asking(path, {}, fields)));
  const reader = { email: "baja@correo.example", ip: null, trap: "", granted: true, consent: { text: "Acepto.", version: "test-1" } };
  await subscribe(ctx, reader);
  const { id } = await ctx.db.selectFrom("newsletter_subscribers").select("id").orderBy("asked_at", "desc").executeTakeFirstOrThrow();
  const act: Fields = [
    ["id", id],
    ["accion", "borrar"],
    ["confirmado", "si"],
  ];
  expect((await post(["accion", "borrar"])).init.status).toBe(422);
  const ended = (await post(...act)) as unknown as Response;
  expect(ended.headers.get("location")).toBe(`${path}&hecho=borrar&cuantos=1`);
  expect([(await post(...act)).data.left, (await post(...act)).data.done]).toEqual([m.newsletter_erased_none(), null]);
  const retried = await sent(
    jobsAction(
      asking("/dashboard/admin/trabajos", {}, [
        ["id", id],
        ["accion", "reintentar"],
        ["confirmado", "si"],
      ]),
    ),
  );
  expect([retried.init.status, retried.data.left]).toEqual([409, m.operations_done_nothing()]);
});

test("a list whose rows open nothing is walked by keys too: they stop at its boxes, and else at the names of its rows", async () => {
  const loaderData = await jobsLoader(asking("/dashboard/admin/trabajos"));
  const job = { id: "j-1", kind: "route-lead", createdAt: new Date(), tries: 1, nextTry: null, doneAt: null, error: null, request: null };
  const drawn = (view: string) =>
    drawPage(Jobs as never, { loaderData: { ...loaderData, rows: [job], total: 1, asked: { ...loaderData.asked, view } } });
  expect(drawn("dead")).toMatch(/<input type="checkbox"[^>]*data-stop/);
  expect(drawn("running")).toMatch(/<th scope="row"[^>]*data-stop[^>]*tabindex="-1"/i);
});
