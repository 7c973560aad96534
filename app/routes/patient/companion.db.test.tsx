import { expect, test } from "vitest";
import { ownCompanion } from "#domain/companions/companion-queries.server.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Pair, { action, loader } from "./companion.tsx";

const ctx = await testContext();
const maria = demoViewer("maria");
const julio = { ...maria, userId: "u-julio", email: "julio@correo.example" };
const ADDRESS = "https://cuna.test/dashboard/user/pareja";

await ctx.db.insertInto("users").values({ id: julio.userId, name: "Julio", email: julio.email, email_verified: true }).execute();

type Viewer = typeof maria;
const post = (fields: Record<string, string>, viewer: Viewer = maria) => action(routeArgs(ctx, formPost(ADDRESS, fields), {}, {}, viewer));
const loaded = (viewer: Viewer = maria) => loader(routeArgs(ctx, new Request(ADDRESS), {}, {}, viewer));
const drawn = async (viewer: Viewer = maria, actionData?: unknown) => drawPage(Pair, { loaderData: await loaded(viewer), actionData });
const ledTo = (posted: Promise<unknown>) =>
  posted.then(
    () => null,
    (thrown: Response) => new URL(thrown.headers.get("location")!, ADDRESS).searchParams.get("hecho"),
  );
const refusedWith = (status: number) => expect.objectContaining({ init: expect.objectContaining({ status }) });

test("nothing is ticked in advance, and an invitation without a mailbox or without a part says what is missing", async () => {
  expect(await drawn()).not.toContain("checked");
  expect(await post({ accion: "invitar", correo: "julio", ve: "consultas" })).toEqual(refusedWith(422));
  const refused = (await post({ accion: "invitar", correo: julio.email })) as { data: unknown };
  expect(refused).toEqual(refusedWith(422));
  const html = await drawn(maria, refused.data);
  expect(html).toContain("Marca al menos una cosa");
  expect(html).toContain(`value="${julio.email}"`);
  expect(await ownCompanion(ctx.db, maria.userId)).toBeNull();
});

test("who was invited reads what they would see, and joins with a box of their own; another account finds nothing", async () => {
  expect(await ledTo(post({ accion: "invitar", correo: julio.email, ve: "consultas" }))).toBe("invitada");
  const { id } = (await ownCompanion(ctx.db, maria.userId))!;
  const html = /<section id="invitacion-.*?<\/section>/s.exec(await drawn(julio))![0];
  expect(html).toContain("María te invita a acompañar su proceso");
  expect(html).toContain("Día, hora y centro de cada consulta.");
  expect(html).not.toContain("Qué pide cada centro");
  expect(await post({ accion: "aceptar", quien: id }, julio)).toEqual(refusedWith(422));
  expect(
    await post({ accion: "aceptar", quien: id, acepto: "si" }, { ...julio, userId: "u-nadie", email: "nadie@correo.example" }),
  ).toEqual(refusedWith(409));
  expect(await ledTo(post({ accion: "aceptar", quien: id, acepto: "si" }, julio))).toBe("dentro");
  expect(await drawn(julio)).toContain(`/dashboard/user/pareja/${id}`);
  expect(await ledTo(post({ accion: "terminar", quien: id }))).toBe("terminado");
  expect(await drawn(julio)).not.toContain(id);
  await expect(post({ accion: "otra" })).rejects.toEqual(refusedWith(422));
});
