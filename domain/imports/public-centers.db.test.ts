import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { waitingChanges } from "#domain/listing/change-queries.server.ts";
import { changeProfile } from "#domain/listing/profile.server.ts";
import { decideChange } from "#domain/verification/decide-change.server.ts";
import { decideClaim, provePhone } from "#domain/verification/decide-claim.server.ts";
import { openClaim } from "#domain/verification/open-claim.server.ts";
import { profileToCheck } from "#domain/verification/profile-to-check.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { openImportFile } from "./file.server.ts";
import { importProviders } from "./import-providers.server.ts";

const ctx = await testContext();
const { db } = ctx;
const folder = await mkdtemp(path.join(tmpdir(), "cuna-import-"));
afterAll(() => rm(folder, { recursive: true }));
const lia = `admin:${idOfPerson("lia")}` as const;

const LUNA = idOfCenter("Clínica Luna de Larimar");
async function importRows(...rows: string[]) {
  const file = path.join(folder, "filas.csv");
  await writeFile(file, ["tipo,nombre,ciudad,servicios,centros", ...rows].join("\n"));
  const { rows: read } = await openImportFile(file, {});
  return importProviders(ctx, read, { fileName: "filas.csv", onProblem: () => {} });
}
const teamOf = async (id: string) => (await profileToCheck(db, id))!.team;

test("a file puts nobody at a public center: that waits for our team, once, and stays once it is accepted or refused", async () => {
  const row = "especialista,Ofelia Tinajero,Santo Domingo,fiv,clinica-luna-de-larimar";
  const before = await teamOf(LUNA);
  expect(await importRows(row)).toMatchObject({ created: 1 });
  expect(await importRows(row)).toMatchObject({ unchanged: 1 });
  expect(await teamOf(LUNA)).toEqual(before);
  const [change, ...more] = await waitingChanges(db, LUNA);
  expect(more).toEqual([]);
  expect(change).toMatchObject({ part: "doctor", asked: { doctor: "Ofelia Tinajero" }, doctorSlug: "ofelia-tinajero" });
  const decided = { providerId: LUNA, changeId: change!.id, version: change!.version };
  expect(await decideChange(db, decided, { accept: true }, lia)).toBe("done");
  expect(await teamOf(LUNA)).toEqual([...before, "Ofelia Tinajero"]);
  expect(await importRows(row)).toMatchObject({ unchanged: 1 });
  expect(await importRows("especialista,Ofelia Tinajero,Santo Domingo,fiv|icsi,clinica-luna-de-larimar")).toMatchObject({ updated: 1 });
  expect(await teamOf(LUNA)).toEqual([...before, "Ofelia Tinajero"]);

  const other = "especialista,Rosaura Bejucal,Santo Domingo,fiv,clinica-luna-de-larimar";
  await importRows(other);
  const [second] = await waitingChanges(db, LUNA);
  const refused = { accept: false, reason: "No trabaja aquí." } as const;
  expect(await decideChange(db, { providerId: LUNA, changeId: second!.id, version: second!.version }, refused, lia)).toBe("done");
  expect(await importRows(other)).toMatchObject({ unchanged: 1 });
  expect(await waitingChanges(db, LUNA)).toEqual([]);
});

test("at a center that nobody sees yet it is as the file says", async () => {
  const { id, slug } = await addCenter(ctx, "por-revisar", { verification_status: "pending" });
  await importRows(`especialista,Eneida Cambronal,Santiago,fiv,${slug}`);
  expect(await teamOf(id)).toEqual(["Eneida Cambronal"]);
});

test("a person who was given a public profile by a claim changes what was verified no sooner than others", async () => {
  const { id, name } = await addCenter(ctx, "reclamado", { claimed: false, phone: "+18095550100" });
  const maria = idOfPerson("yadira");
  const claim = await openClaim(ctx, maria, id, "Soy la directora.");
  if (!("id" in claim)) throw new Error(claim.outcome);
  await provePhone(db, claim.id, lia);
  expect(await decideClaim(db, claim.id, { approve: true }, lia)).toBe("done");
  expect(await changeProfile(ctx, { userId: maria, providerId: id }, { name: "Instituto Marea Alta" })).toBe("saved");
  expect((await profileToCheck(db, id))!.name).toBe(name);
  expect(await waitingChanges(db, id)).toMatchObject([{ part: "name", asked: { name: "Instituto Marea Alta" } }]);
});
