import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { refusalSentence } from "#app/forms/refusal-sentence.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

interface ErrorPageProps {
  /** The status of the answer. */
  status: number;
  phone: string;
  /** The id of the request, which a person may read to us when our code failed. */
  code?: string | null;
}

/** Replaces a page when the address is unknown, its input was refused, or our code failed. */
export function ErrorPage({ status, phone, code }: ErrorPageProps) {
  const notFound = status === 404;
  const refused = status < 500 && !notFound;
  const title = notFound ? m.errors_not_found_title() : refused ? m.errors_refused_title() : m.errors_failed_title();
  const text = notFound ? m.errors_not_found_text() : refused ? refusalSentence(status) : m.errors_failed_text();
  return (
    <main id="contenido" tabIndex={-1} className="wrap band grid justify-items-center gap-5 text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyArch />
      <h1 className="title-1 max-w-[20ch]">{title}</h1>
      {notFound && (
        <p lang="en" className="text-ink-3 text-sm">
          {m.errors_not_found_english()}
        </p>
      )}
      <p className="lead max-w-[52ch]">{text}</p>
      {!notFound && !refused && (
        // The browser does not know the code and keeps what the server wrote.
        <p suppressHydrationWarning className="num text-ink-2 text-sm">
          {code ? m.errors_code({ code }) : ""}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {notFound || refused ? (
          <>
            <Button kind="primary" href={href("/")}>
              {m.errors_home()}
            </Button>
            <Button kind="outline" href={href("/centros")}>
              {m.errors_centers()}
            </Button>
          </>
        ) : (
          <>
            <Button kind="primary" href="">
              {m.errors_retry()}
            </Button>
            <Button kind="outline" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              {m.shell_call({ phone })}
            </Button>
          </>
        )}
      </div>
    </main>
  );
}
