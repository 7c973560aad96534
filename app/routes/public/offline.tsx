import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/offline";

export const handle = { cache: "shared", madeFrom: ["texts"] } satisfies Handle;

/** The page that the service worker shows without a connection. The worker fills in the pages that can still be read. */
export function loader({ context }: Route.LoaderArgs) {
  return { canonical: canonical(context.get(servicesContext).publicUrl, "/sin-conexion") };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.offline_title(),
    description: m.offline_text(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.canonical,
    index: false,
  });
}

export default function OfflinePage({ matches }: Route.ComponentProps) {
  const { phone, phoneE164 } = matches[0].loaderData.site;
  return (
    <main id="contenido" tabIndex={-1} className="wrap band grid justify-items-center gap-5 text-center">
      <EmptyArch />
      <h1 className="title-1 max-w-[20ch]">{m.offline_title()}</h1>
      <p className="lead max-w-[52ch]">{m.offline_text()}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button kind="primary" href="">
          {m.errors_retry()}
        </Button>
        <Button kind="outline" href={`tel:${phoneE164}`}>
          {m.shell_call({ phone })}
        </Button>
      </div>
      <section hidden data-kept className="mt-6 w-full max-w-140 rounded-2xl border bg-surface p-6 text-left">
        <h2 className="title-4">{m.offline_kept()}</h2>
        <ul data-kept-pages className="mt-3 grid gap-1 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center" />
      </section>
      <a className="link" href={href("/")}>
        {m.errors_home()}
      </a>
    </main>
  );
}
