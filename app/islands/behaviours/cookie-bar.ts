import { startMeasuring } from "./measure.ts";

/** Sends the visitor's choice without leaving the page; without JavaScript the form posts and comes back. */
export function answerCookieBar() {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-cookie-bar]")) return;
    event.preventDefault();
    const body = new FormData(form, event.submitter);
    form.hidden = true;
    void fetch(form.action, { method: "POST", body: new URLSearchParams(body as never) });
    void startMeasuring(body.get("eleccion") === "all");
  });
}
