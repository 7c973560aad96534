import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { askPlace } from "#domain/featured/ask-place.server.ts";
import { decidePlace } from "#domain/featured/decide-place.server.ts";
import { placePrices } from "#domain/featured/place-prices.server.ts";
import { placesOfCenter, possiblePlaces } from "#domain/featured/place-queries.server.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { composeMail } from "./compose-mail.ts";

const ctx = await testContext();

test("each paid place that is asked for mails our team once, with what waits; nothing when all are decided", async () => {
  const { center, member } = await aBuyer(ctx, { city: "La Romana" });
  const { place } = (await possiblePlaces(ctx.db, center.id)).find(({ kind }) => kind === "city")!;
  const { city: weekCents } = await placePrices(ctx.db);
  const firstDay = addDays(dayInSantoDomingo(new Date()), 3);
  expect(await askPlace(ctx, member, { place, firstDay, weeks: 1, weekCents })).toBe("asked");
  expect(await askPlace(ctx, member, { place, firstDay, weeks: 1, weekCents })).toBe("waiting");
  const queued = await ctx.db.selectFrom("mail_messages").selectAll().where("template", "=", "place-asked").execute();
  expect(queued).toHaveLength(1);

  const compose = () => ctx.db.transaction().execute((tx) => composeMail(ctx)({ template: "place-asked" } as QueuedMail, tx));
  const mail = (await compose())!;
  expect(mail).toMatchObject({ to: { address: "hola@cuna.example" }, subject: "Espera 1 espacio destacado pedido" });
  for (const told of [center.name, "La Romana", "https://cuna.test/dashboard/admin/destacados"]) expect(mail.text).toContain(told);

  const [asked] = await placesOfCenter(ctx.db, center.id);
  await decidePlace(ctx.db, asked!.id, { grant: false, reason: "No queda lugar." }, `admin:${idOfPerson("lia")}`);
  expect(await compose()).toBeNull();
});
