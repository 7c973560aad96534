import { type RefObject, useEffect, useRef, useState } from "react";
import type { LeadFormErrors } from "#domain/leads/lead-form-rules.ts";
import type { SiteWording } from "#domain/settings/request-wording.ts";
import { newKey, sendLead } from "./send-lead.ts";

/** The reason why a valid request was not sent. */
export type Refusal =
  | { kind: "failed"; offline: boolean }
  | { kind: "conflict" }
  | { kind: "reworded" }
  | { kind: "limited"; minutes: number }
  | { kind: "unavailable"; seconds: number };

interface Answered {
  onInvalid: (errors: LeadFormErrors) => void;
  onReworded: (wording: SiteWording) => void;
}

/** Sends one form once. A retry has the same key, and nothing typed is lost until the request is accepted. */
export function useSending(form: RefObject<HTMLFormElement | null>, { onInvalid, onReworded }: Answered) {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const key = useRef<string>(null);
  const accepted = useRef(false);

  useEffect(() => {
    // A page restored from the browser's cache is no longer sending, and a sent request is not offered again.
    const back = () => {
      setSending(false);
      if (accepted.current) form.current?.reset();
      accepted.current = false;
    };
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, [form]);

  async function attempt() {
    key.current ??= newKey();
    const answer = await sendLead(form.current!, key.current);
    switch (answer.outcome) {
      case "accepted":
        key.current = null;
        accepted.current = true;
        return location.assign(answer.location);
      case "unnamed":
        return form.current!.submit();
      case "invalid":
        onInvalid(answer.errors);
        break;
      case "reworded":
        onReworded(answer.wording);
        setRefusal({ kind: "reworded" });
        break;
      case "conflict":
        key.current = null;
        setRefusal({ kind: "conflict" });
        break;
      case "limited":
        setRefusal({ kind: "limited", minutes: Math.max(1, Math.ceil(answer.retryAfterSeconds / 60)) });
        break;
      case "unavailable":
        setRefusal({ kind: "unavailable", seconds: answer.retryAfterSeconds });
    }
    setSending(false);
  }

  return {
    sending,
    refusal,
    dismiss: () => setRefusal(null),
    send() {
      setSending(true);
      setRefusal(null);
      attempt().catch(() => {
        setSending(false);
        setRefusal({ kind: "failed", offline: !navigator.onLine });
      });
    },
  };
}
