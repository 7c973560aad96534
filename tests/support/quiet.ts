import { log } from "#platform/log.ts";

// Silences the log, since tests provoke failures all the time. A test about the log sets a level of its own.
log.level = "silent";
