/** The hearts of cards: what a visitor saved stays in a cookie of slugs, which the server reads and the page cache ignores. */
const COOKIE = "guardados";
const YEAR_S = 31_536_000;
const MOST = 60;

const saved = () => new Set((new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? "").split(".").filter(Boolean));

/** Presses the hearts that were pressed before; again after results are swapped in. */
export function showSaved(root: ParentNode = document) {
  const slugs = saved();
  for (const button of root.querySelectorAll<HTMLElement>("[data-save]"))
    button.setAttribute("aria-pressed", String(slugs.has(button.dataset.save!)));
}

export function saveCenters() {
  showSaved();
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-save]");
    if (!button) return;
    const slug = button.dataset.save!;
    const slugs = saved();
    if (!slugs.delete(slug)) slugs.add(slug);
    const secure = location.protocol === "https:" ? ";Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser yet, and this flips at once
    document.cookie = `${COOKIE}=${[...slugs].slice(-MOST).join(".")};Path=/;Max-Age=${YEAR_S};SameSite=Lax${secure}`;
    for (const twin of document.querySelectorAll<HTMLElement>(`[data-save="${slug}"]`))
      twin.setAttribute("aria-pressed", String(slugs.has(slug)));
  });
}
