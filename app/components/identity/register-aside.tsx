import clsx from "clsx";
import CirclePause from "lucide-react/icons/circle-pause";
import Heart from "lucide-react/icons/heart";
import Send from "lucide-react/icons/send";
import type { ReactNode } from "react";
import { m } from "#messages/m.ts";
import { ProfilePreview, type ProfileSoFar } from "./profile-preview.tsx";
import { SunriseStrip } from "./sunrise.tsx";

interface Props {
  kind: "patient" | "provider" | null;
  profile: ProfileSoFar;
}

const CARD = "min-w-0 overflow-hidden rounded-3xl border bg-surface elevation-1";

/** The benefits of an account, or what happens after registering. */
export function RegisterAside({ kind, profile }: Props) {
  if (kind !== "provider")
    return (
      <aside aria-labelledby="para-que" className={CARD}>
        <SunriseStrip className="h-29.5 max-md:hidden" />
        <div className="p-5.5 md:p-7">
          <h2 id="para-que" className="title-3 text-[1.4375rem]">
            {m.identity_register_use()}
          </h2>
          <Steps
            steps={[
              { mark: <Send />, title: m.identity_register_use_1(), text: m.identity_register_use_1_text() },
              { mark: <Heart />, title: m.identity_register_use_2(), text: m.identity_register_use_2_text() },
              { mark: <CirclePause />, title: m.identity_register_use_3(), text: m.identity_register_use_3_text() },
            ]}
          />
          <p className="text-ink-2 text-sm">{m.identity_register_no_need()}</p>
        </div>
      </aside>
    );
  return (
    <aside aria-labelledby="que-pasa" className={clsx(CARD, "p-5.5 md:p-7")}>
      <h2 id="que-pasa" className="title-3 text-[1.4375rem]">
        {m.identity_register_next()}
      </h2>
      <Steps
        steps={[
          { mark: 1, title: m.identity_register_next_1(), text: m.identity_register_next_1_text() },
          { mark: 2, title: m.identity_register_next_2(), text: m.identity_register_next_2_text() },
          { mark: 3, title: m.identity_register_next_3(), text: m.identity_register_next_3_text() },
          { mark: 4, title: m.identity_register_next_4(), text: m.identity_register_next_4_text() },
        ]}
      />
      <ProfilePreview profile={profile} />
    </aside>
  );
}

interface Step {
  mark: ReactNode;
  title: string;
  text: string;
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="mt-4 mb-1">
      {steps.map(({ mark, title, text }) => (
        <li
          key={title}
          className="relative flex gap-3.5 pb-5 not-last:before:absolute not-last:before:top-9.5 not-last:before:bottom-0.5 not-last:before:left-[15px] not-last:before:w-0.5 not-last:before:bg-line-strong"
        >
          <span
            aria-hidden
            className="grid size-8 flex-none place-items-center rounded-full bg-tonal font-semibold text-on-tonal text-sm [&>.lucide]:size-4.5"
          >
            {mark}
          </span>
          <div className="leading-[1.45]!">
            <b className="block font-semibold">{title}</b>
            <span className="text-ink-2 text-sm">{text}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
