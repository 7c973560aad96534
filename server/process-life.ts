import { log } from "#platform/log.ts";

/** The time limit for draining after the first signal. The supervisor has a longer limit of its own, and then kills. */
export const DRAIN_MS = 20_000;

/** The messages from our processes to the one that started them. */
export type Message = { kind: "ready"; port?: number } | { kind: "port-busy"; port: number };

export function tellSupervisor(message: Message): Promise<void> {
  return new Promise((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()));
}

/**
 * Runs `drain` once and ends the process. This happens at the first SIGTERM or SIGINT, or when the supervisor is gone, since its end
 * of the channel closes however it died. A second signal ends the process at once.
 */
export function endGracefully(drain: () => Promise<void>): void {
  let ending = false;
  const end = (reason: string) => {
    if (ending) {
      if (reason !== "supervisor gone") process.exit(1);
      return;
    }
    ending = true;
    log.info({ reason }, "ending: letting what runs finish");
    const late = setTimeout(() => {
      log.warn("what was running did not finish in time");
      process.exit(1);
    }, DRAIN_MS + 2_000);
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, "the end was not clean");
        process.exit(1);
      },
    );
    late.unref();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => end(signal));
  process.on("disconnect", () => end("supervisor gone"));
}
