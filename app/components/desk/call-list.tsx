import Phone from "lucide-react/icons/phone";
import { Form } from "react-router";
import { choice, defineList, isChosen } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { CALL_VIEWS, type CallSort, type CallView, type OfferToTell } from "#domain/desk/call-list.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { CALL_VIEW_NAMES, OFFER_STATUS_NAMES } from "#texts/desk.ts";

const isTold = (view: CallView) => view === "avisadas";

const callsIn = (sorts: readonly CallSort[]) =>
  defineList<OfferToTell, OfferToTell, CallView>()({
    file: "llamadas",
    path: "/dashboard/admin/llamadas",
    sorts,
    fallingFirst: ["aviso"],
    views: CALL_VIEWS,
    viewNames: CALL_VIEW_NAMES,
    filters: { plazo: choice(m.desk_calls_deadline, { vencido: m.desk_calls_over, dentro: m.desk_calls_running }) },
    search: () => ({ label: m.desk_calls_search() }),
    rowId: ({ id }) => id,
    rowName: ({ number }) => number,
    rowHref: ({ leadId }) => href(`/dashboard/admin/solicitudes/${leadId}`),
    question: ({ filters, ...asked }) => ({ ...asked, late: isChosen(filters.plazo, "vencido") }),
    columns: [
      {
        key: "request",
        header: m.desk_calls_request,
        cell: ({ number, service }) => (
          <>
            <span className="num">{number}</span>
            {service && <span className="block font-book text-ink-2 text-sm">{service}</span>}
          </>
        ),
        rowHeader: true,
      },
      {
        key: "center",
        header: m.desk_calls_center,
        cell: ({ center, city }) => (
          <>
            {center}
            {city && <span className="text-ink-2"> · {city}</span>}
          </>
        ),
        text: ({ center }) => center,
        sort: "centro",
      },
      { key: "city", header: m.verification_city, text: ({ city }) => city },
      { key: "phone", header: m.desk_calls_phone, cell: PhoneLink, text: ({ phone }) => phone },
      { key: "number", header: m.desk_calls_request, text: ({ number }) => number },
      { key: "service", header: m.desk_service, text: ({ service }) => service },
      {
        key: "deadline",
        header: m.desk_calls_deadline,
        cell: ({ answerBy, overdue }) =>
          overdue ? (
            <span className="font-semibold text-err">{m.desk_calls_late({ time: formatDateTime(answerBy) })}</span>
          ) : (
            formatDateTime(answerBy)
          ),
        sort: "plazo",
      },
      { key: "status", header: m.desk_offer_status, value: ({ status }) => OFFER_STATUS_NAMES[status](), when: isTold },
      { key: "until", header: m.desk_calls_deadline, text: ({ answerBy }) => answerBy },
      { key: "told", header: m.desk_calls_told, cell: Told, text: ({ told }) => told?.at, when: isTold, sort: "aviso" },
      { key: "tell", header: m.desk_calls_told, cell: Told, when: (view) => !isTold(view) },
      { key: "by", header: m.desk_calls_told_by, text: ({ told }) => told && (told.by ?? m.desk_calls_team()) },
    ],
  });

/** Waiting centers are in the order of their deadlines, and informed ones newest first. */
const CALLS = { esperan: callsIn(["plazo", "aviso", "centro"]), avisadas: callsIn(["aviso", "plazo", "centro"]) };
const listAt = (url: string) => CALLS[CALLS.esperan.read(url).view];

/** The offers that our team tells to centers by telephone. Each view has its own default order. */
export const CALL_LIST = {
  ...CALLS.esperan,
  of: (view: CallView) => CALLS[view],
  asks: (url: string) => listAt(url).asks(url),
};

function PhoneLink({ phone }: OfferToTell) {
  if (!phone) return m.desk_calls_no_phone();
  return (
    <a className="link num whitespace-nowrap" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {phone}
    </a>
  );
}

function Told({ id, center, told }: OfferToTell) {
  if (told) return m.desk_calls_told_at({ name: told.by ?? m.desk_calls_team(), time: formatDateTime(told.at) });
  return (
    <Form method="post">
      <input type="hidden" name="oferta" value={id} />
      <Button type="submit" kind="outline" size="s" icon={<Phone />} name="accion" value="avisado">
        {m.desk_calls_tell()}
        <span className="sr-only"> · {center}</span>
      </Button>
    </Form>
  );
}
