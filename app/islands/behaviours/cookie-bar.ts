import { startMeasuring } from "./measure.ts";

/** Sends the visitor's choice, and puts the bar away. */
export function answerCookieBar() {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const bar = form.closest<HTMLElement>("[data-cookie-bar]");
    if (!bar) return;
    event.preventDefault();
    const body = new FormData(form, event.submitter);
    bar.hidden = true;
    void fetch(form.action, { method: "POST", body: new URLSearchParams(body as never) });
    void startMeasuring(body.get("eleccion") === "all");
  });
}
