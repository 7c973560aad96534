import Papa from "papaparse";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { rejectLead } from "#domain/desk/decide-lead.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { m } from "#messages/m.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, submitted } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { authOf, demoViewer } from "#tests/support/sign-in.ts";
import AdminRequest, { action as openAction, loader as openLoader } from "./request.tsx";
import AdminRequests, { action, loader } from "./requests.tsx";
import { loader as csv } from "./requests-csv.ts";

const ctx = await testContext();
const lia = demoViewer("lia");
const PATH = "https://cuna.test/dashboard/admin/solicitudes";
const args = (request: Request) => routeArgs(ctx, request, {}, {}, lia);
const load = (query = "") => loader(args(new Request(`${PATH}${query}`)));
const numbersOf = async (query: string) => (await load(query)).rows.map(({ number }) => number);

await addCenter(ctx, "rio-de-solicitudes");
const made: { leadId: string; number: string }[] = [];
for (let index = 0; index < 12; index++) made.push(await submitted(ctx, { originSlug: "rio-de-solicitudes" }));
// One request a minute, all held; the last has the best score.
for (const [index, { leadId }] of made.entries()) {
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, index));
  await ctx.db.updateTable("leads").set({ status: "held", created_at, quality_score: index }).where("id", "=", leadId).execute();
}
const numbers = made.map(({ number }) => number);

interface Answer {
  status: number;
  headers: Headers;
  data: { confirming: { ids: string[]; consequence: string; error?: string }; done: string | null; left: string };
  init: { status: number };
}

async function post(fields: [string, string][], query = ""): Promise<Answer> {
  const request = new Request(`${PATH}${query}`, { method: "POST", body: new URLSearchParams(fields) });
  return (await action(args(request)).catch((thrown: unknown) => thrown)) as Answer;
}
const chosen = (...indexes: number[]): [string, string][] => indexes.map((index) => ["id", made[index]!.leadId]);
const linesOf = async (act: string) =>
  (
    await ctx.db.selectFrom("audit_log").select("subject_id").where("action", "=", act).where("actor", "=", `admin:${lia.userId}`).execute()
  ).map(({ subject_id }) => subject_id);

test("requests are in the order that was asked; the file has those of every page that its address chooses, and the log who took it", async () => {
  expect(await numbersOf("?vista=held")).toEqual(numbers.slice(0, 10));
  expect(await numbersOf("?vista=held&pagina=2")).toEqual(numbers.slice(10));
  expect((await numbersOf("?vista=held&orden=-llegada"))[0]).toBe(numbers[11]);
  expect((await numbersOf("?vista=held&orden=llegada"))[0]).toBe(numbers[0]);
  expect((await numbersOf("?vista=held&orden=-calidad"))[0]).toBe(numbers[11]);
  expect(await numbersOf(`?vista=held&q=${numbers[4]!.slice(-5)}`)).toEqual([numbers[4]]);
  const file = async (query: string) => {
    const answer = await csv(args(new Request(`${PATH}/lista.csv${query}`)));
    return Papa.parse<string[]>((await answer.text()).replace("\uFEFF", "").trimEnd()).data.slice(1);
  };
  expect((await file("?vista=held&orden=-calidad")).map(([number]) => number)).toEqual(numbers.toReversed());
  expect(await file("?vista=rejected")).toEqual([]);
  expect((await file(`?vista=held&q=${numbers[4]}`)).map(([number]) => number)).toEqual([numbers[4]]);
  // Sealed data stays sealed.
  const { nombre, email } = person();
  expect(JSON.stringify(await file("?vista=held"))).not.toMatch(new RegExp(`${nombre}|${email}`));
  const taken = await ctx.db.selectFrom("audit_log").select(["subject_id", "detail"]).where("action", "=", "export.made").execute();
  expect(taken).toContainEqual({ subject_id: "solicitudes", detail: { view: "held" } });
});

test("several requests are decided at once: asked first, each with its own line, and those that changed in the meantime are named and left", async () => {
  const asked = await post([...chosen(0, 1, 2), ["accion", "rechazar"]], "?vista=held");
  expect(asked.data.confirming).toMatchObject({
    ids: made.slice(0, 3).map(({ leadId }) => leadId),
    consequence: expect.stringContaining(numbers[2]!),
  });
  expect(await linesOf("lead.rejected")).toEqual([]);
  const confirmed: [string, string][] = [...chosen(0, 1, 2), ["accion", "rechazar"], ["confirmado", "si"]];
  const unreasoned = await post(confirmed);
  expect(unreasoned.init.status).toBe(422);
  expect(unreasoned.data.confirming.error).toBeTruthy();
  expect(await linesOf("lead.rejected")).toEqual([]);
  expect(await rejectLead({ ...ctx, actor: "admin:somebody-else" }, "somebody-else", made[1]!.leadId, "test")).toEqual({ outcome: "done" });
  const acted = await post([...confirmed, ["motivo", "spam"]]);
  expect(acted.init.status).toBe(409);
  expect([acted.data.done, acted.data.left]).toEqual([
    m.desk_bulk_rejected({ count: 2 }),
    m.desk_bulk_left({ count: 1, numbers: numbers[1]! }),
  ]);
  expect((await linesOf("lead.rejected")).sort()).toEqual([made[0]!.leadId, made[2]!.leadId].sort());
  const drawn = drawPage(AdminRequests as never, { loaderData: await load("?vista=held"), actionData: acted.data });
  expect(drawn).toContain(numbers[1]);
  expect(drawn.match(/data-stop/g)!.length).toBeGreaterThanOrEqual(9);
  const qualified = await post([...chosen(3, 4), ["accion", "calificar"], ["confirmado", "si"]], "?vista=held&orden=-calidad");
  expect(qualified.status).toBe(303);
  expect(qualified.headers.get("location")).toBe("/dashboard/admin/solicitudes?vista=held&orden=-calidad&hecho=calificar&cuantos=2");
  expect((await linesOf("lead.qualified")).sort()).toEqual([made[3]!.leadId, made[4]!.leadId].sort());
  expect((await post([["accion", "rechazar"]])).init.status).toBe(422);
});

test("nothing is decided of which nobody was asked: what was not held at the question stays, though it is held at the answer", async () => {
  const [{ leadId, number }, other] = [made[5]!, made[6]!];
  const status = (id: string, is: string) => ctx.db.updateTable("leads").set({ status: is }).where("id", "=", id).execute();
  await status(leadId, "routed");
  const both: [string, string][] = [...chosen(5, 6), ["accion", "rechazar"]];
  const asked = await post(both);
  expect(asked.data.confirming.ids).toEqual([other.leadId]);
  expect(asked.data.confirming.consequence).toContain(m.desk_bulk_not_held({ count: 1, numbers: number }));
  await status(other.leadId, "routed");
  const acted = await post(both);
  expect([acted.init.status, acted.data.done, acted.data.left]).toEqual([
    409,
    null,
    m.desk_bulk_left({ count: 2, numbers: [number, other.number].join(", ") }),
  ]);
  await status(leadId, "held");
  expect((await linesOf("lead.rejected")).includes(leadId)).toBe(false);
});

test("a contact opens for somebody who proved lately that it is they; a refused proof opens and logs nothing", async () => {
  const { leadId } = made[0]!;
  const open = async (fields: Record<string, string>, viewer: Viewer) => {
    const request = new Request(`${PATH}/${leadId}`, { method: "POST", body: new URLSearchParams({ accion: "abrir", ...fields }) });
    const services = { ...ctx, auth: authOf(ctx) };
    return (await openAction(routeArgs(services, request, { id: leadId }, {}, viewer))) as {
      opened?: unknown;
      data?: { refused: unknown };
    };
  };
  const late = { ...lia, provedRecently: false };
  expect((await open({}, late)).data?.refused).toEqual({ outcome: "missing" });
  expect((await open({ prueba: "otra clave" }, late)).data?.refused).toEqual({ outcome: "wrong-password" });
  expect(await linesOf("lead.opened")).toEqual([]);
  const drawn = async (viewer: Viewer, actionData?: unknown) => {
    const at = routeArgs(ctx, new Request(`${PATH}/${leadId}`), { id: leadId }, {}, viewer);
    return drawPage(AdminRequest as never, { loaderData: await openLoader(at), actionData });
  };
  expect(await drawn(late)).toContain('name="prueba"');
  expect(await drawn(lia)).not.toContain('name="prueba"');
  expect(await drawn(lia, { opened: null, error: null, refused: { outcome: "missing" } })).toContain(m.identity_proof_password_missing());
  expect((await open({ prueba: DEMO_PASSWORD }, late)).opened).toMatchObject({ email: expect.any(String) });
  expect((await open({}, lia)).opened).toMatchObject({ email: expect.any(String) });
  expect(await linesOf("lead.opened")).toEqual([leadId, leadId]);
});
