import type { SharedPart } from "#domain/companions/companion.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const SHARED_PART_NAMES: ChoiceNames<SharedPart> = {
  solicitudes: m.companions_part_solicitudes,
  presupuestos: m.companions_part_presupuestos,
  consultas: m.companions_part_consultas,
  progreso: m.companions_part_progreso,
};

/** What each part shows, in plain words. */
export const SHARED_PART_TEXTS: ChoiceNames<SharedPart> = {
  solicitudes: m.companions_part_solicitudes_text,
  presupuestos: m.companions_part_presupuestos_text,
  consultas: m.companions_part_consultas_text,
  progreso: m.companions_part_progreso_text,
};

/** The name of a patient as the other person reads it. */
export const patientName = (name: string | null): string => name ?? m.companions_somebody();
