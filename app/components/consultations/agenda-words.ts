import type { Consultation } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { KIND_NAMES, STATUS_NAMES } from "#texts/consultations.ts";
import { isUnmailed } from "./agenda.ts";

/** Says what matters of a consultation in a small space: what is open about it, or else what it is. */
export function wordOf(consultation: Consultation): string {
  const { status, proposal, movesFrom, askedBy, saysComing, kind } = consultation;
  if (isUnmailed(consultation)) return m.consultations_unmailed();
  if (proposal) return proposal.askedBy === "provider" ? m.consultations_status_waits() : m.consultations_to_move();
  if (status === "requested") {
    if (movesFrom) return m.consultations_proposal();
    return askedBy === "provider" ? m.consultations_status_waits() : STATUS_NAMES.requested();
  }
  if (status === "confirmed") return saysComing ? m.consultations_says_coming() : KIND_NAMES[kind]();
  return STATUS_NAMES[status]();
}
