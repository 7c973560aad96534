import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { KeptPart } from "#app/islands/kept-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/state.tsx";
import { m } from "#messages/m.ts";

/**
 * What the filters behaviour shows while results load (`skeleton` holds one box, which it repeats) and when they fail. A browser for text
 * shows what is in a template, so only the boxes, which say nothing, are in one; what failed is in a script that is none.
 */
export function Swaps({ skeleton, failed }: { skeleton: ReactNode; failed: string }) {
  const attributes = { type: "text/html", "data-while": "failed", "data-words": failed };
  return (
    <>
      <template data-while="loading" data-words={m.search_loading()}>
        {skeleton}
      </template>
      <KeptPart as="script" attributes={attributes} name="failed" part={Failed} of={{ title: failed }} />
    </>
  );
}

function Failed({ title }: { title: string }) {
  return (
    <ErrorState
      title={title}
      actions={
        <Button type="button" kind="primary" icon={<RotateCw />} data-retry>
          {m.search_error_retry()}
        </Button>
      }
    >
      {m.search_error()}
    </ErrorState>
  );
}
