/** The events that are passed on, by name only: nothing about health or wishes, and never web vitals. */
const COARSE = ["search_performed", "filter_applied", "view_center", "view_doctor", "cta_click_asesoria", "lead_submit", "download_guide"];
/** Matches addresses that reveal a treatment or a request. Any query may reveal one too. */
const TELLING = /tratamientos|blog|guias|estimacion|asesoramiento|solicitud|oferta|mensaje|bandeja/;

interface WithDataLayer {
  dataLayer?: object[];
}
let started = false;

/** Loads the tag manager of the site's settings, if any, on first use and so after consent. */
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
