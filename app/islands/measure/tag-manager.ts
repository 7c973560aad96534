/** Nothing about a person's health or wishes: the bare names, and never vitals. */
const COARSE = ["search_performed", "filter_applied", "view_center", "view_doctor", "cta_click_asesoria", "lead_submit", "download_guide"];
/** Addresses that say which treatment, or whose request, somebody is reading about; so may any query. */
const TELLING = /tratamientos|blog|guias|estimacion|asesoramiento|solicitud|oferta|mensaje|bandeja/;

interface WithDataLayer {
  dataLayer?: object[];
}
let started = false;

/** The tag manager that the operator configured, if any. Loaded on first use, so after consent. */
export function pushToTagManager(name: string) {
  const id = document.documentElement.dataset.tagManager;
  if (!id || !COARSE.includes(name) || location.search || TELLING.test(location.pathname)) return;
  const scope = window as WithDataLayer;
  scope.dataLayer ??= [];
  if (!started) {
    started = true;
    scope.dataLayer.push({ page_location: `${location.origin}/`, page_path: "/", page_title: "", page_referrer: "" });
    scope.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    const script = document.createElement("script");
    script.async = true;
    script.referrerPolicy = "origin";
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  scope.dataLayer.push({ event: name });
}
