import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { closedDays } from "#domain/consultations/closed-days.server.ts";
import { addOtherDays } from "#domain/consultations/set-hours.server.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { changeProfile } from "#domain/listing/profile.server.ts";
import { addDays } from "#platform/days.ts";
import { addOpenCenter } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { clinicData } from "./structured-data.ts";

const ctx = await testContext();

test("search engines read each part of a day with a break, and the days on which the center is closed", async () => {
  const { id, slug } = await addOpenCenter(ctx, `datos-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: id };
  const [morning, afternoon] = [["08:00", "12:00"] as const, ["14:00", "17:00"] as const];
  await changeProfile(ctx, member, { hours: { mon: [morning, afternoon], tue: [morning, afternoon], sat: [morning] } });
  const lastHoliday = (await closedDays(ctx.db, id, 366)).at(-1)!.day;
  const day = addDays(lastHoliday, -1);
  await addOtherDays(ctx, member, { kind: "closed", firstDay: day, lastDay: day, reason: "Congreso", doctorId: null });
  const closed = await closedDays(ctx.db, id, 366);
  const center = (await centerBySlug(ctx.db, slug))!;
  const { openingHoursSpecification, specialOpeningHoursSpecification } = clinicData(center, closed, "https://cuna.test/x");
  const open = (dayOfWeek: string[], opens: string, closes: string) => ({ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes });
  expect(openingHoursSpecification).toEqual([
    open(["Monday", "Tuesday"], "08:00", "12:00"),
    open(["Monday", "Tuesday"], "14:00", "17:00"),
    open(["Saturday"], "08:00", "12:00"),
  ]);
  const shut = (on: string) => ({ "@type": "OpeningHoursSpecification", validFrom: on, validThrough: on, opens: "00:00", closes: "00:00" });
  expect(specialOpeningHoursSpecification).toEqual(closed.map((one) => shut(one.day)));
  const holiday = closed.find(({ closure }) => closure.because === "holiday")!.day;
  expect(specialOpeningHoursSpecification).toEqual(expect.arrayContaining([shut(holiday), shut(day)]));
});
