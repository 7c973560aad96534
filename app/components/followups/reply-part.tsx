import Reply from "lucide-react/icons/reply";
import { GOES_TO } from "#app/components/threads/goes-to.ts";
import { TemplateChips } from "#app/components/threads/template-chips.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { Reach } from "#domain/mail/reach.ts";
import type { ReplyTemplate } from "#domain/threads/reply-template.ts";
import { m } from "#messages/m.ts";

interface Props {
  requestId: string;
  reach: Reach;
  templates: readonly ReplyTemplate[];
}

/**
 * The way to an answer: a saved reply or an empty page, on the screen of the messages. It has no text of its own, so that nothing typed
 * into the notes below is lost by it without script.
 */
export function ReplyPart({ requestId, reach, templates }: Props) {
  const path = `/dashboard/provider/solicitudes/${requestId}/mensajes`;
  return (
    <section aria-labelledby="tu-respuesta" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="tu-respuesta" className="title-5">
        {m.followups_reply()}
      </h2>
      <form method="post" action={href(path)}>
        <TemplateChips templates={templates} action={`${path}#responder`} />
      </form>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg border border-line-strong bg-surface-2 p-2.5 pl-4">
        <p className="min-w-40 flex-1 text-ink-2 text-sm">{GOES_TO[reach]()}</p>
        <Button kind="cta" size="s" icon={<Reply />} href={href(`${path}#responder`)} className="max-sm:w-full">
          {m.followups_reply_write()}
        </Button>
      </div>
    </section>
  );
}
