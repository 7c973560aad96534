import { COOKIE_SECONDS, type CookieName, cookieName } from "#app/cookies.ts";
import { m } from "#app/paraglide/messages.js";
import { Table } from "#app/ui/table.tsx";
import { formatNumber } from "#platform/format.ts";

const purposes: Record<CookieName, () => string> = {
  cookies: m.privacy_cookie_cookies,
  comparar: m.privacy_cookie_comparar,
  guardados: m.privacy_cookie_guardados,
  moneda: m.privacy_cookie_moneda,
  "lead-sent": m.privacy_cookie_lead_sent,
  "lead-fresh": m.privacy_cookie_lead_fresh,
  "message-sent": m.privacy_cookie_message_sent,
};

/** Lists names and durations from the code. Over HTTPS they have the prefix that a browser shows. */
export function CookieTable({ secure }: { secure: boolean }) {
  return (
    <Table
      caption={m.privacy_cookies_caption()}
      captionHidden
      stacked
      rows={Object.keys(COOKIE_SECONDS) as CookieName[]}
      rowKey={(name) => name}
      columns={[
        {
          key: "name",
          header: m.privacy_cookies_name(),
          cell: (name) => <code className="text-sm whitespace-nowrap">{cookieName(name, secure)}</code>,
          rowHeader: true,
        },
        { key: "purpose", header: m.privacy_cookies_purpose(), cell: (name) => purposes[name]() },
        { key: "duration", header: m.privacy_cookies_duration(), cell: (name) => duration(COOKIE_SECONDS[name]) },
      ]}
    />
  );
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

function duration(seconds: number): string {
  if (seconds >= 365 * DAY) return m.privacy_duration_year();
  const [count, words] =
    seconds >= 30 * DAY
      ? [Math.round(seconds / (30.4 * DAY)), m.privacy_duration_months]
      : [Math.round(seconds / 60), m.privacy_duration_minutes];
  return words({ count, number: formatNumber(count) });
}
