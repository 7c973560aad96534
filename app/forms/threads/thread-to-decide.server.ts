import type { Context } from "#domain/context.ts";
import type { PatientLead, PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import type { Party } from "#domain/threads/party.server.ts";
import { readThread, type ThreadView } from "#domain/threads/thread-queries.server.ts";

/** Returns the thread with the first center that answered and waits for its patient's decision, or null when there is none. */
export async function threadToDecide(
  ctx: Pick<Context, "db" | "keys">,
  { receivers }: Pick<PatientLead, "receivers">,
  partyFacing: (receiver: PatientReceiver) => Promise<Party | null>,
): Promise<ThreadView | null> {
  const turn = receivers.find(({ yourTurn }) => yourTurn);
  const party = turn ? await partyFacing(turn) : null;
  return party && readThread(ctx, party);
}
