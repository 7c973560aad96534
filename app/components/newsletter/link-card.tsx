import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

/** The one card of a page behind a link of the newsletter. */
export function LinkCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <Card className="mx-auto grid max-w-160 gap-5">
        <h1 className="title-2">{title}</h1>
        {children}
      </Card>
    </main>
  );
}
