import { createContext } from "react";
import { EmptyArch } from "#app/components/illustration/marks.tsx";
import type { PostedFields } from "#app/forms/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import { RETRY_AFTER_SECONDS } from "#platform/db/unavailable.ts";

interface OutageFacts {
  /** The posted input that could not be stored; null when the visitor only wanted to read. */
  unsent: PostedFields | null;
}

/** Set by entry.server.tsx while the database is unavailable, when no loader can run. */
export const Outage = createContext<OutageFacts | null>(null);

/** The page while the database is unavailable. It keeps what somebody wrote, and one button sends it again. */
export function OutagePage({ unsent, phone }: OutageFacts & { phone: string }) {
  const title = unsent ? m.errors_unsent_title() : m.errors_unavailable_title();
  return (
    <main id="contenido" tabIndex={-1} className="wrap band grid justify-items-center gap-5 text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyArch />
      <h1 className="title-1 max-w-[20ch]">{title}</h1>
      <p className="lead max-w-[52ch]">{unsent ? m.errors_unsent_text({ seconds: RETRY_AFTER_SECONDS }) : m.errors_unavailable_text()}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {unsent ? (
          <form method="post" autoComplete="off">
            <UnsentFields fields={unsent} />
            <Button kind="primary" type="submit">
              {m.errors_retry()}
            </Button>
          </form>
        ) : (
          <Button kind="primary" href="">
            {m.errors_retry()}
          </Button>
        )}
        <Button kind="outline" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          {m.shell_call({ phone })}
        </Button>
      </div>
    </main>
  );
}

/** A form without an action posts to the current address, like the form that was filled in. */
function UnsentFields({ fields }: { fields: PostedFields }) {
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a field may come twice with the same value, and the list never changes
      <input key={`${name} ${index}`} type="hidden" name={name} value={value} autoComplete="off" />
    )),
  );
}
