import { projectListings } from "#domain/listing/project-listings.server.ts";
import { projectRatings } from "#domain/reviews/project-ratings.server.ts";
import type { Db } from "#platform/db/db.ts";

/**
 * Brings the columns that lists filter and order by up to the facts they stand for, and says how many changes that took. To be run every
 * day, and after facts were stored in bulk.
 */
export const projectProfiles = async (db: Db): Promise<number> => (await projectListings(db)) + (await projectRatings(db));
