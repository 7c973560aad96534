import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { acceptInvitation, teamOf } from "#domain/team/invitations.server.ts";
import { inviteOwner } from "#domain/team/invite-owner.server.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Profile, { loader as openOne, action as postOne } from "./profile.tsx";
import Profiles, { action, loader } from "./profiles.tsx";
import { loader as csv } from "./profiles-csv.ts";

const ctx = await testContext();
const { db } = ctx;
const lia = demoViewer("lia");
const LIST = "https://cuna.test/dashboard/admin/centros";
const load = (query = "") => loader(routeArgs(ctx, new Request(`${LIST}${query}`), {}, {}, lia));
const send = (fields: [string, string][], query = "") => {
  const request = formPost(`${LIST}${query}`, {});
  const body = new URLSearchParams(fields);
  return action(routeArgs(ctx, new Request(request.url, { method: "POST", body, headers: request.headers }), {}, {}, lia)).catch(
    (thrown: unknown) => thrown,
  );
};
const statusOf = async (id: string) =>
  (await db.selectFrom("provider_profiles").select("verification_status").where("id", "=", id).executeTakeFirstOrThrow())
    .verification_status;

test("the lists hold every profile in whatever state, each kind its own, and say what is missing and who answers for it", async () => {
  const { id } = await addCenter(ctx, "mirador-del-lago", { verification_status: "draft", languages_spoken: [], updated_at: "2100-01-01" });
  const all = await load();
  expect(all.rows[0]).toMatchObject({ id, status: "draft", missing: 4, manager: null, badges: [] });
  expect(all.total).toBe(all.counts.todos);
  expect(all.counts.publicos).toBeLessThan(all.counts.todos);
  expect((await load("?vista=publicos&ciudad=Santiago")).rows.every(({ city, status }) => city === "Santiago" && status !== "draft")).toBe(
    true,
  );
  const managed = await load("?responsable=si");
  expect(managed.rows.length).toBeGreaterThan(0);
  expect(managed.rows.every(({ manager }) => manager !== null)).toBe(true);
  expect((await load("?q=MIRADOR-del&vista=incompletos")).rows.map((row) => row.id)).toEqual([id]);
  const specialists = await loader(routeArgs(ctx, new Request(LIST.replace("centros", "especialistas")), {}, {}, lia));
  expect(specialists.rows.every(({ type }) => type !== "clinic")).toBe(true);
  expect(drawPage(Profiles, { loaderData: all })).toContain("Faltan 4 datos");
  const file = await csv(routeArgs(ctx, new Request(`${LIST}/lista.csv?q=mirador`), {}, {}, lia));
  expect((await file.text()).trim().split("\r\n")).toHaveLength(2);
});

test("what is done to many says before what follows, is done to those that it can be done to, and names the others", async () => {
  const [shown, waiting] = [
    await addCenter(ctx, "uva-de-playa"),
    await addCenter(ctx, "uva-de-sierra", { verification_status: "pending" }),
  ];
  const chosen: [string, string][] = [
    ["accion", "retirar"],
    ["id", shown.id],
    ["id", waiting.id],
  ];
  const asked = (await send(chosen)) as { data: { confirming: { consequence: string } } };
  expect(asked.data.confirming.consequence).toMatch(/motivo.*Centro uva-de-playa\. Quedan.*Centro uva-de-sierra \(está en «Pendiente»\)/);
  expect(await send([...chosen, ["confirmado", "si"]])).toMatchObject({ init: { status: 422 } });
  expect(await statusOf(shown.id)).toBe("published");
  const acted = await send([...chosen, ["confirmado", "si"], ["motivo", "Cerró."]]);
  expect(acted).toMatchObject({
    data: { done: "1 perfil retirado. Quedó en el registro.", left: expect.stringContaining("uva-de-sierra") },
    init: { status: 409 },
  });
  expect([await statusOf(shown.id), await statusOf(waiting.id)]).toEqual(["returned", "pending"]);
  const line = await db.selectFrom("audit_log").select(["actor", "detail"]).where("subject_id", "=", shown.id).executeTakeFirstOrThrow();
  expect(line).toMatchObject({ actor: `admin:${idOfPerson("lia")}`, detail: { before: "published", after: "returned" } });
});

test("nobody is published whose papers do not match, and a badge is given to many with one reason", async () => {
  const { id } = await addCenter(ctx, "guayacan", { verification_status: "pending" });
  const publish = await send([
    ["accion", "publicar"],
    ["id", id],
    ["confirmado", "si"],
  ]);
  expect(publish).toMatchObject({ data: { done: null, left: expect.stringContaining("falta: Identidad") }, init: { status: 409 } });
  const badge = (await db.selectFrom("badges").select("id").orderBy("id").executeTakeFirstOrThrow()).id;
  const give: [string, string][] = [
    ["accion", "insignia"],
    ["id", id],
    ["confirmado", "si"],
    ["motivo", "Enseña su laboratorio."],
  ];
  expect(await send(give)).toMatchObject({ data: { confirming: { error: "Elige qué insignia." } }, init: { status: 422 } });
  expect(await send([...give, ["insignia", badge]])).toMatchObject({ status: 303 });
  expect((await load(`?insignia=${badge}&q=guayacan`)).rows).toMatchObject([{ id, badges: [expect.any(String)] }]);
});

test("the page of a profile invites its owner, who manages it once they accept; a center is no specialist", async () => {
  const { id } = await addCenter(ctx, "caoba");
  const at = `${LIST}/${id}`;
  const invite = (correo: string) => postOne(routeArgs(ctx, formPost(at, { correo }), { id }, {}, lia)).catch((thrown: unknown) => thrown);
  expect(await invite("nadie")).toMatchObject({ init: { status: 422 } });
  expect(await invite("Yadira.Polanco@caracola.example")).toMatchObject({ status: 303 });
  const opened = await openOne(routeArgs(ctx, new Request(at), { id }, {}, lia));
  expect(drawPage(Profile, { loaderData: opened, params: { id } })).toContain("Invitación enviada");
  const person = { userId: idOfPerson("yadira"), email: "yadira.polanco@caracola.example", emailConfirmed: true };
  await acceptInvitation(ctx, person, opened.team.invited[0]!.id);
  expect((await teamOf(db, id)).people).toMatchObject([{ userId: person.userId, role: "owner" }]);
  const again = { providerId: id, email: person.email, by: idOfPerson("lia") };
  expect(await inviteOwner(ctx, again)).toBe("already-member");
  const elsewhere = new Request(at.replace("centros", "especialistas"));
  await expect(openOne(routeArgs(ctx, elsewhere, { id }, {}, lia))).rejects.toMatchObject({ init: { status: 404 } });
});

test("a center's page tells of its money, its requests, its papers and its people; who does not see money reads none", async () => {
  const { center, member, offer } = await aBuyer(ctx);
  await addMoney(ctx, center.id, 164_00);
  await offer();
  const paper = { provider_id: center.id, kind: "seguro", file_name: "s.pdf", media_type: "application/pdf", bytes: 1, state: "accepted" };
  await db
    .insertInto("provider_documents")
    .values([
      { ...paper, stored_as: "x/s1", expires_on: "2099-12-12" },
      { ...paper, kind: "habilitacion", stored_as: "x/h1", expires_on: "2020-01-31" },
    ])
    .execute();
  const params = { id: center.id };
  const at = `${LIST}/${center.id}`;
  const draw = async (viewer: typeof lia) =>
    drawPage(Profile, { loaderData: await openOne(routeArgs(ctx, new Request(at), params, {}, viewer)) }).replace(/\s/g, " ");
  const html = await draw(lia);
  for (const said of [
    "164.00",
    "Esperan respuesta",
    "1 en 90 días",
    "Vencido",
    "Vence el 12 dic 2099",
    "No ha entrado",
    "Dar crédito a mano",
  ])
    expect(html, said).toContain(said);
  expect(member.providerId).toBe(center.id);
  const checker = await draw({ ...lia, teamRole: "verification" });
  expect(checker).not.toContain("164.00");
  expect(checker).not.toContain("Dar crédito a mano");
  expect(checker).toContain("Vence el 12 dic 2099");
});

test("our team notes something about a center once, which the log knows without its words; an empty note stays a form", async () => {
  const { id } = await addCenter(ctx, "con-notas");
  const params = { id };
  const at = `${LIST}/${id}`;
  const post = (fields: Record<string, string>) =>
    postOne(routeArgs(ctx, formPost(at, fields), params, {}, lia)).catch((thrown: unknown) => thrown);
  const form = { accion: "nota", id: "7b6f2c1e-1d35-4c6a-9f2a-0a1b2c3d4e5f", nota: "Prefieren llamada a correo." };
  expect(await post({ ...form, nota: " " })).toMatchObject({ init: { status: 422 } });
  for (const _ of [1, 2]) expect(((await post(form)) as Response).headers.get("location")).toContain("hecho=anotado");
  const html = drawPage(Profile, { loaderData: await openOne(routeArgs(ctx, new Request(at), params, {}, lia)) });
  expect(html.split("Prefieren llamada a correo.")).toHaveLength(2);
  const lines = await db
    .selectFrom("audit_log")
    .select("detail")
    .where("subject_id", "=", id)
    .where("action", "=", "provider.noted")
    .execute();
  expect(lines).toEqual([{ detail: {} }]);
});
