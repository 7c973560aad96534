import { parentPort, workerData } from "node:worker_threads";
import { busyTimes } from "./busy-times.ts";
import type { Question } from "./busy-times-apart.server.ts";
import { calendarOfAnswer } from "./caldav.ts";

// This module runs in a thread of its own: see busy-times-apart.server.ts.

const { bytes, answered, ...as } = workerData as Question;
const text = new TextDecoder().decode(bytes);
parentPort!.postMessage(busyTimes(answered ? (calendarOfAnswer(text) ?? "") : text, as));
