import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { fetchPhotoJob } from "./photo-jobs.ts";

/**
 * Queues the photos that these profiles name and we do not have yet, including those that failed before, and removes photos that they no
 * longer name. It runs within the transaction that changes the profiles.
 */
export async function wantPhotos({ jobs }: Pick<Context, "jobs">, tx: Tx, providerIds: readonly string[]): Promise<void> {
  if (providerIds.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    with named as (
      select p.id as provider_id, photo.url from provider_profiles p,
        lateral (select entry ->> 'url' from jsonb_array_elements(p.image_gallery) entry union select p.logo_url) as photo (url)
      where p.id = any (${providerIds}::uuid[]) and photo.url ~ '^https?://'
    ),
    forgotten as (
      delete from provider_photos f where f.provider_id = any (${providerIds}::uuid[]) and f.source_url ~ '^https?://'
        and not exists (select from named n where n.provider_id = f.provider_id and n.url = f.source_url)
    )
    insert into provider_photos (provider_id, source_url) select provider_id, url from named
    on conflict (provider_id, source_url) do update set state = 'waiting', attempts = 0 where provider_photos.state = 'failed'
    returning id`.execute(tx);
  for (const { id } of rows) await jobs.enqueue(tx, fetchPhotoJob, { photoId: id }, { singletonKey: id });
}
