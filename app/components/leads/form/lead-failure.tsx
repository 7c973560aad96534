import clsx from "clsx";
import { useEffect, useRef } from "react";
import { Toast } from "#app/ui/toast.tsx";
import { m } from "#messages/m.ts";

interface LeadFailureProps {
  /** True to place it at the top of the dialog, where it does not cover the button to try again. */
  overDialog: boolean;
  /** True when the device had no connection. */
  offline: boolean;
  onClose: () => void;
}

/**
 * Says that the request was not sent and that everything typed is still there. It is in the top layer, so that an open dialog does not
 * cover it.
 */
export function LeadFailure({ overDialog, offline, onClose }: LeadFailureProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    layer.current?.showPopover?.();
  }, []);
  return (
    <div
      ref={layer}
      popover="manual"
      role="alert"
      className={clsx(
        "fixed inset-x-3 top-3 bottom-auto z-90 m-0 size-auto bg-transparent text-inherit md:w-105",
        overDialog ? "md:inset-x-0 md:top-6 md:mx-auto" : "md:top-auto md:right-6 md:bottom-6 md:left-auto",
      )}
    >
      <Toast
        kind="error"
        title={offline ? m.leads_error_offline_title() : m.leads_error_send_title()}
        closeLabel={m.leads_dialog_close()}
        onClose={onClose}
      >
        {offline ? m.leads_error_offline_text() : m.leads_error_send_text()}
      </Toast>
    </div>
  );
}
