import type { ThreadView } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";
import { ageName } from "#texts/offers.ts";

/** Returns the patient's name for a center while the contact is closed: «Paciente de Santiago, 35 – 37 años» */
export function veiledName({ city, person: { ageBand } }: Pick<ThreadView, "city" | "person">): string {
  const patient = city ? m.threads_patient_from({ city }) : m.threads_patient();
  return ageBand ? m.threads_patient_aged({ patient, age: ageName(ageBand) }) : patient;
}

/** Returns the other side's name, for the reader. */
export const otherName = (thread: ThreadView): string =>
  thread.side === "patient" ? thread.center.name : (thread.person.name ?? veiledName(thread));
