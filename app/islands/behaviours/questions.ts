import { matchesWords } from "#app/components/content/question-match.ts";

/** Filters the questions while the visitor types. Without it, the form asks the server, which gives the same answer. */
export function filterQuestions() {
  const form = document.querySelector<HTMLFormElement>("form[data-questions]");
  const field = form?.querySelector<HTMLInputElement>("input[type=search]");
  if (!form || !field) return;
  const entries = [...document.querySelectorAll<HTMLElement>("[data-question]")].map((place) => ({ place, text: place.textContent }));
  const topics = [...document.querySelectorAll<HTMLElement>("[data-topic]")];
  const count = document.querySelector<HTMLElement>("[data-question-count]");
  const none = document.querySelector<HTMLElement>("[data-question-none]");

  const show = () => {
    for (const { place, text } of entries) place.hidden = !matchesWords(text, field.value);
    const shown = entries.filter(({ place }) => !place.hidden).length;
    for (const topic of topics) topic.hidden = !topic.querySelector("[data-question]:not([hidden])");
    if (none) none.hidden = shown > 0;
    // The server's text contains «{number}».
    if (count) count.textContent = (shown === 1 ? count.dataset.one! : count.dataset.many!).replace("{number}", String(shown));
    const address = new URL(location.href);
    if (field.value.trim()) address.searchParams.set("q", field.value.trim());
    else address.searchParams.delete("q");
    history.replaceState(history.state, "", address);
  };
  field.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
  });
}
