import clsx from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

interface PhoneFoldProps {
  /** One element; on wide screens it appears above the content as a plain heading. */
  title: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Folds its content away on phones and always shows it on wide screens. It needs no script. */
export function PhoneFold({ title, children, className }: PhoneFoldProps) {
  return (
    <details className={clsx("phone-fold group/fold", className)}>
      <summary className="flex min-h-12 items-center justify-between gap-3 md:min-h-0">
        {title}
        <ChevronDown className="smooth group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
