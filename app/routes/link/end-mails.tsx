import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { endMails, topicOfLink } from "#domain/notices/end-mails.server.ts";
import { m } from "#messages/m.ts";
import { TOPIC_NAMES } from "#texts/notice-topics.ts";
import type { Route } from "./+types/end-mails";

export function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const topic = topicOfLink(services, tokenOf(request, params));
  return data({ address: canonical(services.publicUrl, "/"), topic }, { status: topic ? 200 : 404 });
}

/** Only the page's button ends the mails, or the mail program's own, which posts here too; opening the page does not. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const topic = await endMails({ ...context.get(servicesContext), actor: "link:account" }, tokenOf(request, params));
  return data({ ended: topic !== null }, { status: topic ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const siteName = matches[0].loaderData.site.name;
  return pageMeta({
    title: m.notices_end_title(),
    description: m.notices_end_dead(),
    siteName,
    canonical: loaderData.address,
    index: false,
  });
}

/** The page behind «No quiero estos correos» in a mail. */
export default function EndMails({ loaderData, actionData }: Route.ComponentProps) {
  const topic = loaderData.topic && TOPIC_NAMES[loaderData.topic]();
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <Card className="mx-auto grid max-w-160 gap-5">
        <h1 className="title-2">{m.notices_end_title()}</h1>
        {!topic ? (
          <Note kind="error">{m.notices_end_dead()}</Note>
        ) : actionData?.ended ? (
          <Note kind="ok">{m.notices_end_done({ topic })}</Note>
        ) : (
          <form method="post" className="grid gap-5">
            <p className="text-ink-2">{m.notices_end_text({ topic })}</p>
            <p>
              <Button type="submit" kind="cta">
                {m.notices_end_action()}
              </Button>
            </p>
          </form>
        )}
      </Card>
    </main>
  );
}
