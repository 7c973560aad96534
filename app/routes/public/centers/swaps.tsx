import RotateCw from "lucide-react/icons/rotate-cw";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CardSkeleton } from "#app/ui/skeleton.tsx";
import { ErrorState } from "#app/ui/state.tsx";

/** What the filters behaviour shows while results are on their way, and when they do not come. */
export function Swaps() {
  return (
    <>
      <template data-while="loading" data-words={m.centers_loading()}>
        <div aria-hidden className="grid gap-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          <CardSkeleton />
        </div>
      </template>
      <template data-while="failed">
        <ErrorState
          title={m.centers_error_title()}
          actions={
            <Button type="button" kind="primary" icon={<RotateCw />} data-retry>
              {m.centers_error_retry()}
            </Button>
          }
        >
          {m.centers_error()}
        </ErrorState>
      </template>
    </>
  );
}
