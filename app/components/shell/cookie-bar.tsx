import { type SubmitEvent, useState } from "react";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

/**
 * A slim bar with two buttons of equal weight. It never dims the page, and its form leads nowhere: the page stays as it is, with whatever
 * somebody has typed into it, also when a button is pressed before the script is there. Public pages have a behaviour of their own that
 * hides it then. Without script nothing is measured, so there is nothing to ask.
 */
export function CookieBar() {
  const [chosen, setChosen] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget, event.nativeEvent.submitter);
    void fetch(event.currentTarget.action, { method: "POST", body: new URLSearchParams(body as never) });
    setChosen(true);
  };
  return (
    <aside
      data-cookie-bar
      hidden={chosen}
      aria-label={m.shell_cookies_label()}
      className="fixed inset-x-0 bottom-0 z-60 noscript:hidden rounded-t-2xl border bg-surface px-5 py-4 elevation-3 md:inset-x-4 md:bottom-4 md:mx-auto md:max-w-page md:rounded-2xl md:py-3.5 md:pr-4 md:pl-6"
    >
      <form
        method="post"
        action={href("/cookies")}
        onSubmit={send}
        className="flex flex-col gap-x-7 gap-y-3 md:flex-row md:items-center md:justify-between"
      >
        <p className="text-sm">
          <b className="font-bold">{m.shell_cookies_title()}</b>{" "}
          <span className="text-ink-2">
            {m.shell_cookies_text()}{" "}
            <a className="link" href={href("/privacidad#cookies")}>
              {m.shell_cookies_more()}
            </a>
          </span>
        </p>
        <div className="flex flex-none flex-wrap gap-2.5 *:flex-1">
          <Button kind="outline" size="s" type="submit" name="eleccion" value="necessary">
            {m.shell_cookies_necessary()}
          </Button>
          <Button kind="outline" size="s" type="submit" name="eleccion" value="all">
            {m.shell_cookies_all()}
          </Button>
        </div>
      </form>
    </aside>
  );
}
