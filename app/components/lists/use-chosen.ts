import { useEffect, useState } from "react";

interface Chosen {
  /** The chosen rows of this page. */
  here: readonly string[];
  choose: (ids: readonly string[], on: boolean) => void;
}

/** Keeps which rows of a page are chosen. `asked` are those of an act that waits for its confirmation. */
export function useChosen(ids: readonly string[], asked: readonly string[] | undefined): Chosen {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(asked));
  const asking = asked !== undefined;
  // The choice is cleared once the act was confirmed or cancelled.
  useEffect(() => (asking ? () => setChosen(new Set()) : undefined), [asking]);
  const here = ids.filter((id) => chosen.has(id));
  const choose = (changed: readonly string[], on: boolean) => {
    const next = new Set(here);
    for (const id of changed) on ? next.add(id) : next.delete(id);
    setChosen(next);
  };
  return { here, choose };
}
