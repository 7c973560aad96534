import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";

/** What stands where a page should be: the address leads nowhere, or something of ours failed. */
export function ErrorPage({ notFound, phone }: { notFound: boolean; phone: string }) {
  const title = notFound ? m.errors_not_found_title() : m.errors_failed_title();
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
      <p className="lead max-w-[52ch]">{notFound ? m.errors_not_found_text() : m.errors_failed_text()}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {notFound ? (
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
