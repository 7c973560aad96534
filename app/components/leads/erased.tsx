import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/state.tsx";

/** Says that what the link led to has been erased. */
export function Erased({ title, text }: { title: string; text: string }) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap py-14 md:py-20">
      <EmptyState
        headingLevel={1}
        picture={<EmptyArch className="w-60 max-w-full" />}
        title={title}
        actions={
          <Button kind="primary" href={href("/centros")}>
            {m.leads_sent_back()}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}
