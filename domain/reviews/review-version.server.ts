import { sql } from "kysely";

/** The version of the review `r`. Another one means that somebody decided, reported, appealed or answered in between. */
export const reviewVersion = sql<string>`concat_ws('.',
  (select count(*) from review_decisions d where d.review_id = r.id), (select count(*) from review_reports p where p.review_id = r.id),
  (select count(*) from review_appeals a where a.review_id = r.id), extract(epoch from r.reply_proposed_at)::bigint)`;
