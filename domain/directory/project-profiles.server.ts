import { projectListings } from "#domain/listing/project-listings.server.ts";
import { projectRatings } from "#domain/reviews/project-ratings.server.ts";
import type { Db } from "#platform/db/db.ts";

/**
 * Updates the derived columns by which lists filter and order, and returns the number of changes. Run it every day, and after facts
 * were stored in bulk.
 */
export const projectProfiles = async (db: Db): Promise<number> => (await projectListings(db)) + (await projectRatings(db));
