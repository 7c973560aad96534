import type { Context } from "#domain/context.ts";
import { leadsOfMailbox, type OwnMailbox } from "#domain/receivers/account-leads.server.ts";
import { readThread } from "./thread-queries.server.ts";

/** Returns everything that a patient and their centers wrote, for a file that the patient downloads. */
export async function exportThreads(ctx: Pick<Context, "db" | "keys">, mailbox: OwnMailbox) {
  const leads = await leadsOfMailbox(ctx, mailbox);
  const threads = await Promise.all(
    leads.flatMap(({ id: leadId, number, receivers }) =>
      receivers.map(async ({ id: providerId, name: center }) => {
        const thread = await readThread(ctx, { side: "patient", leadId, providerId, userId: null });
        const messages = thread?.messages.map(({ side, author, sentAt, text }) => ({ side, author, sentAt, text })) ?? [];
        return { request: number, center, messages };
      }),
    ),
  );
  return threads.filter(({ messages }) => messages.length > 0);
}
