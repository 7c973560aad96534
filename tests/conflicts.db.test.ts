import { beforeAll, expect, test } from "vitest";
import { testContext } from "./support/context.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { drawPages } from "./support/server-build.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";
import { visit } from "./support/without-script.ts";

// Two people edit the same thing without script, and the second one makes a mistake first. The returned form still has the version that
// they had opened, although the page was drawn from newer data.

drawPages();
const ctx = await testContext();
const { db } = ctx;

let site: WholeSite;
let cookies: Record<"an administrator with a second step" | "a provider", string>;
beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookies = await peopleAtTheDoor(ctx, site, ["an administrator with a second step", "a provider"]);
});

const SAVE = "Guardar";
const claim = () => db.selectFrom("statements").select("id").where("kind", "=", "claim").limit(1).executeTakeFirstOrThrow();
const source = () => db.selectFrom("sources").select("id").limit(1).executeTakeFirstOrThrow();

test.each([
  {
    what: "a setting",
    path: async () => "/dashboard/admin/ajustes/marca",
    ...{ button: "Guardar los cambios", field: "lema", theirs: "Con calma y con fuentes", mine: "Paso a paso", mistake: "" },
  },
  {
    what: "a statement",
    path: async () => `/dashboard/admin/promesas/${(await claim()).id}`,
    ...{ button: SAVE, field: "frase", theirs: "Hasta la mitad de ahorro", mine: "Un tercio de ahorro", mistake: "x" },
  },
  {
    what: "the mark of a source",
    path: async () => `/dashboard/admin/fuentes/${(await source()).id}`,
    ...{ button: "Guardar la marca", field: "nota", theirs: "La tabla sigue ahí", mine: "El PDF se movió", mistake: "x".repeat(301) },
  },
  {
    what: "a badge",
    path: async () => "/admin/badges/atencion-internacional",
    ...{ button: SAVE, field: "description", theirs: "Recibe en otros idiomas.", mine: "Atiende en otros idiomas.", mistake: "" },
  },
  {
    what: "an entry of a list",
    path: async () => "/dashboard/admin/listas/ciudades/santiago",
    ...{ button: SAVE, field: "province", theirs: "Santiago de los Treinta", mine: "Santiago Rodríguez", mistake: "" },
  },
  {
    what: "a center's profile",
    path: async () => "/dashboard/provider/perfil",
    ...{ button: "Guardar cambios", field: "web", theirs: "https://luna.example", mine: "https://larimar.example", mistake: "luna" },
  },
  {
    what: "a center's prices",
    path: async () => "/dashboard/provider/precios",
    ...{ button: "Publicar cambios", field: "precio-icsi-complemento", theirs: "761", mine: "762", mistake: "76o" },
  },
  {
    what: "the hours of a center",
    path: async () => "/dashboard/provider/agenda/horario",
    ...{ button: "Guardar horario", field: "margen", theirs: "10", mine: "15", mistake: "x" },
  },
  {
    what: "what a center takes",
    path: async () => "/dashboard/provider/solicitudes/preferencias",
    ...{ button: "Guardar", field: "tope", theirs: "4", mine: "5", mistake: "x" },
  },
])("$what: a mistake in between lets nobody overwrite what they have not seen", async ({ path, button, field, theirs, mine, mistake }) => {
  const address = await path();
  const cookie = cookies[address.startsWith("/dashboard/provider/") ? "a provider" : "an administrator with a second step"];
  const second = await visit(site, cookie, address);
  const first = await visit(site, cookie, address);
  expect((await first.press(button, { [field]: theirs })).status).toBe(200);

  const mistaken = await second.press(button, { [field]: mistake });
  expect(mistaken.status).toBe(422);
  const told = await mistaken.press(button, { [field]: mine });
  expect([told.status, told.text]).toEqual([409, expect.stringContaining(theirs)]);
  expect(told.valueOf(field)).toBe(mine);
  const again = await told.press(button, { [field]: mistake });
  expect(again.status).toBe(422);
  expect((await again.press(button, { [field]: mine })).status).toBe(200);
  expect((await visit(site, cookie, address)).valueOf(field)).toBe(mine);
});
