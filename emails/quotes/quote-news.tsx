import { Section, Text } from "react-email";
import { isMedication, type Medication } from "#domain/directory/medication.ts";
import { axisTo } from "#domain/quotes/path-axis.ts";
import { lacksMainPrice, type QuoteLine, totalOf } from "#domain/quotes/quote.ts";
import { costsOfPaths, coursesOf } from "#domain/quotes/quote-paths.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import { formatUsd, formatUsdRange } from "#platform/money.ts";
import { medicationText } from "#texts/medication.ts";
import { answerText, totalText } from "#texts/quotes.ts";
import { BandDrawing, RequestWayDrawing } from "../drawing.tsx";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Amount, Facts, Paragraph, Small, Title } from "../parts.tsx";

export interface QuoteMail {
  brand: Brand;
  firstName: string;
  number: string;
  center: string;
  /** Each version replaces the one before. The first is 1. */
  version: number;
  lines: readonly QuoteLine[];
  medication: Medication | null;
  validUntil: string | null;
  url: string;
}

export const quoteSubject = ({ number, version }: Pick<QuoteMail, "number" | "version">) =>
  version === 1 ? m.emails_quote_subject({ number }) : m.emails_quote_replaced_subject({ number });

/**
 * Tells the patient that a center sent a quote, or replaced one, with what it adds up to. The subject names no amount, since it may
 * appear on a screen that others see, nor does the mail of somebody who asked for discreet ones.
 */
export function QuoteNews(mail: QuoteMail) {
  const { brand, firstName, number, center, version, url } = mail;
  const said = { name: firstName, center, number };
  return (
    <Layout
      brand={brand}
      preview={m.emails_quote_preview({ number })}
      why={m.emails_quote_why({ brand: brand.name })}
      drawing={<QuoteDrawing {...mail} />}
    >
      <Title>{m.emails_quote_title(said)}</Title>
      <Paragraph>{version === 1 ? m.emails_quote_text(said) : m.emails_quote_replaced_text(said)}</Paragraph>
      {!brand.discreet && <Amounts {...mail} />}
      <Action href={url}>{m.emails_quote_see()}</Action>
      <Small>{m.emails_quote_compare()}</Small>
      <Small>{m.emails_quote_account()}</Small>
    </Layout>
  );
}

const atLeast = ({ cents, isLeast }: { cents: number; isLeast: boolean }) => totalText({ cents, isLeast });

/** Returns what the path to a baby costs with these lines, or null where the treatment alone leads to none or has no price yet. */
function pathsOf(lines: readonly QuoteLine[]) {
  const courses = lacksMainPrice(lines) ? null : coursesOf(lines);
  return courses && costsOfPaths(lines, courses);
}

/** Draws the range of the path to a baby, or the way of the request where there is no such range. */
function QuoteDrawing({ brand, lines }: QuoteMail) {
  const paths = pathsOf(lines);
  if (!paths) return <RequestWayDrawing brand={brand} here="answered" />;
  const { end } = axisTo(paths.long.cents);
  const range = formatUsdRange(paths.short.cents, paths.long.cents);
  return (
    <BandDrawing
      brand={brand}
      alt={m.emails_drawing_band({ range })}
      band={{
        low: paths.short.cents,
        middle: paths.middle.cents,
        high: paths.long.cents,
        end,
        texts: { start: formatUsd(0), band: range, end: formatNumber(end / 100) },
      }}
    />
  );
}

/** The sum in large, what it leaves out, and the lines that everybody pays. */
function Amounts({ lines, medication, validUntil }: QuoteMail) {
  const paths = pathsOf(lines);
  const main = lines.filter(({ part }) => part !== "later");
  return (
    <>
      {!lacksMainPrice(lines) && (
        <>
          <Text className="m-0 mt-2 text-[16px] leading-[24px] text-ink-meta dark:text-night-meta">{m.quotes_total()}</Text>
          <Amount>{totalText(totalOf(lines))}</Amount>
          {medication && (
            <Section className="pb-3">
              <Small>{medicationText(medication)}</Small>
            </Section>
          )}
        </>
      )}
      {paths && (
        <Paragraph>
          {m.emails_quote_paths({ middle: atLeast(paths.middle), short: atLeast(paths.short), long: atLeast(paths.long) })}
        </Paragraph>
      )}
      <Facts
        facts={[
          ...main.map((line) => ({ label: isMedication(line.lineId) ? m.money_medication() : line.label, value: answerText(line) })),
          { label: m.quotes_valid_until(), value: validUntil === null ? m.quotes_no_limit() : formatDate(validUntil) },
        ]}
      />
    </>
  );
}
