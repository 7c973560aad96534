import { useEffect, useRef } from "react";
import { useBlocker, useNavigation } from "react-router";
import { m } from "#app/paraglide/messages.js";

interface Props {
  /** The version that the form was opened at. A new one means that it was saved, and begins anew. */
  version: string | number;
  /** True when the form came back unsaved with what was typed. */
  unsaved?: boolean;
}

/** Asks before anybody leaves a form with changes that were not saved. It stands inside its form. */
export function UnsavedGuard({ version, unsaved = false }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const opened = useRef<string | null>(null);
  const sending = useRef(false);
  const isChanged = () => {
    const form = place.current?.closest("form");
    return !sending.current && form != null && (unsaved || written(form) !== opened.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of what is edited is a new beginning
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    opened.current = written(form);
    sending.current = false;
    const send = () => {
      sending.current = true;
    };
    const stay = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    form.addEventListener("submit", send);
    window.addEventListener("beforeunload", stay);
    return () => {
      form.removeEventListener("submit", send);
      window.removeEventListener("beforeunload", stay);
    };
  }, [version, unsaved]);
  // An answer that saved nothing, such as «there was nothing to save», leaves the version as it was.
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") sending.current = false;
  }, [state]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged() && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(m.lists_unsaved())) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  return <span ref={place} hidden />;
}

const written = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].map(([key, value]) => [key, typeof value === "string" ? value : `${value.name} ${value.size}`]));
