import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { m } from "#messages/m.ts";
import { ProseLine } from "./prose.tsx";

/** The most important points at the beginning of a text, for readers who read no further. */
export function EssentialsCard({ children }: { children: ReactNode }) {
  return (
    <Card
      as="section"
      ground="tint"
      padding="none"
      aria-labelledby="esencial"
      className="border-mar-100! px-5 pt-5 pb-2 md:px-7 md:pt-6 dark:border-line!"
    >
      <h2 id="esencial" className="title-4">
        {m.articles_essentials()}
      </h2>
      {children}
    </Card>
  );
}

/** The essential sentences of an article, each as HTML. A text without any gets no card. */
export function Essentials({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <EssentialsCard>
      <ul className="mt-2.5 grid">
        {sentences.map((html) => (
          <li key={html} className="border-t border-mar-200 py-3 leading-[1.4]! dark:border-line-strong">
            <ProseLine html={html} />
          </li>
        ))}
      </ul>
    </EssentialsCard>
  );
}
