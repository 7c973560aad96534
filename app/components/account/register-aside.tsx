import { m } from "#app/paraglide/messages.js";
import { Card } from "#app/ui/card.tsx";

/** What an account is good for, or what happens after registering. */
export function RegisterAside({ kind }: { kind: "patient" | "provider" | null }) {
  if (kind !== "provider")
    return (
      <Card as="aside" panel aria-labelledby="para-que">
        <h2 id="para-que" className="title-4">
          {m.account_register_use()}
        </h2>
        <Steps steps={[[m.account_register_use_1(), m.account_register_use_1_text()]]} />
        <p className="text-ink-2 text-sm">{m.account_register_no_need()}</p>
      </Card>
    );
  return (
    <Card as="aside" panel aria-labelledby="que-pasa">
      <h2 id="que-pasa" className="title-4">
        {m.account_register_next()}
      </h2>
      <Steps
        steps={[
          [m.account_register_next_1(), m.account_register_next_1_text()],
          [m.account_register_next_2(), m.account_register_next_2_text()],
          [m.account_register_next_3(), m.account_register_next_3_text()],
          [m.account_register_next_4(), m.account_register_next_4_text()],
        ]}
      />
    </Card>
  );
}

function Steps({ steps }: { steps: readonly (readonly [title: string, text: string])[] }) {
  return (
    <ol className="my-4 grid gap-4">
      {steps.map(([title, text], index) => (
        <li key={title} className="flex gap-3.5">
          <span aria-hidden className="grid size-9 flex-none place-items-center rounded-full bg-tonal font-semibold text-on-tonal">
            {index + 1}
          </span>
          <div>
            <b className="block font-semibold">{title}</b>
            <span className="text-ink-2 text-sm">{text}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
