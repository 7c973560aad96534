import { SourceText } from "#app/components/content/source-list.tsx";
import type { Source } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";

/** Says where and when one statement was read. */
export function SourceLine({ sources, id }: { sources: readonly Source[]; id: string }) {
  const source = sources.find((one) => one.id === id);
  if (!source) return null;
  return (
    <p className="mt-1.5 text-sm text-ink-3 [overflow-wrap:anywhere]">
      {m.financing_source()} <SourceText source={source} />
    </p>
  );
}
