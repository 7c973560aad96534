import type { Source } from "./content.ts";

const HEAD = `# Sources that were really read

Every medical, legal or price statement on the site names one of these. «Seen» is the day somebody read it, «Read» how: the full text,
its abstract, an excerpt, or what a third party tells of it. «Words» are those in the source that carry the statement; «missed» is the
day somebody looked for it again in vain. A statement whose source changes is read again. Written by \`node scripts/sources.ts\` from \`content/sources\`: change it there.

| Source | Strength | Read | Seen | Statement | Words | Title | Publisher | Address |
|---|---|---|---|---|---|---|---|---|
`;

/** Writes the readers' list of all sources, one row for each. */
export function sourcesPage(sources: readonly Source[]): string {
  return (
    HEAD +
    [...sources]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(row)
      .join("")
  );
}

function row({ id, statement, title, published, publisher, url, seenOn, strength, reading, excerpt, untilOn, missedOn }: Source): string {
  const seen = [seenOn, untilOn && `holds until ${untilOn}`, missedOn && `missed ${missedOn}`].filter(Boolean).join(", ");
  const named = published ? `${title} (${published})` : title;
  const cells = [`\`${id}\``, strength ?? "", reading ?? "", seen, statement, excerpt ?? "", named, publisher, url];
  return `| ${cells.map((cell) => cell.replace(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |\n`;
}
