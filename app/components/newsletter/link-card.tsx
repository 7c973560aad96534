import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** The only card of a page behind a link of the newsletter. */
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

/** Asks before anything happens: the button acts, and not the visit, since mail servers open links too. */
export const LinkQuestion = ({ text, action }: { text: string; action: string }) => (
  <form method="post" className="grid gap-5">
    <p className="text-ink-2">{text}</p>
    <p>
      <Button type="submit" kind="cta">
        {action}
      </Button>
    </p>
  </form>
);
