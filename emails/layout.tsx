import type { ReactNode } from "react";
import { Body, Column, Container, Head, Html, Link, Preview, Row, Section, Tailwind, Text } from "react-email";
import { getLocale } from "#messages/languages.ts";
import { m } from "#messages/m.ts";
import { theme } from "./theme.ts";

/** The site that sends the mail, from its settings. */
export interface Brand {
  name: string;
  tagline: string;
  siteUrl: string;
  email: string;
  phone: string | null;
  /** True when every center and person is fictional; the mail says so. */
  demo: boolean;
  /** True when the reader asked that nothing outside of the mail says what it is about. */
  discreet?: boolean;
}

export interface LayoutProps {
  brand: Brand;
  /** The line that mail programs show beside the subject. */
  preview: string;
  /** The reason why this person gets this mail. */
  why: string;
  /** The picture of this kind of mail; without one, a plain horizon. */
  drawing?: ReactNode;
  children: ReactNode;
}

export function Layout({ brand, preview, why, drawing, children }: LayoutProps) {
  return (
    <Html lang={getLocale()}>
      <Tailwind config={theme}>
        <Head>
          {/* Without it telephones lay a mail out at the width of a desk, and draw it small. */}
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
        </Head>
        <Preview>{brand.discreet ? m.emails_discreet_preview() : preview}</Preview>
        <Body lang={getLocale()} className="m-0 px-3 py-8 font-body dark:bg-night" {...GROUND}>
          <Container className="mx-auto w-full max-w-[600px]">
            {brand.demo && (
              <Text className="m-0 mb-4 text-center text-[14px] leading-[20px] text-ink-meta dark:text-night-meta">{m.emails_demo()}</Text>
            )}
            {!brand.discreet && <Wordmark brand={brand} />}
            <Section className="mt-5 overflow-hidden rounded-[20px] border border-solid border-line bg-arena-0 dark:border-night-line dark:bg-night-surface">
              {!brand.discreet && (drawing ? <DrawingRow>{drawing}</DrawingRow> : <Horizon />)}
              <Row>
                <Column className="px-5 pb-8 pt-7 sm:px-10 sm:pb-10">{children}</Column>
              </Row>
            </Section>
            <Footer brand={brand} why={why} />
          </Container>
        </Body>
      </Tailwind>
    </Html>
  );
}

/** Draws the logo from borders, since pictures are blocked until the reader allows them. Outlook shows only the name. */
function Wordmark({ brand }: { brand: Brand }) {
  return (
    <Link href={brand.siteUrl} className="text-ink no-underline dark:text-night-text">
      <table role="presentation" cellPadding={0} cellSpacing={0} className="mx-auto">
        <tbody>
          <tr>
            <td className="pr-[10px] align-middle" style={HIDDEN_IN_OUTLOOK}>
              <div className="mx-auto h-[16px] w-[16px] rounded-full bg-alba-500 dark:bg-alba-300" />
              <div className="mt-[-11px] h-[16px] w-[30px] rounded-b-full border-[4px] border-t-0 border-solid border-mar-700 dark:border-mar-300" />
            </td>
            <td className="align-middle font-display text-[28px] font-semibold leading-[32px]">{brand.name}</td>
          </tr>
        </tbody>
      </table>
    </Link>
  );
}

const DrawingRow = ({ children }: { children: ReactNode }) => (
  <Row>
    <Column className="p-0">{children}</Column>
  </Row>
);

/** Draws a band in the brand's colours without an image. */
function Horizon() {
  return (
    <Row>
      <Column className="p-0">
        <div className="bg-alba-100 pt-[18px] dark:bg-night-raised">
          <div className="mx-auto h-[20px] w-[40px] rounded-t-full bg-alba-500 dark:bg-alba-300" style={HIDDEN_IN_OUTLOOK} />
        </div>
        <div className="h-[6px] bg-mar-200 text-[0px] leading-[0px] dark:bg-mar-400" />
        <div className="h-[6px] bg-mar-300 text-[0px] leading-[0px] dark:bg-mar-700" />
        <div className="h-[6px] bg-mar-400 text-[0px] leading-[0px] dark:bg-mar-800" />
      </Column>
    </Row>
  );
}

/** Sets the colour as an attribute, since an inline style would also reach the inner table and stay light in dark mode. */
const GROUND = { bgcolor: "#F8F6F2" };
const HIDDEN_IN_OUTLOOK = { msoHide: "all" } as React.CSSProperties;

function Footer({ brand, why }: { brand: Brand; why: string }) {
  const line = "m-0 mb-3 text-center text-[14px] leading-[21px] text-ink-meta dark:text-night-meta";
  return (
    <Section className="px-2 pt-7">
      <Text className={line}>{why}</Text>
      <Text className={line}>
        {!brand.discreet && (
          <>
            {brand.name} · {brand.tagline}
            <br />
          </>
        )}
        <Link href={`mailto:${brand.email}`} className="text-mar-700 underline dark:text-mar-300">
          {brand.email}
        </Link>
        {brand.phone && (
          <>
            {" · "}
            <Link href={`tel:${brand.phone.replace(/[^\d+]/g, "")}`} className="text-mar-700 underline dark:text-mar-300">
              {brand.phone}
            </Link>
          </>
        )}
      </Text>
      {!brand.discreet && <Text className={line}>{m.emails_not_medical({ brand: brand.name })}</Text>}
    </Section>
  );
}
