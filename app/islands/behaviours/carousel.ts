/** Starts every carousel under `root`: counter, dots, previous, pause, next, and automatic moves while it is visible. */
export function startCarousels(root: ParentNode = document) {
  for (const el of root.querySelectorAll<HTMLElement>("[data-carousel]")) start(el);
}

function start(el: HTMLElement) {
  const controls = el.querySelector<HTMLElement>("[data-controls]");
  // A carousel with visible controls already runs. New results add new carousels beside old ones.
  if (!controls?.hidden) return;
  controls.hidden = false;

  const track = el.querySelector<HTMLElement>("[data-track]")!;
  const counter = el.querySelector("[data-counter]")!;
  const dots = el.querySelectorAll<HTMLElement>("[data-go]");
  const pause = el.querySelector<HTMLElement>("[data-pause]")!;
  const total = track.children.length;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const current = () => Math.round(track.scrollLeft / track.clientWidth);
  let seen = false;
  let timer = 0;

  const show = (index: number) => track.scrollTo({ left: index * track.clientWidth, behavior: calm.matches ? "instant" : "smooth" });
  const go = (step: number) => show((current() + step + total) % total);
  const moveOn = () => document.hidden || el.matches(":hover, :has(:focus-visible)") || go(1);
  const restart = () => {
    clearInterval(timer);
    if (seen && el.dataset.paused === undefined) timer = window.setInterval(moveOn, Number(el.dataset.carousel));
  };
  const toggle = () => {
    if (el.dataset.paused === undefined) el.dataset.paused = "";
    else delete el.dataset.paused;
    const { playLabel } = pause.dataset;
    pause.dataset.playLabel = pause.ariaLabel ?? "";
    pause.ariaLabel = playLabel ?? "";
    restart();
  };

  const tell = () => {
    counter.textContent = `${current() + 1} / ${total}`;
    for (const [index, dot] of dots.entries()) dot.ariaCurrent = String(index === current());
  };
  track.addEventListener("scroll", tell, { passive: true });
  controls.addEventListener("click", (event) => {
    // The surrounding card may be one link.
    event.preventDefault();
    const button = (event.target as Element).closest("button");
    if (button === pause) return toggle();
    if (!button) return;
    if (button.dataset.go) show(Number(button.dataset.go));
    else go("next" in button.dataset ? 1 : -1);
    restart();
  });
  new IntersectionObserver(
    ([entry]) => {
      seen = entry!.isIntersecting;
      restart();
    },
    { threshold: 0.6 },
  ).observe(el);
  if (calm.matches) toggle();
}
