import { beforeAll, expect, test } from "vitest";
import { seedChecking } from "#db/seed/checking.ts";
import { idOfCenter, idOfSpecialist } from "#db/seed/provider-rows.ts";
import { testContext } from "#tests/support/context.ts";
import { peopleAtTheDoor } from "#tests/support/people-at-the-door.ts";
import { drawPages } from "#tests/support/server-build.ts";
import { openWholeSite, type WholeSite } from "#tests/support/whole-site.ts";
import { visit } from "#tests/support/without-script.ts";

// Documents beside what they prove: what the page shows without a script, and which headers an opened document has.

drawPages();
const ctx = await testContext();
const MANATI = idOfCenter("Centro Manatí");
const SCREEN = `/dashboard/admin/verificacion/${MANATI}`;
const WHO = ["a visitor", "a patient", "a provider", "a reviewer", "an administrator with a second step"] as const;

let site: WholeSite;
let cookies: Record<(typeof WHO)[number], string>;
let team: string;
beforeAll(async () => {
  site = await openWholeSite(ctx);
  await seedChecking(ctx);
  cookies = await peopleAtTheDoor(ctx, site, WHO);
  team = cookies["an administrator with a second step"];
});

const paperOf = async (providerId: string, kind: string) => {
  const rows = ctx.db.selectFrom("provider_documents").select("id").where("provider_id", "=", providerId).where("kind", "=", kind);
  return (await rows.executeTakeFirstOrThrow()).id;
};
const readings = async () => {
  const rows = ctx.db.selectFrom("audit_log").select(["action", "subject_id", "detail"]).where("action", "like", "%document%read");
  return rows.where("actor", "like", "admin:%").orderBy("id").execute();
};
const addressOf = async (providerId: string) => {
  const { address, city } = await ctx.db
    .selectFrom("provider_profiles")
    .select(["address", "city"])
    .where("id", "=", providerId)
    .executeTakeFirstOrThrow();
  return [address, city].filter(Boolean).join(", ");
};
const html = async (path: string) => (await site.ask(path, { cookie: team })).text();

test("a page names the paper that its address opens and reads nothing of it; its bytes leave their line first, as a download that runs nothing", async () => {
  const [photo, before] = [await paperOf(MANATI, "exequatur"), await readings()];
  const closed = await html(SCREEN);
  expect(closed).toContain(`href="${SCREEN}?papel=${photo}"`);
  expect(closed).not.toContain("<img src=");
  expect(await html(`${SCREEN}?papel=${photo}`)).toContain(`src="/dashboard/admin/documentos/${photo}"`);
  expect(await readings()).toEqual(before);
  const answer = await site.ask(`/dashboard/admin/documentos/${photo}`, { cookie: team });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": expect.stringMatching(/^attachment;/),
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(await readings()).toEqual([...before, { action: "document.read", subject_id: photo, detail: {} }]);
});

test("a PDF without a script says what to do, and can be taken away", async () => {
  const paper = await paperOf(MANATI, "habilitacion");
  const page = await html(`${SCREEN}?papel=${paper}`);
  expect(page).toContain("Para ver un PDF aquí hace falta JavaScript.");
  const link = /<a[^>]* aria-label="Descargar [^>]*>/.exec(page)![0];
  expect([link.includes(`href="/dashboard/admin/documentos/${paper}"`), link.includes("download")]).toEqual([true, true]);
});

test("the paper of somebody else is not opened here, nor by anybody but our team", async () => {
  const [own, elsewhere] = [await paperOf(MANATI, "exequatur"), await paperOf(idOfSpecialist("Iván Bahoruco"), "exequatur")];
  for (const id of [elsewhere, "algo", "00000000-0000-4000-8000-000000000000"]) {
    const page = await html(`${SCREEN}?papel=${id}`);
    expect(page).toContain("Elige un documento");
    expect(page).not.toContain(`/dashboard/admin/documentos/${id}`);
  }
  const before = await readings();
  for (const who of WHO.slice(0, -1) as (typeof WHO)[number][])
    for (const path of [`${SCREEN}?papel=${own}`, `/dashboard/admin/documentos/${own}`]) {
      const answer = await site.ask(path, { cookie: cookies[who] });
      expect([who, path, answer.status]).toEqual([who, path, 302]);
    }
  expect(await readings()).toEqual(before);
});

test("what is written beside a paper leaves it open", async () => {
  const paper = await paperOf(MANATI, "habilitacion");
  const page = await visit(site, team, `${SCREEN}?papel=${paper}`);
  const read = { hallado: "Centro Manatí", leido: (await addressOf(MANATI))! };
  const other = await page.press("Coincide: Identidad y dirección", { ...read, hallado: "Clínica Maracuyá" });
  expect([other.status, other.text.includes("no es lo que dice el perfil"), other.valueOf("hallado")]).toEqual([
    422,
    true,
    "Clínica Maracuyá",
  ]);
  await site.ask(`/dashboard/admin/documentos/${paper}`, { cookie: team });
  const noted = await page.press("Coincide: Identidad y dirección", read);
  expect([noted.path, noted.text.includes("habilitacion.pdf · PDF")]).toEqual([`${SCREEN}?hecho=anotado&en=identity&papel=${paper}`, true]);
});

test("claims and evidence open their papers in the same place", async () => {
  const claims = ctx.db.selectFrom("claim_documents").select(["id", "claim_id"]);
  const { id, claim_id } = await claims.executeTakeFirstOrThrow();
  const claim = await html(`/dashboard/admin/reclamos/${claim_id}?papel=${id}`);
  expect(claim).toContain(`href="/dashboard/admin/reclamos/documentos/${id}"`);
  expect(claim).toContain('id="papel"');
  const before = await readings();
  expect((await site.ask(`/dashboard/admin/reclamos/documentos/${id}`, { cookie: team })).status).toBe(200);
  expect(await readings()).toEqual([...before, { action: "claim.document-read", subject_id: claim_id, detail: { document: id } }]);

  const sereno = idOfCenter("Clínica Río Sereno");
  for (const [view, kind] of [["resultados", "resultados"] as const, ["precios", "precios"] as const]) {
    const file = await paperOf(sereno, kind);
    const path = `/dashboard/admin/evidencias?vista=${view}`;
    expect(await html(path)).toContain(`papel=${file}`);
    expect(await html(path)).not.toContain('id="papel"');
    const open = await html(`${path}&papel=${file}`);
    expect(open).toContain('id="papel"');
    expect(open).toContain(`href="/dashboard/admin/documentos/${file}"`);
  }
});
