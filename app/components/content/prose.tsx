import clsx from "clsx";

/** Shows HTML made by `markdown.server.ts`. Authors cannot write HTML, so nothing of theirs reaches the page unescaped. */
export function Prose({ html, className }: { html: string; className?: string }) {
  if (html === "") return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={clsx("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Shows one line of such HTML inside a sentence of ours. */
export function ProseLine({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
