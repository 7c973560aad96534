import { Link } from "react-email";
import type { Said } from "#domain/notices/notice.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { NEXT_STEPS, type NoticeWords } from "#texts/notices.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Facts, Paragraph, Small, Title } from "../parts.tsx";

export interface NoticeMailProps {
  brand: Brand;
  said: Said;
  words: NoticeWords;
  url: string;
  /** The link that ends mails of this kind. */
  endUrl: string;
}

/** Tells what happened and the one thing to do. The weekly summary and the monthly letter also have their figures. */
export function NoticeMail({ brand, said, words, url, endUrl }: NoticeMailProps) {
  return (
    <Layout brand={brand} preview={words.title} why={m.emails_notice_why({ brand: brand.name })}>
      <Title>{words.title}</Title>
      <Paragraph>{words.text}</Paragraph>
      {said.kind === "weekly-summary" && <Week facts={said.facts} />}
      {said.kind === "monthly-letter" && <Month facts={said.facts} />}
      <Action href={url}>{words.action}</Action>
      <Small>
        <Link href={endUrl} className="text-mar-700 underline dark:text-mar-300">
          {m.emails_notice_end()}
        </Link>
      </Small>
    </Layout>
  );
}

const median = (hours: number) => m.notices_week_reply({ hours: formatNumber(hours, Number.isInteger(hours) ? 0 : 1) });

function Week({ facts }: { facts: Extract<Said, { kind: "weekly-summary" }>["facts"] }) {
  const { views, requests, consultations, replyHours, cityReplyHours, waiting = 0, next } = facts;
  return (
    <>
      <Facts
        facts={[
          { label: m.notices_week_label_views(), value: formatNumber(views) },
          { label: m.notices_week_label_requests(), value: formatNumber(requests) },
          { label: m.notices_week_label_consultations(), value: formatNumber(consultations) },
          ...(replyHours === null ? [] : [{ label: m.notices_week_label_reply(), value: median(replyHours) }]),
          ...(cityReplyHours === null ? [] : [{ label: m.notices_week_label_city(), value: median(cityReplyHours) }]),
        ]}
      />
      {waiting > 0 && <Paragraph>{m.notices_week_waiting({ count: waiting })}</Paragraph>}
      {next && <Paragraph>{m.notices_week_next({ step: NEXT_STEPS[next]() })}</Paragraph>}
      <Small>{m.notices_week_counted()}</Small>
    </>
  );
}

/** The figures of a month. One that does not exist has no line. */
function Month({ facts }: { facts: Extract<Said, { kind: "monthly-letter" }>["facts"] }) {
  const { views, requests, opened, answered, consultations, replyHours, spentCents, next } = facts;
  return (
    <>
      <Facts
        facts={[
          { label: m.notices_week_label_views(), value: formatNumber(views) },
          { label: m.notices_month_label_requests(), value: formatNumber(requests) },
          ...(requests === 0
            ? []
            : [
                { label: m.notices_month_label_opened(), value: formatNumber(opened) },
                { label: m.notices_month_label_answered(), value: formatNumber(answered) },
              ]),
          ...(replyHours === null ? [] : [{ label: m.notices_month_label_reply(), value: median(replyHours) }]),
          { label: m.notices_month_label_consultations(), value: formatNumber(consultations) },
          ...(spentCents === null ? [] : [{ label: m.notices_month_label_spent(), value: formatUsdExact(spentCents) }]),
        ]}
      />
      {next && <Paragraph>{m.notices_month_next({ step: NEXT_STEPS[next]() })}</Paragraph>}
      <Small>{m.notices_week_counted()}</Small>
    </>
  );
}
