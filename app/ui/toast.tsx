import clsx from "clsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { TOAST_LIFE_MS } from "./toast-life.ts";

interface ToastProps {
  kind: "ok" | "error";
  title: ReactNode;
  children?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** Shows one short message. A success leaves after 5 s unless the pointer or the focus is on it; an error stays until it is closed. */
export function Toast({ kind, title, children, closeLabel, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (kind === "error" || held) return;
    const timer = setTimeout(() => close.current(), TOAST_LIFE_MS);
    return () => clearTimeout(timer);
  }, [kind, held]);
  const Icon = kind === "ok" ? CircleCheck : CircleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the clock
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={clsx(
        "on-deep flex items-start gap-[13px] rounded-xl px-[18px] py-4 text-ui text-white elevation-3",
        kind === "ok" ? "bg-toast" : "bg-toast-err",
      )}
    >
      <Icon className={clsx("mt-px size-[22px]", kind === "ok" ? "text-manglar-300" : "text-[#FFB3C7]")} />
      <div className="grow">
        <p className="font-bold">{title}</p>
        {children}
      </div>
      <IconButton type="button" kind="deep" label={closeLabel} onClick={onClose} className="-mt-2 -mr-2 [&>.lucide]:size-[18px]">
        <X />
      </IconButton>
    </div>
  );
}
