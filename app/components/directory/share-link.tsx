import Share2 from "lucide-react/icons/share-2";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

/** «Compartir» opens the telephone's share sheet, or copies the address, or is a plain link to the page. */
export function ShareLink({ address, className, children }: { address: string; className?: string; children: ReactNode }) {
  return (
    <Button kind="outline" size="s" icon={<Share2 />} href={address} data-share className={className}>
      {children}
    </Button>
  );
}
