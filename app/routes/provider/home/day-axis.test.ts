import { expect, test } from "vitest";
import { axisOf, beside, DESK, PHONE } from "./day-axis.ts";

const ZONE = "America/Santo_Domingo";
/** A moment of a day in Santo Domingo, which is four hours behind UTC. */
const at = (time: string, day = "2026-11-23") => new Date(`${day}T${time}:00-04:00`);
const day = (now: string, dues: { id: string; due: Date }[] = [], times: Date[] = []) => ({
  now: at(now),
  zone: ZONE,
  isToday: (moment: Date) => moment >= at("00:00") && moment < at("00:00", "2026-11-24"),
  dues,
  times,
});
const due = (id: string, time: string, on?: string) => ({ id, due: at(time, on) });

test("a deadline stands at its hour, and the sun at the hour that it is", () => {
  const axis = axisOf(day("10:00", [due("a", "14:00")]), DESK);
  const xOf = (hour: number) => axis.hours.find((one) => one.hour === hour)?.x;
  expect(axis.today).toEqual([{ x: xOf(14), ids: ["a"], isLabelled: true }]);
  expect(axis.sun.x).toBe(xOf(10));
  expect(axis.at(at("09:00"))).toBe(xOf(9));
  expect(axis.laterFrom).toBeNull();
});

test("the sun is highest at noon, and down at night", () => {
  const heightAt = (now: string) => axisOf(day(now), DESK).sun;
  expect(heightAt("12:00").height).toBeGreaterThan(heightAt("09:00").height);
  expect(heightAt("12:00").height).toBeGreaterThan(heightAt("17:00").height);
  for (const night of ["05:00", "21:00"]) expect(heightAt(night), night).toMatchObject({ height: 0, isUp: false });
});

test("marks that would lie over each other are one, and what has no room for its label keeps its mark", () => {
  const dues = [due("a", "09:00"), due("b", "09:10"), due("c", "10:00"), due("d", "16:00")];
  const { today } = axisOf(day("08:00", dues), DESK);
  expect(today.map(({ ids, isLabelled }) => [ids, isLabelled])).toEqual([
    [["a", "b"], true],
    [["c"], false],
    [["d"], true],
  ]);
});

test("who is due on later days stands beside the day, and loses nobody where there is room for few", () => {
  const dues = [due("a", "09:00"), due("b", "10:00", "2026-11-24"), due("c", "10:00", "2026-11-25"), due("d", "10:00", "2026-11-26")];
  for (const frame of [DESK, PHONE]) {
    const axis = axisOf(day("08:00", dues), frame);
    expect(axis.today.flatMap(({ ids }) => ids)).toEqual(["a"]);
    expect(axis.later.flatMap(({ ids }) => ids)).toEqual(["b", "c", "d"]);
    for (const { x } of axis.later) expect(x).toBeGreaterThan(axis.laterFrom!);
    expect(Math.max(...axis.hours.map(({ x }) => x))).toBeLessThan(axis.laterFrom!);
  }
});

test("a deadline that passed on an earlier day stands at the beginning of this one", () => {
  const axis = axisOf(day("08:00", [due("a", "16:00", "2026-11-20")]), DESK);
  expect(axis.today).toMatchObject([{ x: DESK.left, ids: ["a"] }]);
});

test("an early consultation and a late deadline are inside the day", () => {
  const { hours } = axisOf(day("08:00", [due("a", "19:30")], [at("06:40"), at("07:20")]), DESK);
  expect([hours[0]?.hour, hours.at(-1)?.hour]).toEqual([6, 20]);
});

test("initials are moved beside the ones before them", () => {
  expect(beside([10, 11, 30], 5)).toEqual([10, 15, 30]);
});
