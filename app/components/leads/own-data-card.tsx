import { EraseDetails } from "#app/components/leads/erase-details.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Site } from "#domain/content/site.ts";
import { m } from "#messages/m.ts";

interface OwnDataCardProps {
  /** Says what a call can change. The telephone number follows it. */
  text: string;
  eraseTitle: string;
  /** Says what will be deleted. */
  eraseText: string;
  site: Site;
}

/** Tells a person which number to call about their data, and erases it in two steps, without script. */
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
      <EraseDetails title={eraseTitle} text={eraseText} />
    </Card>
  );
}
