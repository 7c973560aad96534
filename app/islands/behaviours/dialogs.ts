/** Adds what native dialogs lack in some browsers: buttons that open them, a click on the backdrop, and dragging a drawer away. */
export function assistDialogs() {
  const opensItself = "commandForElement" in HTMLButtonElement.prototype;
  const closesItself = "closedBy" in HTMLDialogElement.prototype;
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const invoker = target.closest("button[commandfor]");
    if (invoker && !opensItself) {
      const dialog = document.getElementById(invoker.getAttribute("commandfor")!);
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (invoker.getAttribute("command") === "show-modal") dialog.showModal();
      else dialog.close();
    } else if (target instanceof HTMLDialogElement && !closesItself && isOutside(target, event)) {
      target.close();
    }
  });
  document.addEventListener("pointerdown", drag, { passive: true });
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent) {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** Lets a finger move the drawer. Past a quarter of its width it closes. */
function drag(start: PointerEvent) {
  const drawer = (start.target as Element).closest<HTMLDialogElement>(".drawer");
  if (!drawer || start.pointerType !== "touch") return;
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - start.clientX);
  const move = (event: PointerEvent) => {
    drawer.style.transition = "none";
    drawer.style.translate = `${distance(event)}px`;
  };
  const end = (event: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    drawer.style.transition = drawer.style.translate = "";
    if (event.type === "pointerup" && distance(event) > drawer.offsetWidth / 4) drawer.close();
  };
  addEventListener("pointermove", move, { passive: true });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
