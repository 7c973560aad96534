import { useMay } from "#app/components/team/own-role.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { MaskedRequest } from "./masked-request.tsx";
import { OpenedRequest } from "./opened-request.tsx";
import { ReplyClock } from "./reply-clock.tsx";
import { RequestDetail } from "./request-detail.tsx";
import { priceText, sharedText } from "./request-words.ts";

interface Props {
  centerId: string;
  request: InboxRequest;
  /** The address of its own screen. */
  path: string;
}

/**
 * The first request of the list, to read beside it. It has no acts and is not marked as looked at: the list changes by itself, and a
 * button under the pointer would then belong to another request.
 */
export function RequestPreview({ centerId, request, path }: Props) {
  const { seen, tab } = request;
  const seesPrices = useMay()("requests.open");
  const waits = tab === "new" || tab === "answered";
  const button = (
    <Button kind="primary" wide href={href(path)}>
      {waits ? m.followups_preview_decide() : m.followups_preview_see()}
    </Button>
  );
  return (
    <RequestDetail centerId={centerId} request={request} isPreview>
      {seen.sight === "masked" && (
        <MaskedRequest
          request={request}
          person={seen.person}
          actions={
            <div className="grid gap-3">
              {waits && (
                <p>
                  {seesPrices && <span className="num title-5">{priceText(request)} </span>}
                  <span className="text-ink-2 text-sm">{sharedText(request)}</span>
                </p>
              )}
              {button}
              {waits && <ReplyClock {...request}>{m.followups_clock_text()}</ReplyClock>}
            </div>
          }
        />
      )}
      {seen.sight === "open" && (
        <>
          {button}
          <OpenedRequest centerId={centerId} request={request} person={seen.person} links={null} />
        </>
      )}
      {seen.sight === "none" && button}
    </RequestDetail>
  );
}
