import { parentPort, workerData } from "node:worker_threads";
import { busyTimes, busyTogether } from "./busy-times.ts";
import type { Question } from "./busy-times-apart.server.ts";
import { calendarOfAnswer } from "./caldav.ts";

// This module runs in a thread of its own: see busy-times-apart.server.ts.

const { calendars, answered, ...as } = workerData as Question;
const read = (bytes: Uint8Array) => {
  const text = new TextDecoder().decode(bytes);
  return busyTimes(answered ? (calendarOfAnswer(text) ?? "") : text, as);
};
parentPort!.postMessage(busyTogether(calendars.map(read)));
