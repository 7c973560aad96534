import type { ComponentType, HTMLAttributes } from "react";
import { use } from "react";
import { getLocale } from "#messages/languages.ts";
import { IslandServer, type SurvivesJson } from "./island.tsx";

interface KeptPartProps<P extends object> {
  as: "li" | "header" | "footer" | "script";
  /** Attributes of the element around the part; `data-…` too. */
  attributes: HTMLAttributes<HTMLElement> & { type?: string } & Partial<Record<`data-${string}`, string | undefined>>;
  /** The part's own name among the kept parts. */
  name: string;
  /** Draws from its props and the language only: no clock, no `useId`, no context, nothing about the visitor. */
  part: ComponentType<P> & SurvivesJson<P>;
  of: P;
}

/**
 * A part of public pages that always looks the same for the same props, such as a card. The server keeps its HTML and draws it again
 * only for other props. No entry ever becomes outdated, since everything that it shows is in its key.
 */
export function KeptPart<P extends object>({ as: Tag, attributes, name, part, of: props }: KeptPartProps<P>) {
  const server = use(IslandServer);
  const Part: ComponentType<P> = part;
  if (!server)
    return (
      <Tag {...attributes}>
        <Part {...props} />
      </Tag>
    );
  const html = server.keep(`${name} ${getLocale()} ${JSON.stringify(props)}`, () => (
    <IslandServer value={null}>
      <Part {...props} />
    </IslandServer>
  ));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
