import type { TripStep, TripTreatment } from "#domain/trip/trip-calendar.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const STEP_NAMES: ChoiceNames<TripStep> = {
  arrive: m.trip_step_arrive,
  consultation: m.trip_step_consultation,
  studies: m.trip_step_studies,
  results: m.trip_step_results,
  stimulation: m.trip_step_stimulation,
  preparation: m.trip_step_preparation,
  checks: m.trip_step_checks,
  retrieval: m.trip_step_retrieval,
  sample: m.trip_step_sample,
  biopsy: m.trip_step_biopsy,
  insemination: m.trip_step_insemination,
  transfer: m.trip_step_transfer,
  leave: m.trip_step_leave,
  test: m.trip_step_test,
};

export const TREATMENT_NAMES: ChoiceNames<TripTreatment> = {
  fiv: m.trip_treatment_fiv,
  icsi: m.trip_treatment_icsi,
  ovodonacion: m.trip_treatment_ovodonacion,
  preservacion: m.trip_treatment_preservacion,
  dgp: m.trip_treatment_dgp,
  inseminacion: m.trip_treatment_inseminacion,
  "transferencia-embriones": m.trip_treatment_transferencia,
  "adopcion-embriones": m.trip_treatment_adopcion,
  diagnostico: m.trip_treatment_diagnostico,
};
