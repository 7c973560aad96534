import Send from "lucide-react/icons/send";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import { type AskedAll, type JustAsked, mayAskAll } from "#app/forms/quotes/asked-all.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { QuotedCenter } from "#domain/quotes/patient-quotes.server.ts";
import { MESSAGE_RULE } from "#domain/threads/thread.ts";
import { m } from "#messages/m.ts";
import { questionsOf } from "./open-questions.ts";

interface Props {
  /** The id of the treatment; empty for none. */
  service: string;
  centers: readonly QuotedCenter[];
  /** Where it is on the page. */
  id: string;
  /** The page that sends it. */
  path: string;
  /** Distinguishes this drawing of the form from later ones. */
  act: string;
  refused: AskedAll | null;
  /** How many were asked just now, and about which treatment; null when nobody was. */
  asked: JustAsked | null;
}

/** Asks all centers that sent a quote the same question. Each gets it in its own thread. */
export function AskAllPanel({ service, centers, id, path, act, refused, asked }: Props) {
  const open = centers.filter(({ hasContact }) => hasContact);
  const own = refused?.service === service ? refused : null;
  if (!mayAskAll(centers)) return null;
  const shared = questionsOf(open[0]!.quote).filter((question) => open.every(({ quote }) => questionsOf(quote).includes(question)));
  return (
    <Panel title={m.quotes_all_title({ count: open.length })} id={id}>
      {asked?.service === service && (
        <Note kind="ok" live>
          {m.quotes_all_sent({ count: asked.count })}
        </Note>
      )}
      <p className="text-ink-2 text-sm">{m.quotes_all_text({ centers: nameList(open.map(({ name }) => name)) })}</p>
      <form method="post" action={href(path)} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <input type="hidden" name="acto" value={act} />
        <input type="hidden" name="servicio" value={service} />
        <Field label={m.quotes_all_question()} error={own?.error}>
          {(wiring) => (
            <Textarea
              {...wiring}
              name="mensaje"
              rows={3}
              maxLength={MESSAGE_RULE.maxLength}
              defaultValue={own?.typed ?? shared.join("\n")}
            />
          )}
        </Field>
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="font-semibold text-sm">{m.quotes_all_whom()}</legend>
          {open.map(({ id, name }) => (
            <Checkbox key={id} name="centro" value={id} label={name} defaultChecked={own ? own.chosen.includes(id) : true} />
          ))}
        </fieldset>
        <Button type="submit" kind="primary" icon={<Send />} name="accion" value="preguntar" className="justify-self-start">
          {m.quotes_all_send()}
        </Button>
      </form>
    </Panel>
  );
}
