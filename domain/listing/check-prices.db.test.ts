import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { testContext } from "#tests/support/context.ts";
import { pdf } from "#tests/support/hostile-files.ts";
import { addCenter } from "#tests/support/leads.ts";
import { addDocument } from "./change-documents.server.ts";
import { checkPrices, priceListsToCheck } from "./check-prices.server.ts";
import { ownPrices, publishPrices } from "./prices.server.ts";

const ctx = await testContext();
const lia = `admin:${idOfPerson("lia")}` as const;

test("prices that are in the center's list are read with the day, a changed price is unchecked again, and what differs goes back with a reason", async () => {
  const center = await addCenter(ctx, "con-lista");
  const member = { userId: idOfPerson("yadira"), providerId: center.id };
  await ctx.db.insertInto("provider_accounts").values({ provider_id: center.id, user_id: member.userId, role: "owner" }).execute();
  const publish = (...prices: [string, number][]) =>
    publishPrices(
      ctx,
      member,
      prices.map(([lineId, amountCents]) => ({ lineId, amountCents, notIncluded: null, medication: null })),
    );
  const send = () => addDocument(ctx, member, { kind: "precios", holder: null, fileName: "lista.pdf", expiresOn: null, bytes: pdf });
  const waiting = async () => (await priceListsToCheck(ctx.db, { search: center.name, page: 1 })).rows;
  const decide = async (matching: string[], reason = "", seen = waiting()) =>
    checkPrices(ctx.db, (await seen)[0]!, { matching, reason }, lia);
  const checked = async () =>
    (await centerBySlug(ctx.db, center.slug))!.prices.filter(({ checkedOn }) => checkedOn).map(({ lineId }) => lineId);

  await publish(["fiv-propios", 500_000], ["primera-consulta", 10_000]);
  await send();
  await send();
  const opened = await waiting();
  expect(opened.map(({ name, prices }) => [name, prices.length])).toEqual([[center.name, 2]]);
  expect(await decide(["fiv-propios"])).toBe("reason");
  expect(await decide(["fiv-propios"], "La consulta cuesta 120 en la lista.")).toBe("returned");
  expect(await waiting()).toEqual([]);
  expect(await checked()).toEqual(["fiv-propios"]);
  const told = await ctx.db.selectFrom("notices").select("facts").where("provider_id", "=", center.id).execute();
  expect(told).toEqual([{ facts: { document: "precios", reason: "La consulta cuesta 120 en la lista." } }]);

  await send();
  const before = waiting();
  await before;
  await publish(["primera-consulta", 12_000], ["fiv-propios", 510_000]);
  expect(await checked()).toEqual([]);
  expect(await decide(["fiv-propios", "primera-consulta"], "", before)).toBe("changed");
  const both = await waiting();
  const at = () => decide(["fiv-propios", "primera-consulta", "inventada"], "", Promise.resolve(both));
  expect((await Promise.all([at(), at()])).toSorted()).toEqual(["changed", "checked"]);
  expect((await checked()).toSorted()).toEqual(["fiv-propios", "primera-consulta"]);
  const own = await ownPrices(ctx.db, center.id);
  expect(own.filter(({ checkedOn }) => checkedOn)).toHaveLength(2);
  const line = ctx.db.selectFrom("audit_log").select(["actor", "detail"]).where("action", "=", "provider.prices_checked");
  expect(await line.execute()).toMatchObject([{ actor: lia, detail: { lines: ["fiv-propios", "primera-consulta"] } }]);
});
