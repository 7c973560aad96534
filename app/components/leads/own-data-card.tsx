import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Site } from "#domain/content/site.ts";

interface OwnDataCardProps {
  /** Says what a call can change. The telephone number follows it. */
  text: string;
  eraseTitle: string;
  /** Says what will be gone. */
  eraseText: string;
  site: Site;
}

/** Tells a person who to call about their data, and erases it in two steps, without script. */
export function OwnDataCard({ text, eraseTitle, eraseText, site }: OwnDataCardProps) {
  return (
    <Card as="section" className="px-7!">
      <h2 className="title-4">{m.leads_status_control_title()}</h2>
      <p className="mt-2 text-ui text-ink-2">
        {text}{" "}
        <a className="link num" href={`tel:${site.phoneE164}`}>
          {site.phone}
        </a>
        .
      </p>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">{eraseTitle}</summary>
        <form method="post" className="grid justify-items-start gap-3">
          <p className="text-ui">{eraseText}</p>
          <Button type="submit" kind="outline" size="s" name="accion" value="borrar">
            {m.leads_status_erase_action()}
          </Button>
        </form>
      </details>
    </Card>
  );
}
