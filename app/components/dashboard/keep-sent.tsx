import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { changedIn, putBack } from "#app/forms/held-fields.ts";
import { without } from "#app/forms/three-way.ts";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import { dropSent, keepSent, takeSent } from "./sent-form.ts";

/** Brings back what somebody sent when their session was over, on the same page and into the same form. It stands once, around all screens. */
export function KeepSent({ person, children }: { person: string; children: ReactNode }) {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const sent = takeSent(person);
    if (sent) {
      putBack(sent.form, without(sent.fields, changedIn(sent.form)));
      sent.form.scrollIntoView({ block: "center" });
      setIsBack(true);
    }
    const send = ({ target }: Event) => {
      setIsBack(false);
      keepSent(person, target as HTMLFormElement);
    };
    window.addEventListener("submit", send, { capture: true });
    return () => window.removeEventListener("submit", send, { capture: true });
  }, [person]);

  const { state } = useNavigation();
  const wasBusy = useRef(false);
  useEffect(() => {
    // This screen still stands, so whatever was sent has been answered.
    if (wasBusy.current && state === "idle") dropSent();
    wasBusy.current = state !== "idle";
  }, [state]);
  return (
    <>
      {isBack && (
        <Note kind="info" live className="mx-4 mt-4">
          {m.dashboard_sent_back()}
        </Note>
      )}
      {children}
    </>
  );
}
