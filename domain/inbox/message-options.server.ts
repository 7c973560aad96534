import type { Db } from "#platform/db/db.ts";

export interface ServiceOption {
  readonly id: string;
  readonly name: string;
}

/** Returns the services that a message may be about, with their names in the directory. */
export async function listedServices(db: Db): Promise<ServiceOption[]> {
  return db
    .selectFrom("service_types")
    .select(["id", "name"])
    .where("active", "=", true)
    .where("listed", "=", true)
    .orderBy("display_order")
    .orderBy("name")
    .execute();
}
