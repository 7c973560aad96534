import { ACCOUNT_COOKIE_SECONDS, type AccountCookieName } from "#app/account-cookies.ts";
import { COOKIE_SECONDS, type CookieName, cookieName } from "#app/cookies.ts";
import { Table } from "#app/ui/table.tsx";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

type AnyCookie = CookieName | AccountCookieName;
const seconds: Readonly<Record<AnyCookie, number>> = { ...COOKIE_SECONDS, ...ACCOUNT_COOKIE_SECONDS };

const purposes: Record<AnyCookie, () => string> = {
  cookies: m.privacy_cookie_cookies,
  comparar: m.privacy_cookie_comparar,
  guardados: m.privacy_cookie_guardados,
  moneda: m.privacy_cookie_moneda,
  borrador: m.privacy_cookie_borrador,
  "lead-sent": m.privacy_cookie_lead_sent,
  "lead-fresh": m.privacy_cookie_lead_fresh,
  "message-sent": m.privacy_cookie_message_sent,
  session: m.privacy_cookie_session,
  "cuna.dont_remember": m.privacy_cookie_dont_remember,
  "cuna.two_factor": m.privacy_cookie_two_factor,
  "cuna.passkey": m.privacy_cookie_passkey,
  equipo: m.privacy_cookie_equipo,
  volver: m.privacy_cookie_volver,
};

/** Lists names and durations from the code. Over HTTPS they have the prefix that a browser shows. */
export function CookieTable({ secure }: { secure: boolean }) {
  return (
    <Table
      caption={m.privacy_cookies_caption()}
      captionHidden
      stacked
      rows={Object.keys(seconds) as AnyCookie[]}
      rowKey={(name) => name}
      columns={[
        {
          key: "name",
          header: m.privacy_cookies_name(),
          cell: (name) => <code className="text-sm whitespace-nowrap">{cookieName(name, secure)}</code>,
          rowHeader: true,
        },
        { key: "purpose", header: m.privacy_cookies_purpose(), cell: (name) => purposes[name]() },
        { key: "duration", header: m.privacy_cookies_duration(), cell: (name) => duration(seconds[name]) },
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
      : seconds > HOUR
        ? [Math.round(seconds / HOUR), m.privacy_duration_hours]
        : [Math.round(seconds / 60), m.privacy_duration_minutes];
  return words({ count, number: formatNumber(count) });
}
