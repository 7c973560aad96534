import { type RawBuilder, sql } from "kysely";

/**
 * Returns the receiver for a profile's page: the center itself; for a specialist, the first center they practise in, or else
 * themselves.
 */
export const receiverOfSlug = (slug: string | null): RawBuilder<string | null> => sql`(
  select coalesce(
    (select c.id from provider_members m join provider_profiles c on c.id = m.center_id and c.listed
     where m.specialist_id = p.id order by m.display_order, c.id limit 1),
    p.id)
  from provider_profiles p where p.slug = ${slug} and p.listed)`;
