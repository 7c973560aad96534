import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import type { Site } from "#domain/content/site.ts";
import { m } from "#messages/m.ts";
import { EmptyArch } from "../illustration/marks.tsx";

interface DeadLinkProps {
  title: string;
  text: string;
  /** The contact data for questions. Without it nothing is left to ask, since the patient erased the request. */
  site?: Site;
}

/** Explains why a signed link no longer works, and how to continue. */
export function DeadLink({ title, text, site }: DeadLinkProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap py-14 md:py-20">
      <EmptyState
        headingLevel={1}
        picture={<EmptyArch className="w-60 max-w-full" />}
        title={title}
        actions={
          <>
            {site && (
              <Button kind="primary" href={`tel:${site.phoneE164}`}>
                {m.leads_call({ phone: site.phone })}
              </Button>
            )}
            <Button kind={site ? "outline" : "primary"} href={href("/centros")}>
              {m.leads_sent_back()}
            </Button>
          </>
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}
