import { Checkbox } from "#app/ui/checkbox.tsx";
import { Below, describedBy, LABEL } from "#app/ui/field.tsx";
import { ONE_REQUEST_PARTS, SHARED_PARTS } from "#domain/companions/companion.ts";
import { m } from "#messages/m.ts";
import { SHARED_PART_NAMES, SHARED_PART_TEXTS } from "#texts/companions.ts";

interface Props {
  sees: readonly string[];
  /** True when it is about one request alone. */
  oneRequest: boolean;
  tellsCenters: boolean;
  error?: string | undefined;
}

/** What the other person sees, each part with a box of its own, and whether centers hear of them. */
export function SharingFields({ sees, oneRequest, tellsCenters, error }: Props) {
  return (
    <>
      <fieldset id="campo-ve" tabIndex={-1} aria-describedby={describedBy("campo-ve", undefined, error)} className="grid min-w-0">
        <legend className={LABEL}>{m.companions_sees()}</legend>
        {(oneRequest ? ONE_REQUEST_PARTS : SHARED_PARTS).map((part) => (
          <Checkbox
            key={part}
            name="ve"
            value={part}
            defaultChecked={sees.includes(part)}
            label={
              <>
                {SHARED_PART_NAMES[part]()}
                <span className="block text-ink-2 text-sm">{SHARED_PART_TEXTS[part]()}</span>
              </>
            }
          />
        ))}
        <Below id="campo-ve" error={error} />
      </fieldset>
      <p className="text-ink-2 text-sm">{m.companions_never()}</p>
      <Checkbox name="centros" value="si" defaultChecked={tellsCenters} label={m.companions_tell_centers()} />
    </>
  );
}
