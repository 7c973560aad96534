import type { Context } from "#domain/context.ts";
import { setReplies } from "#domain/providers/set-replies.server.ts";
import { MEASURED_DAYS } from "#domain/routing/measured.ts";
import { replyCases } from "./reply-cases.server.ts";
import { figuresOf } from "./reply-cases.ts";

/**
 * Updates the reply figures of profiles from their offers: a median and a share from five cases on, else none. Returns the number of
 * changed profiles. A profile without any counted offer stays as it is.
 */
export async function projectReplies({ db }: Pick<Context, "db">): Promise<number> {
  const counted = [...(await replyCases(db, MEASURED_DAYS))].flatMap(([id, cases]) => {
    const figures = figuresOf(cases);
    return figures ? [{ id, ...figures }] : [];
  });
  return setReplies(db, counted);
}
