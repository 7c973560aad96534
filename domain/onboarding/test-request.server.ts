import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { TEST_DAYS } from "./first-week.ts";

/** Makes a center's test request, which nobody but the center sees. After its end another begins; one that runs stays. */
export async function makeTestRequest({ db }: Pick<Context, "db">, providerId: string): Promise<void> {
  await sql`
    insert into test_requests (provider_id) values (${providerId}::uuid)
    on conflict (provider_id) do update set made_at = now(), opened_at = null
    where test_requests.answered_at is null and test_requests.made_at <= now() - make_interval(days => ${TEST_DAYS})`.execute(db);
}

/** Opens it, at no price. */
export async function openTestRequest({ db }: Pick<Context, "db">, providerId: string): Promise<void> {
  await sql`update test_requests set opened_at = now() where provider_id = ${providerId}::uuid and opened_at is null
    and made_at > now() - make_interval(days => ${TEST_DAYS})`.execute(db);
}

/** Notes that it was answered, which ends it. */
export async function answerTestRequest({ db }: Pick<Context, "db">, providerId: string): Promise<void> {
  await sql`update test_requests set answered_at = now() where provider_id = ${providerId}::uuid and opened_at is not null
    and answered_at is null and made_at > now() - make_interval(days => ${TEST_DAYS})`.execute(db);
}
