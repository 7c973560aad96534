import { data, Form, redirect } from "react-router";
import { TwoClocks } from "#app/components/consultations/two-clocks.tsx";
import { servicesContext } from "#app/context.ts";
import { readAct, refusalOf, statusOfRefusal } from "#app/forms/consultations/act.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { answerByLink, consultationOfAnswer } from "#domain/consultations/answer-links.server.ts";
import { m } from "#messages/m.ts";
import { STATUS_NAMES } from "#texts/consultations.ts";
import type { Route } from "./+types/consultation-answer";

export const handle = { styles: "dashboard", query: { respuesta: oneOf(["no-puedo"]) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await consultationOfAnswer(services, tokenOf(request, params));
  if (!found) throw data(null, { status: 404 });
  return {
    ...found,
    cannot: new URL(request.url).searchParams.has("respuesta"),
    path: `/asistencia/${params.token}`,
    address: canonical(services.publicUrl, "/"),
  };
}

/** Only a button answers, since programs that check mails open links too. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const token = tokenOf(request, params);
  if (!(await consultationOfAnswer(services, token))) throw data(null, { status: 404 });
  const act = readAct(textOf(await readForm(request), "accion"));
  if (!act) throw data(null, { status: 422 });
  const outcome = await answerByLink({ ...services, actor: "link:consultation" }, token, act);
  if (outcome === "not-found") throw data(null, { status: 404 });
  const refusal = refusalOf({ outcome });
  if (refusal) return data({ refusal }, { status: statusOfRefusal({ outcome }) });
  throw redirect(href(`/asistencia/${params.token}`), { status: 303 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name: siteName } = matches[0].loaderData.site;
  const { address } = loaderData;
  return pageMeta({
    title: m.consultations_answer(),
    description: m.consultations_answer_text(),
    siteName,
    canonical: address,
    index: false,
  });
}

/** The page behind a reminder's links: whether its patient comes. The link that was tapped chooses which button is the main one. */
export default function ConsultationAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { consultation, acts, cannot, path } = loaderData;
  const { providerName: name } = consultation;
  return (
    <main id="contenido" tabIndex={-1} className="wrap grid grid-cols-[minmax(0,36rem)] justify-center gap-5 pt-10 pb-20 md:pt-14 md:pb-25">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h1 className="title-2">{m.consultations_with({ name })}</h1>
        {actionData && (
          <Note kind="error" live>
            {actionData.refusal}
          </Note>
        )}
        <TwoClocks consultation={consultation} side="patient" />
        {acts.includes("coming") ? (
          <Form method="post" action={href(path)} className="grid gap-4">
            <p className="font-semibold text-lg">{m.consultations_answer_ask()}</p>
            <div className="flex flex-wrap gap-2.5">
              <Button type="submit" kind={cannot ? "outline" : "cta"} name="accion" value="voy">
                {m.consultations_coming()}
              </Button>
              <Button type="submit" kind={cannot ? "cta" : "outline"} name="accion" value="cancelar">
                {m.consultations_cannot()}
              </Button>
            </div>
            <p className="text-ink-2 text-sm">{m.consultations_answer_cannot({ name })}</p>
          </Form>
        ) : (
          <Answered {...loaderData} />
        )}
      </Card>
    </main>
  );
}

/** What stands once the link has been used, or something else has changed. */
function Answered({ consultation, acts, path }: Route.ComponentProps["loaderData"]) {
  const { status, saysComing, providerName: name } = consultation;
  if (acts.includes("restore"))
    return (
      <Form method="post" action={href(path)} className="grid justify-items-start gap-3">
        <Note kind="info">{m.consultations_answer_no({ name })}</Note>
        <Button type="submit" kind="primary" name="accion" value="deshacer">
          {m.consultations_restore()}
        </Button>
      </Form>
    );
  if (acts.includes("cancel"))
    return (
      <Form method="post" action={href(path)} className="grid justify-items-start gap-3">
        <Note kind="ok">{m.consultations_answer_yes({ name })}</Note>
        <p className="text-ink-2 text-sm">{m.consultations_answer_cannot({ name })}</p>
        <Button type="submit" kind="outline" name="accion" value="cancelar">
          {m.consultations_cannot()}
        </Button>
      </Form>
    );
  if (status === "confirmed" && saysComing) return <Note kind="ok">{m.consultations_answer_yes({ name })}</Note>;
  return <Note kind="info">{m.consultations_answer_used({ status: STATUS_NAMES[status]() })}</Note>;
}
