import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { knownBefore } from "#app/forms/identity/known-before.server.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { practiceToken } from "#domain/practice/practice-tokens.ts";
import { choosePlace } from "#domain/team/places.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Invitation, { action as answer, loader as opened } from "../../link/practice-invitation.tsx";
import Doctors, { action, loader } from "./doctors.tsx";

const ctx = await testContext();
const { db } = ctx;
const [amaranta, yadira] = [demoViewer("amaranta"), demoViewer("yadira")];
const ADDRESS = "https://cuna.test/dashboard/provider/doctores";
const MAIL = "lucia.ceiba@correo.example";

const center = await addCenter(ctx, `equipo-${randomUUID().slice(0, 8)}`);
const insertOwner = (userId: string, providerId: string) =>
  db.insertInto("provider_accounts").values({ user_id: userId, provider_id: providerId, role: "owner" }).execute();
await insertOwner(idOfPerson("amaranta"), center.id);
await choosePlace(db, idOfPerson("amaranta"), center.id);
const { id: doctor } = await db
  .insertInto("provider_profiles")
  .values({ slug: "lucia-ceiba-marte", provider_type: "doctor", full_name: "Lucía Ceiba Marte", verification_status: "published" })
  .returning("id")
  .executeTakeFirstOrThrow();
await insertOwner(idOfPerson("yadira"), doctor);

const draw = async (viewer = amaranta, actionData?: unknown) => {
  const loaderData = await loader(routeArgs(ctx, new Request(ADDRESS), {}, {}, viewer));
  return drawPage(Doctors, { loaderData, actionData });
};
/** Posts a form, and returns the address that it leads to or the answer. */
const post = async (fields: Record<string, string>, viewer = amaranta) => {
  const answered = await action(routeArgs(ctx, formPost(ADDRESS, { centro: center.id, ...fields }), {}, {}, viewer)).catch(
    (thrown: unknown) => thrown,
  );
  return answered instanceof Response ? answered.headers.get("Location")! : (answered as { data: never; init: ResponseInit });
};

test("a name that has a profile is shown before anybody is invited, and a mail is said to have gone out only when it did", async () => {
  const found = await post({ hacer: "invitar", nombre: "Dra. Lucia Ceiba", email: MAIL });
  if (typeof found === "string") throw new Error(found);
  expect(found.init.status).toBe(422);
  const html = await draw(amaranta, found.data);
  for (const told of ["¿Es alguien de aquí?", "Lucía Ceiba Marte", `Nadie de estos: invitar a ${MAIL}`]) expect(html).toContain(told);
  expect(html).toContain('value="Dra. Lucia Ceiba"');
  expect(await post({ hacer: "invitar", nombre: "Dra. Lucia Ceiba", email: MAIL, nuevo: "si" })).toContain("hecho=invitar");
  expect(await post({ hacer: "invitar", nombre: "x", perfil: doctor })).toContain("hecho=invitar");
  const sent = await draw();
  for (const told of [`Invitación a ${MAIL}`, "La ve en su panel", "Sin respuesta"]) expect(sent).toContain(told);
  await db.updateTable("mail_messages").set({ status: "withheld" }).where("template", "=", "practice-invitation").execute();
  expect(await draw()).toContain("el correo no sale hasta que esa persona confirme su buzón");
});

test("the doctor reads the invitation in their panel, accepts it, and the center sees what is missing", async () => {
  await choosePlace(db, idOfPerson("yadira"), doctor);
  expect(await draw(yadira)).toContain("te invita a su equipo médico");
  const { id } = await db.selectFrom("practice_invitations").select("id").where("specialist_id", "=", doctor).executeTakeFirstOrThrow();
  expect(await post({ hacer: "aceptar", invitacion: id }, yadira)).toContain("hecho=aceptar");
  expect(await draw(yadira)).toContain("Dejar de atender aquí");
  const html = await draw();
  for (const told of ["Dr. Lucía Ceiba Marte", "Lo revisa nuestro equipo"]) expect(html).toContain(told);
  const again = await post({ hacer: "aceptar", invitacion: id }, yadira);
  expect(typeof again === "string" ? again : again.init.status).toBe(409);
});

test("the mailed page names the mailbox that it is for, takes a «no» without an account, and is then gone", async () => {
  const { id } = await db.selectFrom("practice_invitations").select("id").where("email", "=", MAIL).executeTakeFirstOrThrow();
  const token = practiceToken(ctx.keys, id, new Date());
  const at = (method: "GET" | "POST") => `https://cuna.test/invitacion/${token}${method === "GET" ? "" : ""}`;
  const read = (viewer?: typeof amaranta) => opened(routeArgs(ctx, new Request(at("GET")), { token }, {}, viewer ?? null));
  const { data: page, init } = await read();
  const html = drawPage(Invitation, { loaderData: page, params: { token } });
  for (const told of [MAIL, "Crear mi cuenta", "No acepto"]) expect(html).toContain(told);
  expect(html).not.toContain(">Aceptar<");
  // Whoever registers for it comes back, and is not asked for what the invitation says.
  const cookie = new Headers(init?.headers).get("set-cookie")!.split(";")[0]!;
  const known = await knownBefore(ctx as never, new Request("https://cuna.test/registro", { headers: { cookie } }));
  expect(known).toMatchObject({ email: MAIL, profileType: "doctor", profileName: expect.stringMatching(/^Dra?\./) });
  expect((await read(amaranta)).data.reader).toBe("another-account");
  const accepted = await answer(routeArgs(ctx, formPost(at("POST"), { hacer: "aceptar" }), { token }, {}, amaranta)).catch(
    (thrown) => thrown,
  );
  expect(accepted.init.status).toBe(404);
  expect(await answer(routeArgs(ctx, formPost(at("POST"), { hacer: "no" }), { token }, {}, null))).toEqual({ declined: true });
  await expect(read()).rejects.toMatchObject({ init: { status: 404 } });
  expect(await draw()).toContain("No aceptó");
});
