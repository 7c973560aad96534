import Lock from "lucide-react/icons/lock";
import Phone from "lucide-react/icons/phone";
import UserRound from "lucide-react/icons/user-round";
import { m } from "#messages/m.ts";

/** Placeholders for a name and a telephone number. They are the same for everybody, since they must reveal nothing. */
export function HiddenPerson() {
  return (
    <div className="grid gap-1.5 rounded-lg bg-surface-2 px-3.5 py-3 text-ink-2 text-sm">
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <span className="flex items-center gap-2">
          <UserRound className="size-4.5" />
          <span aria-hidden>••••• ••••••</span>
          <span className="sr-only">{m.followups_name_hidden()}, </span>
        </span>
        <span className="flex items-center gap-2">
          <Phone className="size-4.5" />
          <span aria-hidden>••• ••• ••••</span>
          <span className="sr-only">{m.followups_phone_hidden()}. </span>
        </span>
      </p>
      <p className="flex items-center gap-2">
        <Lock className="size-4.5" />
        {m.followups_shown_opened()}
      </p>
    </div>
  );
}
