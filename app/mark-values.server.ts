import type { LoaderFunctionArgs } from "react-router";
import { GUEST_KEPT_DAYS, SILENCE_DAYS } from "#domain/consultations/limits.ts";
import type { MarkValues } from "#domain/content/page-marks.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { MIN_REVIEWS } from "#domain/directory/center-card.ts";
import { MAX_RECEIVERS, UNCONFIRMED_DAYS } from "#domain/leads/lead.ts";
import { RETURN_DAYS } from "#domain/leads/offer.ts";
import { EXPIRED_AFTER_MONTHS, STALE_AFTER_MONTHS } from "#domain/listing/price-age.ts";
import { NOTICE_MONTHS } from "#domain/notices/notice.ts";
import { DUPLICATE_MONTHS } from "#domain/offers/return-reason.ts";
import { BACKUP_DAYS } from "#domain/operations/kept-backups.ts";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { storedSettings } from "#domain/settings/setting-queries.server.ts";
import { readRetention } from "#domain/vault/retention.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { formatNumber } from "#platform/format.ts";
import { servicesContext } from "./context.ts";

/** The same value as in public/sw.js, which cannot be imported. */
const PAGES_ON_DEVICE = 40;

/** Returns the text that replaces each mark of a page: what the settings and the software say today. */
export async function markValues(context: LoaderFunctionArgs["context"]): Promise<MarkValues> {
  const { db } = context.get(servicesContext);
  const [site, settings] = await Promise.all([loadSite(db), storedSettings(db)]);
  const retention = readRetention(settings.retention.value);
  return {
    site: site.name,
    site_address: [site.name, site.address].filter(Boolean).join(", "),
    max_centers: formatNumber(MAX_RECEIVERS),
    answer_hours: formatNumber(ANSWER_BUSINESS_HOURS),
    stale_months: formatNumber(STALE_AFTER_MONTHS),
    expired_months: formatNumber(EXPIRED_AFTER_MONTHS),
    min_reviews: formatNumber(MIN_REVIEWS),
    duplicate_months: formatNumber(DUPLICATE_MONTHS),
    return_days: formatNumber(RETURN_DAYS),
    welcome_requests: formatNumber(WELCOME_LEADS),
    request_months: formatNumber(retention.requests),
    backup_days: formatNumber(BACKUP_DAYS),
    unconfirmed_days: formatNumber(UNCONFIRMED_DAYS),
    guest_days: formatNumber(GUEST_KEPT_DAYS),
    notice_months: formatNumber(NOTICE_MONTHS),
    event_months: formatNumber(retention.events),
    device_pages: formatNumber(PAGES_ON_DEVICE),
    silence_days: formatNumber(SILENCE_DAYS),
  };
}
