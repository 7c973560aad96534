import { type ComponentType, createContext, type ReactElement, use, useId } from "react";

/** Set by entry.server.tsx for pages that are not hydrated as a whole; null everywhere else, the browser included. */
export const IslandServer = createContext<null | {
  render: (element: ReactElement, options: { identifierPrefix: string }) => string;
  /** Returns the HTML kept under the key, or renders and keeps it. */
  keep: (key: string, draw: () => ReactElement) => string;
}>(null);

type Json<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never) => unknown) | symbol | bigint | Date | Map<unknown, unknown> | Set<unknown>
    ? never
    : { [K in keyof T]: Json<T[K]> };

export type SurvivesJson<P> = [P] extends [Json<P>] ? unknown : "props must survive JSON";

/**
 * A component that stays interactive on public pages. `name` is its file name in ./widgets; props must survive JSON. The browser loads
 * React and hydrates it when somebody touches it, and at once when it has kept something of it under the name `keptAs`.
 */
export function island<P extends object>(name: string, Component: ComponentType<P> & SurvivesJson<P>, keptAs?: string) {
  const Inner: ComponentType<P> = Component;
  function Island(props: P) {
    const server = use(IslandServer);
    const prefix = useId();
    if (!server) {
      return (
        <div data-island-live={name}>
          <Inner {...props} />
        </div>
      );
    }
    const element = (
      <IslandServer value={null}>
        <Inner {...props} />
      </IslandServer>
    );
    return (
      <div
        data-island={name}
        data-kept={keptAs}
        data-prefix={prefix}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered apart so that ids match when the island wakes alone
        dangerouslySetInnerHTML={{ __html: server.render(element, { identifierPrefix: prefix }) }}
      />
    );
  }
  return Object.assign(Island, { Component: Inner, islandName: name, displayName: `Island(${name})` });
}
