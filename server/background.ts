import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/**
 * A process with this value gets a third of the processor time of one that somebody waits for. With less, mails would wait too long
 * on a busy machine.
 */
const NICE = 5;

/**
 * Gives way to the processes that somebody waits for. Linux may weigh each session as a whole (autogroup, in sched(7)); the nice
 * value of a process then counts only inside its own session, so the session gets the same value.
 */
export function runInBackground(): void {
  setPriority(NICE);
  try {
    writeFileSync("/proc/self/autogroup", String(NICE));
  } catch {
    // On another system, or with a kernel without autogroups, only the nice value of the process counts.
  }
}
