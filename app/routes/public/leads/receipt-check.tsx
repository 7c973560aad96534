import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { factsContext, servicesContext } from "#app/context.ts";
import { boxWord } from "#app/forms/leads/box-word.ts";
import { type CheckedReceipt, checkSentReceipt } from "#app/forms/leads/check-receipt.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import type { Route } from "./+types/receipt-check";

const PATH = "/comprobante";

export const handle = { cache: "shared", sitemap: true, madeFrom: [] } satisfies Handle;

export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: context.get(servicesContext).publicUrl });

export async function action({ request, context }: Route.ActionArgs) {
  return checkSentReceipt(request, context.get(servicesContext), context.get(factsContext).ip);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.leads_check_page_title(),
    description: m.leads_check_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(loaderData.publicUrl, PATH),
    structured: [crumbsTo(loaderData.publicUrl, m.leads_check_page_title(), PATH)],
  });
}

/** Checks a receipt for the person who has it. */
export default function ReceiptCheck({ actionData }: Route.ComponentProps) {
  const typed = actionData?.typed;
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-[18px] pb-20 md:pb-25">
      <Breadcrumb
        label={m.forms_breadcrumb()}
        items={[{ href: href("/"), label: m.centers_crumb_home() }]}
        current={m.leads_check_page_title()}
      />
      <h1 className="mt-2 title-1">{m.leads_check_title()}</h1>
      <p className="mt-3 lead max-w-[60ch]">{m.leads_check_lead()}</p>
      <div className="mt-9 grid items-start gap-6 lg:grid-cols-2">
        {actionData && (
          <div className="col-span-full">
            <Result checked={actionData} />
          </div>
        )}
        <Card as="section">
          <h2 className="title-3">{m.leads_check_file_title()}</h2>
          <form method="post" encType="multipart/form-data" className="mt-4 grid gap-5">
            <Field label={m.leads_check_file()}>
              {(control) => <Input {...control} type="file" name="archivo" className="py-3" accept=".json,application/json" />}
            </Field>
            <Field label={m.leads_check_paste()} hint={m.leads_check_paste_hint()}>
              {(control) => <Textarea {...control} name="comprobante" defaultValue={typed?.receipt} spellCheck={false} />}
            </Field>
            <p>
              <Button type="submit" kind="cta">
                {m.leads_check_action()}
              </Button>
            </p>
          </form>
        </Card>
        <Card as="section">
          <h2 className="title-3">{m.leads_check_typed_title()}</h2>
          <form method="post" className="mt-4 grid gap-5">
            <Field label={m.leads_fact_number()}>
              {(control) => (
                <Input {...control} name="numero" defaultValue={typed?.number} placeholder="CU-2026-00001" autoComplete="off" />
              )}
            </Field>
            <Field label={m.leads_check_fingerprint()} hint={m.leads_check_fingerprint_hint()}>
              {(control) => <Input {...control} name="huella" defaultValue={typed?.fingerprint} autoComplete="off" spellCheck={false} />}
            </Field>
            <p>
              <Button type="submit" kind="primary">
                {m.leads_check_action()}
              </Button>
            </p>
          </form>
        </Card>
      </div>
    </main>
  );
}

function Result({ checked: { result, boxes } }: { checked: CheckedReceipt }) {
  if (result === "agrees")
    return (
      <Note kind="ok" live>
        <p className="font-semibold">{m.leads_check_agrees()}</p>
        <p>{m.leads_check_agrees_text()}</p>
        <ul className="mt-2 grid gap-2">
          {boxes.map((box) => (
            <li key={`${box.at} ${box.text}`}>
              «{box.text}» {boxWord(box, boxes)}, {formatDateTime(new Date(box.at))}
            </li>
          ))}
        </ul>
      </Note>
    );
  if (result === "altered")
    return (
      <Note kind="error" live>
        <p className="font-semibold">{m.leads_check_altered()}</p>
        <p>{m.leads_check_altered_text()}</p>
      </Note>
    );
  if (result === "unknown")
    return (
      <Note kind="caution" live>
        <p className="font-semibold">{m.leads_check_unknown()}</p>
        <p>{m.leads_check_unknown_text()}</p>
      </Note>
    );
  return (
    <Note kind="caution" live>
      {REFUSALS[result]()}
    </Note>
  );
}

const REFUSALS = {
  unreadable: m.leads_check_unreadable,
  empty: m.leads_check_empty,
  "too-large": m.leads_check_too_large,
  "too-often": m.leads_check_too_often,
};
