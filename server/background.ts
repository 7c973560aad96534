import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/** A third of the share of what somebody waits for: less, and a busy machine would leave mails lying. */
const NICE = 5;

/**
 * Leaves the processor to the processes that somebody waits for. Linux may weigh each session as a whole (autogroup, in
 * sched(7)), and the nice value of a process then counts only inside its own session: so the session gets the same value.
 */
export function runInBackground(): void {
  setPriority(NICE);
  try {
    writeFileSync("/proc/self/autogroup", String(NICE));
  } catch {
    // Another system, or a kernel without autogroups: the value of the process is what counts there.
  }
}
