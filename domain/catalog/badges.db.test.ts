import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { grantBadge, revokeBadge } from "./award-badge.server.ts";
import { contrastWithWhite, readBadge } from "./badge.ts";
import { holdersOf, oneBadge, profilesWithout } from "./badge-queries.server.ts";
import { saveBadge } from "./save-badge.server.ts";

const ctx = { ...(await testContext()), actor: "admin:test" as const };
const good = { name: "Laboratorio abierto", description: "Enseña su laboratorio a quien lo pide.", icon: "laboratorio", color: "#0b5e70" };
let providerId: string;
beforeAll(async () => {
  const { rows } = await sql<{ id: string }>`
    insert into provider_profiles (slug, provider_type, clinic_name, verification_status) values ('flamboyan-rojo', 'clinic', 'Flamboyán Rojo', 'published') returning id`.execute(
    ctx.db,
  );
  providerId = rows[0]!.id;
});

test("white on black contrasts by 21, on white by 1, and a color on which white cannot be read is refused", () => {
  expect(contrastWithWhite("#000000")).toBeCloseTo(21, 5);
  expect(contrastWithWhite("#FFFFFF")).toBeCloseTo(1, 5);
  expect(contrastWithWhite("#767676")).toBeCloseTo(4.54, 2);
  expect(readBadge({ ...good, color: "#FFC7AE" }).errors).toEqual({ color: "contrast" });
  expect(readBadge({ name: "", description: "a".repeat(161), icon: "../x", color: "rojo" }).errors).toEqual({
    name: "required",
    description: "tooLong",
    icon: "choice",
    color: "color",
  });
});

test("two people who open one badge do not overwrite each other", async () => {
  const { badge } = readBadge(good);
  expect(await saveBadge(ctx, badge!)).toEqual({ outcome: "saved", id: "laboratorio-abierto" });
  expect(await saveBadge(ctx, badge!)).toEqual({ outcome: "taken" });
  const opened = (await oneBadge(ctx.db, "laboratorio-abierto"))!;
  expect(await saveBadge(ctx, { ...badge!, description: "Abre su laboratorio." }, opened)).toMatchObject({ outcome: "saved" });
  expect(await saveBadge(ctx, badge!, opened)).toEqual({ outcome: "changed" });
});

test("a badge is granted once and taken back once, and both leave a line with the reason", async () => {
  const award = { badgeId: "laboratorio-abierto", providerId, reason: "Visita del 3 de noviembre" };
  expect(await Promise.all([grantBadge(ctx, award), grantBadge(ctx, award)])).toEqual(
    expect.arrayContaining([{ outcome: "granted" }, { outcome: "had" }]),
  );
  expect(await holdersOf(ctx.db, award.badgeId)).toMatchObject([{ id: providerId, reason: award.reason }]);
  expect(await profilesWithout(ctx.db, award.badgeId, "Flamboyán R")).toEqual([]);
  expect(await revokeBadge(ctx, { ...award, reason: "Cerró el laboratorio" })).toEqual({ outcome: "revoked" });
  expect(await revokeBadge(ctx, award)).toEqual({ outcome: "gone" });
  const { rows } = await sql<{ action: string; reason: string }>`
    select action, detail ->> 'reason' as reason from audit_log where subject_id = ${providerId} order by id`.execute(ctx.db);
  expect(rows).toEqual([
    { action: "badge.granted", reason: award.reason },
    { action: "badge.revoked", reason: "Cerró el laboratorio" },
  ]);
});
