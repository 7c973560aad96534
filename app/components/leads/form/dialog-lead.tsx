import { m } from "#messages/m.ts";

/** What the dialog says before its first question, with the way to only ask; null for a center that answers no questions here. */
export function DialogLead({ question }: { question: string | null }) {
  return (
    <p className="text-sm text-ink-2">
      {m.leads_form_subtitle()}{" "}
      {question && (
        <a className="link" href={question}>
          {m.leads_question_offer_dialog()}
        </a>
      )}
    </p>
  );
}
