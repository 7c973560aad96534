import { useId } from "react";

interface Props {
  name: string;
  label: string;
  text: string;
  defaultChecked: boolean;
}

/** A setting that is on or off, and what it does. The whole row is the target. */
export function SettingSwitch({ name, label, text, defaultChecked }: Props) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 border-t py-3 first:border-t-0 first:pt-0">
      <label htmlFor={id} className="min-w-0 flex-1 leading-[1.4]!">
        <b className="block font-semibold text-md">{label}</b>
        <span id={`${id}-text`} className="text-ink-2 text-sm">
          {text}
        </span>
      </label>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="si"
        defaultChecked={defaultChecked}
        aria-describedby={`${id}-text`}
        className="switch"
      />
    </div>
  );
}
