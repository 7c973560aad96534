import type { ComponentType, HTMLAttributes } from "react";
import { use } from "react";
import { getLocale } from "#messages/languages.ts";
import { IslandServer, type SurvivesJson } from "./island.tsx";

interface KeptPartProps<P extends object> {
  as: "li" | "header" | "footer";
  /** Of the element around the part; `data-…` too. */
  attributes: HTMLAttributes<HTMLElement> & Partial<Record<`data-${string}`, string | undefined>>;
  /** Its own name among the kept parts. */
  name: string;
  /** Draws from its props and the language alone: no clock, no `useId`, no context, nothing of the visitor. */
  part: ComponentType<P> & SurvivesJson<P>;
  of: P;
}

/**
 * A part of public pages that looks the same wherever it is drawn of the same props, like a card: the server keeps its HTML and
 * draws it again only of other ones. Nothing has to be made old, since all that it shows is in the key.
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
