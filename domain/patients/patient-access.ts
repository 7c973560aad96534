import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

/** Somebody who wants to see what a patient wrote. Neither centers nor our team may. */
export type PatientViewer =
  | { kind: "self"; userId: string }
  /** Somebody with the secret address of the patient's calendar. */
  | { kind: "feed"; patientId: string }
  /** The job that tells the patient's own devices of a dose or an appointment. */
  | { kind: "reminder"; patientId: string };

export type PatientLeave = Leave<"patient", "open">;

/** Gives leave to open what a patient wrote, or returns null when this viewer may not. */
export function leaveToOpen(viewer: PatientViewer, patient: { id: string; userId: string }): PatientLeave | null {
  const may = viewer.kind === "self" ? viewer.userId === patient.userId : viewer.patientId === patient.id;
  return may ? giveLeave("patient", patient.id, "open") : null;
}
