import { type RawBuilder, sql } from "kysely";

/**
 * Selects the receiver for a profile's page: the center itself, or for a specialist the first center where they practise, or else the
 * specialist.
 */
export const receiverOfSlug = (slug: string | null): RawBuilder<string | null> => sql`(
  select coalesce(
    (select c.id from provider_members m join provider_profiles c on c.id = m.center_id and c.listed
     where m.specialist_id = p.id order by m.display_order, c.id limit 1),
    p.id)
  from provider_profiles p where p.slug = ${slug} and p.listed)`;
