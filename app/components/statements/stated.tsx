import type { ShownStatement } from "#domain/statements/shown-statements.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** The statements about us that the register supports, each with source and day. */
export function Stated({ statements }: { statements: readonly ShownStatement[] }) {
  return (
    <ul aria-label={m.about_stated()} className="grid gap-4">
      {statements.map(({ id, text, source: { words, url }, datedOn }) => (
        <li key={id}>
          <b className="font-bold">{text}</b>{" "}
          <span className="block text-sm text-ink-2">
            {m.about_stated_source()}{" "}
            {url ? (
              <a className="link" href={url} rel="noopener">
                {words}
              </a>
            ) : (
              words
            )}
            , {formatDate(datedOn)}
          </span>
        </li>
      ))}
    </ul>
  );
}
