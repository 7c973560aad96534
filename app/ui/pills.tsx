import Check from "lucide-react/icons/check";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

/** A radio group with up to six choices side by side. More choices need a Select. */
export function Pills(props: ChoiceGroupProps) {
  return (
    <ChoiceGroup {...props} list="flex flex-wrap gap-2 sm:gap-2.5">
      {(input, option) => (
        <label
          key={option.value}
          className="inline-flex min-h-12 items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-surface px-[17px] text-md font-medium has-checked:border-brand has-checked:bg-tint has-checked:text-on-tonal has-checked:edge-brand has-disabled:bg-disabled has-disabled:text-on-disabled has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-brand"
        >
          <input {...input} type="radio" className="peer sr-only" />
          <Check className="hidden size-[18px] peer-checked:block" />
          {option.label}
        </label>
      )}
    </ChoiceGroup>
  );
}
