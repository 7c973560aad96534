import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import { enterWithPasskey, knowsPasskeys } from "./ask-passkey.ts";

/** The button to sign in without a password, in browsers that support it. */
export function UsePasskey() {
  const [offered, setOffered] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => setOffered(knowsPasskeys()), []);
  if (!offered) return null;
  const enter = () =>
    enterWithPasskey().then(
      (to) => location.assign(to),
      () => setRefused(true),
    );
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3.5 text-ink-2 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.identity_passkey_or()}
      </p>
      <Button type="button" kind="outline" size="l" wide icon={<KeyRound />} onClick={enter}>
        {m.identity_passkey_use()}
      </Button>
      <p className="-mt-2 text-center text-ink-2 text-sm">{m.identity_passkey_use_hint()}</p>
      {refused && (
        <Note kind="error" live>
          {m.identity_passkey_refused()}
        </Note>
      )}
    </div>
  );
}
