import { useEffect, useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import { Toast, ToastRegion } from "#app/ui/toast.tsx";

/** The request did not go out; everything typed is still there. In the top layer, so that an open dialog does not hide it. */
export function LeadFailure({ onClose }: { onClose: () => void }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => layer.current?.showPopover?.(), []);
  return (
    <div ref={layer} popover="manual" role="alert" className="static m-0 border-0 bg-transparent p-0">
      <ToastRegion label={m.leads_error_region()}>
        <Toast kind="error" title={m.leads_error_send_title()} closeLabel={m.leads_dialog_close()} onClose={onClose}>
          {m.leads_error_send_text()}
        </Toast>
      </ToastRegion>
    </div>
  );
}
