import { data, redirect } from "react-router";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { answerPhoneQuestion, phoneQuestion } from "#domain/offers/phone-question.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/phone-question";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const question = await phoneQuestion(services, tokenOf(request, params));
  return data({ question, address: canonical(services.publicUrl, "/") }, { status: question ? 200 : 404 });
}

/** Only the buttons answer, since programs open links too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const [services, token] = [context.get(servicesContext), tokenOf(request, params)];
  if (!(await phoneQuestion(services, token))) return data(null, { status: 404 });
  const answer = textOf(await readForm(request), "respuesta");
  if (answer === "si" || answer === "no") await answerPhoneQuestion(services, token, answer === "si");
  throw redirect(href(`/telefono/${params.token}`), { status: 303 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.leads_phone_title(),
    description: m.leads_phone_title(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

/** Asks a patient whether their telephone number is right, before our team decides about a return. */
export default function PhoneQuestionPage({ loaderData: { question }, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  if (!question) return <DeadLink title={m.leads_phone_dead_title()} text={m.leads_phone_dead_text()} site={site} />;
  const { center, number, endsIn, isRight, decided } = question;
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <Card className="mx-auto grid max-w-160 gap-5">
        <h1 className="title-2">{m.leads_phone_title()}</h1>
        <p className="text-ink-2">{m.leads_phone_text({ center, number, digits: endsIn })}</p>
        {isRight === null && !decided && (
          <form method="post" className="grid gap-5">
            <div className="flex flex-wrap gap-3">
              <Button type="submit" kind="primary" name="respuesta" value="si">
                {m.leads_phone_right()}
              </Button>
              <Button type="submit" kind="outline" name="respuesta" value="no">
                {m.leads_phone_wrong()}
              </Button>
            </div>
            <p className="text-sm text-ink-2">{m.leads_phone_why({ center })}</p>
          </form>
        )}
        {isRight !== null && <Note kind="ok">{isRight ? m.leads_phone_thanks_right() : m.leads_phone_thanks_wrong()}</Note>}
        {isRight === null && decided && <Note kind="info">{m.leads_phone_decided()}</Note>}
      </Card>
    </main>
  );
}
