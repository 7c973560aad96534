import type { Context } from "#domain/context.ts";
import type { FileStore } from "#platform/files.ts";
import { attemptAll } from "./attempt.ts";
import { seedChecking } from "./checking.ts";
import { seedPatients } from "./patients.ts";
import { seedReviewer } from "./reviewer.ts";
import { seedSearches } from "./searches.ts";
import { seedTopUps } from "./top-ups.ts";

/** Adds what people of the demo world did without sending mail to addresses that do not exist. */
export async function seedDemoDays(services: Context & { readonly files: FileStore }, attempt = attemptAll): Promise<void> {
  await attempt("patients", () => seedPatients(services));
  await attempt("top-ups", () => seedTopUps(services));
  await attempt("papers", () => seedChecking(services));
  await attempt("reviewer", () => seedReviewer(services));
  await attempt("searches", () => seedSearches(services));
}
