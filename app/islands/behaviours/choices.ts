/** The script for a heart, «Comparar», «Compartir» and «Imprimir» is loaded on first use, or when a visitor with choices returns. */
const load = () => import("./chosen.ts");

/** Marks what was chosen before, and again after new results have loaded. */
export function showChosen(root: ParentNode = document) {
  if (/(guardados|comparar)=\w/.test(document.cookie)) void load().then(({ show }) => show(root));
}

export function followChoices() {
  showChosen();
  document.addEventListener("click", (event) => {
    const control = (event.target as Element).closest<HTMLElement>("[data-save],[data-compare],[data-share],[data-print]");
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void load().then(
      ({ act }) => act(control),
      () => (control instanceof HTMLButtonElement ? control.form?.requestSubmit(control) : undefined),
    );
  });
}
