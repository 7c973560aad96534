/** One line of an iCalendar file: `DTSTART;TZID=America/New_York:20261201T090000` */
export interface Property {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

/** What stands between a BEGIN and its END, without the components inside of it. */
export interface Component {
  name: string;
  properties: readonly Property[];
}

const MAX_COMPONENTS = 30_000;
/** A component inside of two others, such as the summer time of a zone, is as deep as a calendar goes. */
const MAX_DEPTH = 5;

export class TooMuch extends Error {
  override name = "TooMuch";
}

/**
 * Reads the components of an iCalendar file (RFC 5545), the inner ones before those around them. Returns null for anything else. Lines
 * that are no properties are left out, as calendar programs do.
 */
export function componentsOf(text: string): Component[] | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 1000))) return null;
  const [read, open]: [Component[], { name: string; properties: Property[] }[]] = [[], []];
  // A long line goes on in the next one, behind a space.
  for (const line of text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/)) {
    const property = propertyOf(line);
    if (!property) continue;
    const { name, value } = property;
    if (name === "BEGIN") {
      if (open.length >= MAX_DEPTH) throw new TooMuch();
      open.push({ name: value.trim().toUpperCase(), properties: [] });
    } else if (name === "END") {
      const ended = open.pop();
      if (ended) read.push(ended);
      if (read.length > MAX_COMPONENTS) throw new TooMuch();
    } else open.at(-1)?.properties.push(property);
  }
  return read;
}

/** The name, the parameters with their quotes, and what comes after the first colon outside of quotes. */
const LINE = /^([A-Za-z0-9-]{1,60})((?:;[A-Za-z0-9-]{1,60}=(?:"[^"]{0,500}"|[^";:,]{0,500})(?:,(?:"[^"]{0,500}"|[^";:,]{0,500}))*)*):(.*)$/;
const PARAM = /;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^";:,]*))/g;
/** No line that says when somebody is busy is longer. Descriptions are, and nobody reads them here. */
const MAX_LINE = 20_000;

function propertyOf(line: string): Property | null {
  if (line.length > MAX_LINE) return null;
  const [, name, params, value] = LINE.exec(line) ?? [];
  if (name === undefined || params === undefined || value === undefined) return null;
  return {
    name: name.toUpperCase(),
    params: new Map([...params.matchAll(PARAM)].map(([, key, quoted, plain]) => [key!.toUpperCase(), quoted ?? plain ?? ""])),
    value,
  };
}

export const propertyNamed = ({ properties }: Component, wanted: string): Property | undefined =>
  properties.find(({ name }) => name === wanted);

export const textOf = (component: Component, wanted: string): string => propertyNamed(component, wanted)?.value.trim().toUpperCase() ?? "";
