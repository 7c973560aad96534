import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { testContext } from "#tests/support/context.ts";
import { pdf } from "#tests/support/hostile-files.ts";
import { addCenter } from "#tests/support/leads.ts";
import { addDocument } from "./change-documents.server.ts";
import { checkOutcomes, reportsToCheck } from "./check-outcomes.server.ts";
import { ownOutcomes, publishOutcomes } from "./outcomes.server.ts";

const ctx = await testContext();
const lia = `admin:${idOfPerson("lia")}` as const;
const REPORT = { year: 2025, eggSource: "own" } as const;

test("figures are checked against their file as they were opened; what comes back tells why, and new figures wait again", async () => {
  const center = await addCenter(ctx, "con-resultados");
  const member = { userId: idOfPerson("yadira"), providerId: center.id };
  await ctx.db.insertInto("provider_accounts").values({ provider_id: center.id, user_id: member.userId, role: "owner" }).execute();
  const sent = { kind: "resultados", holder: null, fileName: "registro.pdf", expiresOn: null, bytes: pdf } as const;
  const file = await addDocument(ctx, member, sent);
  if (!file || !("id" in file)) throw new Error("the file was not kept");
  const publish = (births: number, evidence: string | null) =>
    publishOutcomes(ctx, member, REPORT, [{ ageBand: "35-37", retrievals: 70, transfers: 61, births }], evidence);
  const waiting = async () => (await reportsToCheck(ctx.db, { search: center.name, page: 1 })).rows[0];
  const decide = async (verdict: Parameters<typeof checkOutcomes>[2], seen = waiting()) =>
    checkOutcomes(ctx.db, (await seen)!, verdict, lia);

  await publish(22, null);
  expect(await decide({ accept: true })).toBe("no-file");
  await publish(22, file.id);
  const opened = await waiting();
  expect(opened).toMatchObject({
    name: center.name,
    file: { id: file.id, name: "registro.pdf" },
    figures: [{ births: 22, transfers: 61 }],
  });
  expect(await decide({ accept: false, reason: "El registro dice 19." })).toBe("done");
  expect(await waiting()).toBeUndefined();
  expect(await ownOutcomes(ctx.db, center.id, REPORT)).toMatchObject([{ returnedReason: "El registro dice 19.", checkedOn: null }]);

  await publish(19, null);
  expect(await decide({ accept: true }, Promise.resolve(opened))).toBe("changed");
  expect(await decide({ accept: true })).toBe("done");
  const shown = await centerBySlug(ctx.db, center.slug);
  expect(shown).toMatchObject({ reported: [{ checkedOn: expect.any(String) }] });
  expect(JSON.stringify(shown)).not.toContain(lia);
  expect(await ownOutcomes(ctx.db, center.id, REPORT)).toMatchObject([{ returnedReason: null, checkedOn: expect.any(String) }]);
  const told = ctx.db.selectFrom("notices").select("facts").where("provider_id", "=", center.id).execute();
  expect(await told).toEqual([{ facts: { year: 2025, reason: "El registro dice 19." } }]);
});
