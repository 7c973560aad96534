import type { Context } from "#domain/context.ts";
import type { FileStore } from "#platform/files.ts";
import { seedChecking } from "./checking.ts";
import { seedPatients } from "./patients.ts";
import { seedReviewer } from "./reviewer.ts";
import { seedSearches } from "./searches.ts";
import { seedTopUps } from "./top-ups.ts";

/** Adds what people of the demo world did that sends no mail to addresses that do not exist. */
export async function seedDemoDays(services: Context & { readonly files: FileStore }): Promise<void> {
  await seedPatients(services);
  await seedTopUps(services);
  await seedChecking(services);
  await seedReviewer(services);
  await seedSearches(services);
}
