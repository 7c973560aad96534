import type { LegalSection } from "#app/components/about/legal-page.tsx";
import { Paragraphs } from "#app/components/about/legal-page.tsx";
import { ReachUs } from "#app/components/about/reach-us.tsx";
import { SourceList } from "#app/components/content/source-list.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Table } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Source } from "#domain/content/content.ts";
import type { Site } from "#domain/content/site.ts";
import { MAX_RECEIVERS } from "#domain/leads/lead.ts";
import type { Retention } from "#domain/vault/retention.ts";
import { formatNumber } from "#platform/format.ts";
import { CookieChoiceForm } from "./cookie-choice-form.tsx";
import { CookieTable } from "./cookie-table.tsx";

/** The same value as in public/sw.js, which cannot be imported. */
const PAGES_ON_DEVICE = 40;

interface PrivacyFacts {
  site: Site;
  retention: Retention;
  sources: readonly Source[];
  secure: boolean;
  tagManager: boolean;
  choice: "all" | "necessary" | null;
}

/** Tells what the software really does. Change it together with the software. */
export function privacySections({ site, retention, sources, secure, tagManager, choice }: PrivacyFacts): LegalSection[] {
  const months = formatNumber(retention.requests);
  const text = (id: string, title: string, ...paragraphs: string[]): LegalSection => ({
    id,
    title,
    body: <Paragraphs>{paragraphs}</Paragraphs>,
  });
  return [
    {
      id: "quien",
      title: m.privacy_who_title(),
      body: (
        <>
          <p>{[site.name, site.address].filter(Boolean).join(", ")}.</p>
          <ReachUs site={site} />
          <p>{m.privacy_law()}</p>
          <SourceList sources={sources} />
        </>
      ),
    },
    text(
      "que",
      m.privacy_what_title(),
      m.privacy_what(),
      m.privacy_health(),
      m.privacy_evidence(),
      m.privacy_evidence_check(),
      m.privacy_place(),
      m.privacy_newsletter(),
    ),
    text(
      "quien-ve",
      m.privacy_sees_title(),
      m.privacy_sees_before({ most: formatNumber(MAX_RECEIVERS) }),
      m.privacy_sees_masked(),
      m.privacy_sees_open(),
      m.privacy_sees_quotes(),
      m.privacy_sees_withdraw(),
      m.privacy_sees_team(),
      m.privacy_sees_never(),
      m.privacy_sees_webhooks(),
      m.privacy_sees_copies(),
    ),
    text("equipo", m.privacy_team_title(), m.privacy_team({ months }), m.privacy_team_advice()),
    text("correos", m.privacy_mail_title(), m.privacy_mail(), m.privacy_mail_links(), m.privacy_mail_way()),
    {
      id: "cuanto-tiempo",
      title: m.privacy_kept_title(),
      body: (
        <>
          <Paragraphs>{[m.privacy_kept_sealed(), m.privacy_kept_open(), m.privacy_kept_erased()]}</Paragraphs>
          <KeptTable months={months} eventMonths={formatNumber(retention.events)} />
        </>
      ),
    },
    text("calculadoras", m.privacy_tools_title(), m.privacy_tools_estimate(), m.privacy_tools_costs()),
    text(
      "medicion",
      m.privacy_measure_title(),
      m.privacy_measure_consent(),
      m.privacy_measure_nobody(),
      m.privacy_measure_ours(),
      tagManager ? m.privacy_measure_manager_on() : m.privacy_measure_manager(),
    ),
    {
      id: "cookies",
      title: m.privacy_cookies_title(),
      body: (
        <>
          <p>{m.privacy_cookies()}</p>
          <CookieTable secure={secure} />
          <CookieChoiceForm choice={choice} />
        </>
      ),
    },
    text("dispositivo", m.privacy_device_title(), m.privacy_device({ pages: formatNumber(PAGES_ON_DEVICE) }), m.privacy_device_shared()),
    text("otros-sitios", m.privacy_others_title(), m.privacy_others(), ...(tagManager ? [m.privacy_others_manager()] : [])),
    {
      id: "derechos",
      title: m.privacy_rights_title(),
      body: (
        <>
          <Paragraphs>{[m.privacy_rights(), m.privacy_rights_how()]}</Paragraphs>
          <ReachUs site={site} />
          <TextLink href={href("/contacto#form")}>{m.privacy_rights_write()}</TextLink>
        </>
      ),
    },
    text("cambios", m.privacy_changes_title(), m.privacy_changes()),
  ];
}

function KeptTable({ months, eventMonths }: { months: string; eventMonths: string }) {
  const rows = [
    [m.privacy_kept_requests(), m.privacy_kept_requests_until({ months })],
    [m.privacy_kept_messages(), m.privacy_kept_messages_until({ months })],
    [m.privacy_kept_events(), m.privacy_kept_events_until({ months: eventMonths })],
    [m.privacy_kept_audit(), m.privacy_kept_audit_until()],
  ] as const;
  return (
    <Table
      caption={m.privacy_kept_caption()}
      captionHidden
      rows={rows}
      rowKey={([what]) => what}
      columns={[
        { key: "what", header: m.privacy_kept_what(), cell: ([what]) => what, rowHeader: true },
        { key: "until", header: m.privacy_kept_until(), cell: ([, until]) => until },
      ]}
    />
  );
}
