import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";
import { LeadRequestForm, type LeadRequestFormProps } from "#app/components/leads/form/lead-request-form.tsx";
import type { LeadAnswer } from "#app/components/leads/form/send-lead.ts";
import type { ProposedCenter, ReceiversPreview } from "#app/forms/leads/receivers-preview.ts";
import { defaultSite } from "#domain/content/site.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom lays nothing out.
Object.assign(Element.prototype, { scrollIntoView() {} });

const unknown = { city: null, verified: false, price: null, reply: null, languages: [], treatsPatients: false, readOn: null };
export const center: ProposedCenter = { ...unknown, id: "id-of-luna", slug: "luna", name: "Clínica Luna", claimed: true };
export const others = [
  {
    id: "id-of-marea",
    slug: "marea",
    name: "Instituto Marea",
    claimed: true,
    city: "Santiago",
    verified: true,
    price: { label: "FIV con óvulos propios", amountCents: 480_000, informedOn: "2026-03-04" },
    reply: { medianHours: 5, cases: 41 },
    languages: ["Español", "Inglés"],
    treatsPatients: true,
    readOn: null,
  },
  { ...unknown, id: "id-of-coral", slug: "coral", name: "Clínica Coral", claimed: false },
] as const satisfies readonly ProposedCenter[];
const opening = { exclusive: { from: 1800, to: 1800 }, shared: { from: 1300, to: 1300 } };
const options = { countries: ["República Dominicana", "Haití"], cities: ["Santiago"], languages: [{ code: "es", name: "Español" }] };

/** The server's answers in this test, what it was asked to name the receivers, and the requests that it received. */
export const server = {
  preview: {} as ReceiversPreview,
  answers: [] as (LeadAnswer | Error)[],
  asked: [] as string[],
  sent: [] as URLSearchParams[],
};

export let host: HTMLElement;
let root: Root | undefined;

/** Gives each test an empty page and a server without answers. Call it at the top of a test file. */
export function withLeadForm() {
  beforeEach(() => {
    host = document.createElement("div");
    document.body.replaceChildren(host);
    Object.assign(server, {
      preview: { origin: center, receivers: [center, ...others], patientGroup: null, passedOver: [], token: "a-token", opening },
      answers: [],
      asked: [],
      sent: [],
    });
    vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
      // Nothing is kept in the browsers of these tests.
      if (address === "/api/borrador") return Response.json({ error: "no_draft" }, { status: 404 });
      if (address === "/api/derivacion") {
        server.asked.push(String(init.body));
        return Response.json(server.preview);
      }
      server.sent.push(new URLSearchParams(init.body as URLSearchParams));
      const answer = server.answers.shift()!;
      if (answer instanceof Error) throw answer;
      if (answer.outcome === "unavailable")
        return Response.json({ error: "unavailable" }, { status: 503, headers: { "Retry-After": String(answer.retryAfterSeconds) } });
      return Response.json(answer);
    });
  });
  afterEach(async () => {
    await act(() => root?.unmount());
    root = undefined;
  });
}

/** The default sentences, on a site with the default name. */
export const RELEASED = { site: defaultSite.name, written: null };

export async function show(props: Partial<LeadRequestFormProps> = {}) {
  root ??= createRoot(host);
  await act(() =>
    root!.render(<LeadRequestForm variant="dialog" center={center} options={options} currentYear={2026} wording={RELEASED} {...props} />),
  );
}

export const field = <T extends HTMLElement = HTMLInputElement>(name: string, value?: string) =>
  host.querySelector<T>(`[name="${name}"]${value === undefined ? "" : `[value="${value}"]`}`)!;
export const button = (words: string) => [...host.querySelectorAll("button")].find(({ textContent }) => textContent.includes(words))!;
export const errors = () => [...host.querySelectorAll("[id$='-error']")].map(({ textContent }) => textContent);

/** Sets a value as a browser does, without the setter that React adds to the element. */
export function type(name: string, text: string) {
  const input = field<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(name);
  return act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")!.set!.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
export const leave = (name: string) => act(() => field(name).dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
export const press = (element: HTMLElement) =>
  act(async () => {
    element.click();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

export async function fillConsultation() {
  await press(field("tratamiento", "FIV"));
  await press(field("estado", "otro"));
}

/** Goes to the last step and answers everything except the permissions. */
export async function reachTheEnd() {
  await show();
  await fillConsultation();
  await press(button("Continuar"));
  await type("mensaje", "¿Cuánto cuesta en total?");
  await type("anoNacimiento", "1989");
  await press(field("genero", "femenino"));
  await press(button("Continuar"));
  await type("nombre", "María");
  await type("apellido", "Rosario");
  await type("email", "maria@correo.example");
  await type("telefono", "+1 809 555 0100");
}
