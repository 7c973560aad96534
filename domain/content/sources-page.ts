import type { Source } from "./content.ts";

const HEAD = `# Sources that were really read

Every medical, legal or price statement on the site names one of these. «Seen» is the day somebody read it; a statement whose
source changes is read again. Written by \`node scripts/sources.ts\` from \`content/sources\`: change it there.

| Source | Statement | Title | Publisher | Address | Seen |
|---|---|---|---|---|---|
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

function row({ id, statement, title, published, publisher, url, seenOn }: Source): string {
  const cells = [`\`${id}\``, statement, published ? `${title} (${published})` : title, publisher, url, seenOn];
  return `| ${cells.map((cell) => cell.replace(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |\n`;
}
