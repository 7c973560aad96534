import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";

/** The private address that a calendar program reads by itself. It is shown once, when it is made. */
export function FeedPanel({ open, address, fullWords }: { open: boolean; address: string | null; fullWords: boolean }) {
  return (
    <Panel title={m.patients_feed()} id="calendario">
      <p className="text-ink-2 text-sm">{m.patients_feed_text()}</p>
      <p className="text-ink-2 text-sm">
        {fullWords ? m.patients_feed_full() : m.patients_feed_neutral()}{" "}
        <TextLink href={href("/dashboard/user/settings#discrecion")}>{m.patients_feed_words()}</TextLink>
      </p>
      {address && (
        <Note kind="ok" live>
          <p className="font-semibold">{m.patients_feed_made()}</p>
          <p className="mt-1 break-all font-medium text-sm">{address}</p>
        </Note>
      )}
      {open && !address && <p className="text-sm">{m.patients_feed_open()}</p>}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <Button type="submit" kind="outline" size="s" name="accion" value="abrir-calendario">
          {open || address ? m.patients_feed_anew() : m.patients_feed_make()}
        </Button>
        {(open || address) && (
          <Button type="submit" kind="quiet" size="s" name="accion" value="cerrar-calendario">
            {m.patients_feed_close()}
          </Button>
        )}
      </Form>
    </Panel>
  );
}
