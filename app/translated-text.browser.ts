// A translator of the browser replaces each text that React drew by an element of its own, and React then fails to find it: it throws
// when it takes the text away or puts something before it, and a change of the text reaches nobody. Here React finds the element instead.

/** The elements of a translator that are shown in the place of a text. */
const standIns = new WeakMap<Node, ChildNode>();

const isTranslators = (node: Node | null): node is HTMLElement => node?.nodeName === "FONT";

/** Returns whether a translator has already changed a part of the page. */
export const isTranslated = (part: Element): boolean => part.querySelector("font") !== null;

/** Returns what is shown for a text among the children of this parent, when a translator has replaced or wrapped it. */
function shownFor(text: Node, parent: Node): ChildNode | null {
  let shown = isTranslators(text.parentNode) ? text.parentNode : (standIns.get(text) ?? null);
  while (shown && shown.parentNode !== parent && isTranslators(shown.parentNode)) shown = shown.parentNode;
  return shown?.parentNode === parent ? shown : null;
}

/** Puts a text that React has changed back into its place, where the translator finds it again. */
const changes = new MutationObserver((records) => {
  for (const { target } of records) standIns.get(target)?.replaceWith(target);
});

const replacements = new MutationObserver((records) => {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.parentNode) continue;
      const shown = [...addedNodes, previousSibling, nextSibling].find(isTranslators);
      if (shown?.parentNode !== target) continue;
      standIns.set(text, shown);
      changes.observe(text, { characterData: true });
    }
  }
});

/** Lets React go on in a page that the browser translates. Call it before React draws or hydrates anything. */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!(child instanceof Text) || child.parentNode === this) return removeChild.call(this, child) as T;
    shownFor(child, this)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before instanceof Text && before.parentNode !== this ? shownFor(before, this) : before;
    return insertBefore.call(this, node, place) as T;
  };
  replacements.observe(document, { childList: true, subtree: true });
}
