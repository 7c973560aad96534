const LOOKED_AT_MS = 1_000;

/** Reports an offer as seen once its page was visible for a second, so that a mail program that fetches the link does not count. */
export function reportSeenOffer() {
  const form = document.querySelector<HTMLFormElement>("form[data-offer-seen]");
  if (!form) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (document.visibilityState !== "visible") return;
    timer = setTimeout(() => {
      document.removeEventListener("visibilitychange", watch);
      form.hidden = true;
      void fetch(form.action, { method: "POST", body: new URLSearchParams(), redirect: "manual" });
    }, LOOKED_AT_MS);
  };
  document.addEventListener("visibilitychange", watch);
  watch();
}
