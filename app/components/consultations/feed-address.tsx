import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";

/** The secret address of an agenda, which is shown once. On a telephone nobody selects eighty letters by hand. */
export function FeedAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <Note kind="ok" live>
      <p>
        {m.consultations_calendar_made()} <span className="break-all font-semibold">{address}</span>
      </p>
      <Button
        kind="outline"
        size="s"
        type="button"
        icon={<Copy />}
        className="mt-3 noscript:hidden"
        onClick={() => void copy()}
        aria-live="polite"
      >
        {copied ? m.consultations_calendar_copied() : m.consultations_calendar_copy()}
      </Button>
    </Note>
  );
}
