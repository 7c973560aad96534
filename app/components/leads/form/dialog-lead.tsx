import type { ReactNode } from "react";
import { m } from "#messages/m.ts";

interface Props {
  /** The way to only ask; null for a center that answers no questions here. */
  question: string | null;
  /** What came back from an earlier time, if anything. */
  children?: ReactNode;
}

/** What the dialog says before its first question. */
export function DialogLead({ question, children }: Props) {
  return (
    <>
      <p className="text-sm text-ink-2">
        {m.leads_form_subtitle()}{" "}
        {question && (
          <a className="link" href={question}>
            {m.leads_question_offer_dialog()}
          </a>
        )}
      </p>
      {children}
    </>
  );
}
