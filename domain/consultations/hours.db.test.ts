import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { changeProfile } from "#domain/listing/profile.server.ts";
import type { Span } from "#domain/providers/week.ts";
import { minutesIn } from "#platform/zoned-format.ts";
import { addOpenCenter } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { NO_HOURS } from "./hours.ts";
import { freeSlotsOf, hoursOf, profileWeekOf } from "./hours-queries.server.ts";
import { setHours } from "./set-hours.server.ts";

const ctx = await testContext();
const morning: readonly Span[] = [["08:00", "12:00"]];

/** Makes a center of Amaranta's, and ways to say its hours and to see at which of them patients may ask for a time. */
async function newCenter() {
  const { id } = await addOpenCenter(ctx, `horas-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: id };
  return {
    ...{ id, member },
    tells: (mon: readonly Span[]) => changeProfile(ctx, member, { hours: { mon } }),
    freeHours: async () => {
      const { slots, zone } = await freeSlotsOf(ctx.db, id);
      return [...new Set(slots.map(({ startsAt }) => minutesIn(startsAt, zone) / 60))].toSorted((one, other) => one - other);
    },
  };
}

test("an agenda that follows the profile offers times in its hours, whatever they become; one with its own does not", async () => {
  const { id, member, tells, freeHours } = await newCenter();
  await tells(morning);
  const hours = { ...NO_HOURS, offered: true, minutes: 60, marginMinutes: 60 };
  expect(await setHours(ctx, member, { ...hours, followsProfile: true })).toBe("done");
  expect(await freeHours()).toEqual([8, 10]);
  await tells([...morning, ["14:00", "17:00"]]);
  expect(await freeHours()).toEqual([8, 10, 14, 16]);
  await setHours(ctx, member, { ...hours, week: { tue: morning }, followsProfile: false });
  await tells([["20:00", "22:00"]]);
  expect([await freeHours(), await hoursOf(ctx.db, id)]).toEqual([[8, 10], { ...hours, week: { tue: morning }, followsProfile: false }]);
});

test("an agenda whose hours nobody has said yet begins with those of the profile, and offers none", async () => {
  const { id, tells } = await newCenter();
  await ctx.db.deleteFrom("consultation_hours").where("provider_id", "=", id).execute();
  await tells(morning);
  expect(await hoursOf(ctx.db, id)).toMatchObject({ offered: false, followsProfile: true, week: { mon: morning } });
});

test("a day of the profile that is not valid is closed in the agenda too", async () => {
  const { id } = await newCenter();
  const told = { mon: [["08:00", "17:00"]], tue: [["17:00", "08:00"]], wed: "mañanas" };
  await ctx.db
    .updateTable("provider_profiles")
    .set({ opening_hours: JSON.stringify(told) })
    .where("id", "=", id)
    .execute();
  expect(await profileWeekOf(ctx.db, id)).toEqual({ mon: [["08:00", "17:00"]] });
});
