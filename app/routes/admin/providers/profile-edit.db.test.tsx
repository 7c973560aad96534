import { expect, test } from "vitest";
import { correctProfile } from "#domain/listing/look-after-profile.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import CorrectProfile, { action, loader } from "./profile-edit.tsx";
import { action as begin } from "./profile-new.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");

const at = (id: string) => `https://cuna.test/dashboard/admin/centros/${id}/ficha?parte=contacto`;
const profileOf = (id: string) =>
  ctx.db
    .selectFrom("provider_profiles")
    .select(["name", "slug", "phone", "verification_status", "claimed", "city", "updated_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const CONTACT = { parte: "contacto", telefono: "+1 809 555 0188", whatsapp: "", email: "recepcion@centro.example", web: "" };

async function correct(id: string, fields: Record<string, string>) {
  const { profile } = await loader(routeArgs(ctx, new Request(at(id)), { id }, {}, lia));
  const request = formPost(at(id), { version: profile.version, ...CONTACT, ...fields });
  return action(routeArgs(ctx, request, { id }, {}, lia)).catch((thrown: unknown) => thrown) as Promise<{
    status?: number;
    data?: { conflict: boolean; reasonError: string | null; errors: object };
    init?: { status: number };
  }>;
}

test("our team corrects the telephone of a center that nobody manages, with a reason that the log keeps", async () => {
  const { id } = await addCenter(ctx, "sin-responsable");
  expect(await correct(id, {})).toMatchObject({ init: { status: 422 }, data: { reasonError: expect.stringContaining("motivo") } });
  const wrong = await correct(id, { motivo: "Nos llamaron", telefono: "12" });
  expect(wrong).toMatchObject({ init: { status: 422 }, data: { errors: { telefono: expect.anything() } } });
  const loaderData = await loader(routeArgs(ctx, new Request(at(id)), { id }, {}, lia));
  expect(drawPage(CorrectProfile as never, { loaderData, actionData: wrong.data })).toMatch(/value="12".*value="Nos llamaron"/s);
  expect((await profileOf(id)).phone).toBeNull();

  expect(await correct(id, { motivo: "Nos llamaron" })).toMatchObject({ status: 303 });
  expect((await profileOf(id)).phone).toContain("0188");
  const lines = await ctx.db
    .selectFrom("audit_log")
    .select(["actor", "detail"])
    .where("action", "=", "provider.corrected")
    .where("subject_id", "=", id)
    .execute();
  expect(lines).toMatchObject([
    { actor: `admin:${lia.userId}`, detail: { reason: "Nos llamaron", fields: expect.arrayContaining(["phone"]) } },
  ]);
});

test("a person who manages a profile changes it alone, and of two editors the second is told and loses nothing", async () => {
  const { id } = await addCenter(ctx, "dos-a-la-vez");
  const { profile } = await loader(routeArgs(ctx, new Request(at(id)), { id }, {}, lia));
  expect(await correct(id, { motivo: "Primero" })).toMatchObject({ status: 303 });
  expect(await correct(id, { motivo: "Segundo", telefono: "+1 809 555 0190", version: profile.version })).toMatchObject({
    init: { status: 409 },
    data: { conflict: true, values: { telefono: "+1 809 555 0190" } },
  });
  const { user_id } = await ctx.db.selectFrom("profiles").select("user_id").limit(1).executeTakeFirstOrThrow();
  await ctx.db.insertInto("provider_accounts").values({ user_id, provider_id: id, role: "owner" }).execute();
  const asked = { providerId: id, userId: lia.userId, version: "", reason: "Ya no" };
  expect(await correctProfile(ctx, asked, { phone: "+1 809 555 0199" })).toBe("managed");
  const loaderData = await loader(routeArgs(ctx, new Request(at(id)), { id }, {}, lia));
  expect(drawPage(CorrectProfile as never, { loaderData })).not.toContain('name="motivo"');
});

test("a profile that our team begins waits to be checked under an address of its own, two of one name at once too", async () => {
  const send = (fields: Record<string, string>) =>
    begin(routeArgs(ctx, formPost("https://cuna.test/dashboard/admin/centros/nuevo", fields), {}, {}, lia)).catch(
      (thrown: unknown) => thrown,
    );
  expect(await send({ tipo: "clinic", nombre: "", ciudad: "Narnia" })).toMatchObject({
    data: { errors: { name: "required", city: "unknown" } },
    init: { status: 422 },
  });
  const fields = { tipo: "clinic", nombre: "Centro Brisa del Este", ciudad: "Santo Domingo" };
  const answers = (await Promise.all([send(fields), send(fields)])) as Response[];
  const ids = answers.map((answer) => /centros\/([0-9a-f-]+)\?hecho=creado/.exec(answer.headers.get("Location")!)![1]!);
  const profiles = await Promise.all(ids.map(profileOf));
  expect(profiles.map(({ slug }) => slug).sort()).toEqual(["centro-brisa-del-este", "centro-brisa-del-este-2"]);
  expect(profiles[0]).toMatchObject({ verification_status: "pending", claimed: false, city: "Santo Domingo" });
});
