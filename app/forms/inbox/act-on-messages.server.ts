import type { ActedOnEach, AskedBulk } from "#app/forms/lists/admin-list.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import type { Context } from "#domain/context.ts";
import { assignMessage } from "#domain/inbox/assign-message.server.ts";
import { type MessageToTake, messagesToTake } from "#domain/inbox/team-list.server.ts";
import { m } from "#messages/m.ts";

/**
 * Asks for a confirmation before it assigns the chosen messages to the person who asks. An assigned message is taken over on its own
 * page.
 */
export async function actOnMessages(
  ctx: Context,
  userId: string,
  { act, ids, confirmed }: AskedBulk,
): Promise<{ confirming: Confirming } | ActedOnEach> {
  const chosen = await messagesToTake(ctx.db, ids);
  const free = chosen.filter(({ assigneeId }) => assigneeId === null);
  const taken = chosen.filter(({ assigneeId }) => assigneeId !== null);
  if (free.length > 0 && !confirmed) {
    const count = free.length;
    const consequence = [
      m.inbox_take_text({ count, numbers: numbers(free) }),
      ...(taken.length > 0 ? [m.inbox_take_left({ count: taken.length, numbers: numbers(taken) })] : []),
    ].join(" ");
    return {
      confirming: {
        ...{ act, ids: free.map(({ id }) => id), asksReason: false, consequence },
        question: m.inbox_take_question({ count }),
        button: m.inbox_take_button({ count }),
      },
    };
  }
  const left = taken.map(({ number }) => number);
  for (const { id, number } of free) {
    const { outcome } = await assignMessage({ ...ctx, actor: `admin:${userId}` }, { messageId: id, to: userId, seen: null });
    if (outcome !== "assigned") left.push(number);
  }
  return { count: chosen.length - left.length, left };
}

const numbers = (messages: readonly MessageToTake[]) => messages.map(({ number }) => number).join(", ");
