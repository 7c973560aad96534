import type { Db } from "#platform/db/db.ts";

export interface ServiceOption {
  readonly id: string;
  readonly name: string;
}

/** Returns the services a message may be about, as the directory names them. */
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
