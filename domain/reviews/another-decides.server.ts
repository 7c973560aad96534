import { type RawBuilder, sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { rolesIn } from "#domain/identity/team-roles.ts";

/** Whether `actor` took the last decision on the review `r`, and somebody else of our team could decide an appeal against it. */
export const anotherDecides = (actor: Actor): RawBuilder<boolean> => sql`coalesce((
  select d.decided_by = ${actor} and exists (
    select from user_roles o join profiles p on p.user_id = o.user_id and p.suspended_at is null
    where o.role = any(${rolesIn("verification", "act")}::text[]) and 'admin:' || o.user_id <> ${actor})
  from review_decisions d where d.review_id = r.id and d.about <> 'reply' order by d.decided_at desc limit 1), false)`;
