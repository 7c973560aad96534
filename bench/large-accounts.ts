import { sql } from "kysely";
import { people } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { readEnv } from "#platform/env.ts";
import { openServices, type Services } from "#server/services.ts";
import { person, routed } from "#tests/support/leads.ts";
import { liftLeadLimits } from "./lead-limits.ts";
import type { MeasuredSite } from "./promise.ts";

const REQUESTS = 200;
const PHOTOS = 40;
const CENTERS = 5;
const EVENTS = 2_000;

/** Gives María many sent requests, and Amaranta's centers the same requests, many photos and many visitors. */
export async function growAccounts({ databaseUrl, dataDir }: MeasuredSite): Promise<void> {
  const services = await openServices({ env: readEnv({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }), max: 2 });
  try {
    await liftLeadLimits(services.db);
    await sendRequests(services);
    await fillCenters(services);
  } finally {
    await services.close();
  }
}

const LUNA = "clinica-luna-de-larimar";

async function sendRequests(services: Services): Promise<void> {
  const { email } = people.find(({ key }) => key === "maria")!;
  for (let sent = 0; sent < REQUESTS; sent++) {
    const { leadId } = await routed(services, { form: person({ email }), originSlug: LUNA, kind: "center" });
    // A second request within days would be attached to the first.
    await services.db
      .updateTable("leads")
      .set({ created_at: sql`created_at - make_interval(days => ${40 + sent}::int)` })
      .where("id", "=", leadId)
      .execute();
  }
}

async function fillCenters({ db }: Services): Promise<void> {
  const luna = idOfCenter("Clínica Luna de Larimar");
  const photos = Array.from({ length: PHOTOS }, (_, index) => ({ url: `/icons/icon-192.png?${index}`, alt: "" }));
  await db
    .updateTable("provider_profiles")
    .set({ image_gallery: JSON.stringify(photos) })
    .where("id", "=", luna)
    .execute();
  await sql`
    insert into provider_accounts (user_id, provider_id, role, chosen_at)
    select ${idOfPerson("amaranta")}, id, 'editor', now() - interval '1 year' from provider_profiles
    where provider_type = 'clinic' and listed order by slug limit ${CENTERS} on conflict do nothing`.execute(db);
  await sql`
    insert into analytics_events (at, name, path, facts)
    select now() - make_interval(hours => n), 'view_center', '/centros', jsonb_build_object('center_id', ${luna}::text)
    from generate_series(1, ${EVENTS}::int) n`.execute(db);
}
