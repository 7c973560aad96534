import { log } from "#platform/log.ts";

// Tests provoke faults all the time; a test about the log gives it a level of its own.
log.level = "silent";
