import { Fragment, type ReactNode } from "react";
import { Button, Heading, Section, Text } from "react-email";

/** The parts of mails. Each mail has one coral button, for the next step. */

export const Title = ({ children }: { children: ReactNode }) => (
  <Heading as="h1" className="m-0 mb-3 font-display text-[30px] font-semibold leading-[35px] text-ink dark:text-night-text">
    {children}
  </Heading>
);

export const Subtitle = ({ children }: { children: ReactNode }) => (
  <Heading as="h2" className="m-0 mb-2 mt-8 font-display text-[22px] font-semibold leading-[27px] text-ink dark:text-night-text">
    {children}
  </Heading>
);

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text className="m-0 mb-4 text-[17px] leading-[27px] text-ink-soft dark:text-night-soft">{children}</Text>
);

export const Small = ({ children }: { children: ReactNode }) => (
  <Text className="m-0 mt-2 text-[15px] leading-[23px] text-ink-meta dark:text-night-meta">{children}</Text>
);

export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section className="py-3">
    <Button
      href={href}
      className="rounded-[14px] bg-alba-600 px-7 py-[15px] text-center text-[17px] font-semibold leading-[22px] text-white no-underline dark:bg-alba-300 dark:text-night"
    >
      {children}
    </Button>
  </Section>
);

export const QuietAction = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button
    href={href}
    className="rounded-[14px] border border-solid border-mar-700 px-5 py-[12px] text-center text-[16px] font-semibold leading-[20px] text-mar-700 no-underline dark:border-mar-300 dark:text-mar-300"
  >
    {children}
  </Button>
);

/** Highlights a note: `sea` for information, `dawn` for something the reader may want to do. */
export const Note = ({ tone, children }: { tone: "sea" | "dawn"; children: ReactNode }) => (
  <Section className={`mt-5 rounded-[16px] px-5 py-4 dark:bg-night-raised ${tone === "sea" ? "bg-mar-50" : "bg-alba-50"}`}>
    {children}
  </Section>
);

export interface Fact {
  label: string;
  value: string;
}

/** Draws a table with the labels at the left and the values at the right. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <table data-facts="" cellPadding={0} cellSpacing={0} className="my-4 w-full">
    <tbody>
      {facts.map(({ label, value }) => (
        <tr key={label}>
          <th
            scope="row"
            className="w-[42%] border-0 border-b border-solid border-line py-[10px] pr-3 text-left align-top text-[16px] font-normal leading-[24px] text-ink-meta dark:border-night-line dark:text-night-meta"
          >
            {label}
          </th>
          <td className="border-0 border-b border-solid border-line py-[10px] text-right align-top text-[16px] font-semibold leading-[24px] text-ink dark:border-night-line dark:text-night-text">
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Quotes what somebody wrote, with its line breaks. */
export const Quote = ({ children }: { children: string }) => (
  <Section className="my-3 rounded-[16px] bg-arena-50 px-5 py-4 dark:bg-night-raised">
    <Text className="m-0 text-[17px] leading-[27px] text-ink dark:text-night-text">
      {children.split(/\r?\n/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  </Section>
);

export const Bullets = ({ items }: { items: readonly string[] }) => (
  <ul className="m-0 mb-2 p-0 pl-5">
    {items.map((item) => (
      <li key={item} className="mb-1 text-[17px] leading-[26px] text-ink-soft dark:text-night-soft">
        {item}
      </li>
    ))}
  </ul>
);

/** The one figure that a mail is about. */
export const Amount = ({ children }: { children: ReactNode }) => (
  <Text className="m-0 mb-3 font-display text-[40px] font-bold leading-[46px] text-ink dark:text-night-text">{children}</Text>
);
