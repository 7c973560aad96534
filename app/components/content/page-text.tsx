import { Part } from "./part.tsx";
import { Prose } from "./prose.tsx";
import type { RenderedPage } from "./rendered-page.server.ts";

/** The sections of a page, one below the other. */
export function PageText({ text: { lead, sections } }: { text: RenderedPage }) {
  return (
    <>
      <Prose html={lead} />
      {sections.map(({ id, title, html }) => (
        <Part key={id} id={id} title={title}>
          <Prose html={html} />
        </Part>
      ))}
    </>
  );
}
