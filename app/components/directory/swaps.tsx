import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/state.tsx";
import { m } from "#messages/m.ts";

/**
 * Templates for the filters behaviour: what it shows while results load (`skeleton` holds one box, which it repeats) and when they fail.
 */
export function Swaps({ skeleton, failed }: { skeleton: ReactNode; failed: string }) {
  return (
    <>
      <template data-while="loading" data-words={m.search_loading()}>
        {skeleton}
      </template>
      <template data-while="failed" data-words={failed}>
        <ErrorState
          title={failed}
          actions={
            <Button type="button" kind="primary" icon={<RotateCw />} data-retry>
              {m.search_error_retry()}
            </Button>
          }
        >
          {m.search_error()}
        </ErrorState>
      </template>
    </>
  );
}
