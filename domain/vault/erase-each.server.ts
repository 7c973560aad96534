import { log } from "#platform/log.ts";

/** The end of a page of old rows. */
export interface Place {
  id: string;
  at: Date;
}

/**
 * Erases page after page until none is left. One that cannot be erased does not stop the others: they are erased first, and then it
 * throws.
 */
export async function eraseEach(
  readPage: (after: Place | undefined) => Promise<readonly Place[]>,
  erase: (id: string) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let after: Place | undefined;
  for (let page = await readPage(after); page.length > 0; page = await readPage(after)) {
    for (const { id } of page) {
      try {
        await erase(id);
      } catch (error) {
        log.error({ err: error, subject: id }, "a person could not be forgotten");
        failures.push(error);
      }
    }
    after = page.at(-1);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be forgotten`);
}
