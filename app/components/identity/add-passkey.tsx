import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import { knowsPasskeys, makePasskey } from "./ask-passkey.ts";

/** The button that makes a passkey, in browsers that can. */
export function AddPasskey() {
  const [offered, setOffered] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => setOffered(knowsPasskeys()), []);
  if (!offered) return null;
  const add = () =>
    makePasskey().then(
      () => location.reload(),
      () => setFailed(true),
    );
  return (
    <div className="grid gap-3">
      <Button type="button" kind="outline" icon={<KeyRound />} onClick={add}>
        {m.identity_passkey_add()}
      </Button>
      {failed && (
        <Note kind="error" live>
          {m.identity_passkey_failed()}
        </Note>
      )}
    </div>
  );
}
