import { data, redirect } from "react-router";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";
import { type ActedOnEach, type AskedBulk, addressAfter, type BulkAnswer } from "./admin-list.ts";
import type { Confirming } from "./confirming.ts";

interface BulkWords<Act extends string> {
  /** The sentence when nothing was chosen. */
  choose: string;
  /** The sentence about what was done, and to how many. */
  done: (act: Act, count: number) => string;
  /** Names the rows that were left out, and says why; needed where an act can leave out some. */
  left?: (names: readonly string[]) => string;
  /** The sentence when none of the chosen rows can be changed any more. */
  nothing?: string;
}

/**
 * Answers an act on chosen rows of a list: with its question, with what it left out, or by redirecting to `address`, which says what was
 * done. Without chosen rows it says so and does nothing.
 */
export async function answerBulk<Act extends string>(
  address: string,
  bulk: AskedBulk<Act> | null,
  { choose, done, left = (names) => names.join("; "), nothing = m.lists_nothing() }: BulkWords<Act>,
  actOn: (bulk: AskedBulk<Act>) => Promise<{ confirming: Confirming } | ActedOnEach>,
) {
  const answer = (said: BulkAnswer, status: number) => data(said, { status });
  if (!bulk) return answer({ done: null, left: choose }, 422);
  const acted = await actOn(bulk);
  if ("confirming" in acted) return answer(acted, acted.confirming.error ? 422 : 200);
  if (acted.left.length > 0) return answer({ done: acted.count > 0 ? done(bulk.act, acted.count) : null, left: left(acted.left) }, 409);
  if (acted.count === 0) return answer({ done: null, left: nothing }, 409);
  throw redirect(href(addressAfter(address, bulk.act, acted.count)), { status: 303 });
}
