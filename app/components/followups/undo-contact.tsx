import { useEffect, useState } from "react";
import { Form } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { UNDO_SECONDS } from "#domain/followups/followup.ts";
import { m } from "#messages/m.ts";

/** Takes back the contact that has just stopped the reply clock. With script it goes away when its time is over. */
export function UndoContact({ centerId, secondsLeft }: { centerId: string; secondsLeft: number }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), secondsLeft * 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  if (isOver) return null;
  return (
    <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <PlaceField id={centerId} />
      <Button type="submit" kind="outline" size="s" name="hacer" value="deshacer">
        {m.followups_contact_undo()}
      </Button>
      <p className="text-ink-2 text-sm">{m.followups_contact_undo_text({ seconds: UNDO_SECONDS })}</p>
    </Form>
  );
}
