/** Reports events and page speed to our own server. It is loaded only for visitors who agreed. */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { pushToTagManager } from "./tag-manager.ts";

type Facts = Record<string, string | number | boolean>;

const SEND_AFTER_MS = 5_000;
const waiting: { name: string; facts: Facts }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send() {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  navigator.sendBeacon("/api/eventos", JSON.stringify({ path: location.pathname, events: waiting.splice(0, 40) }));
  if (waiting.length > 0) send();
}

function tell(name: string, facts: Facts = {}) {
  waiting.push({ name, facts });
  pushToTagManager(name);
  timer ??= setTimeout(send, SEND_AFTER_MS);
}

const factsOf = (el: HTMLElement): Facts => (el.dataset.facts ? JSON.parse(el.dataset.facts) : {});

/** The fields of a search or filter form, with the names that events use for them. */
const FACETS: Readonly<Record<string, string>> = { q: "query", city: "ciudad", services: "servicio", service: "servicio" };

function searchFacts(form: HTMLFormElement): Facts {
  const entries = [...new FormData(form)].filter(([name, value]) => name in FACETS && value !== "" && value !== "all");
  return Object.fromEntries(entries.map(([name, value]) => [FACETS[name]!, String(value).slice(0, 100)]));
}

function followForms() {
  document.addEventListener("submit", ({ target }) => {
    const form = target as HTMLFormElement;
    if (form.dataset.event) tell(form.dataset.event, form.dataset.event === "search_performed" ? searchFacts(form) : factsOf(form));
  });
  document.addEventListener("change", ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.form?.matches("[data-filters]")) {
      tell("filter_applied", { facet: field.name, value: field.type === "search" ? "" : field.value.slice(0, 100) });
    } else if (field.dataset.event === "LeadConsent_Select") {
      tell("LeadConsent_Select", { ...factsOf(field), consent: field.checked ? "yes" : "no", page_path: location.pathname });
    }
  });
}

function followClicks() {
  document.addEventListener("click", (event) => {
    const el = (event.target as Element).closest<HTMLElement>("a[data-event],button[data-event]");
    if (el) tell(el.dataset.event!, factsOf(el));
  });
}

function tellWhatIsSeen() {
  for (const el of document.querySelectorAll<HTMLElement>("[data-seen]")) tell(el.dataset.seen!, factsOf(el));
}

function tellVital({ name, value, rating }: Metric) {
  tell("web_vital", { metric: name, value: Math.round(value * 1000) / 1000, rating });
}

export function measure() {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tellVital);
  followForms();
  followClicks();
  tellWhatIsSeen();
  // Not `unload`, which telephones often skip: https://web.dev/articles/bfcache
  document.addEventListener("visibilitychange", () => document.hidden && send());
}
