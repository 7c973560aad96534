import clsx from "clsx";
import { Form } from "react-router";
import type { RefusedFinding } from "#app/forms/verification/find-sent.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { ProviderDocument } from "#domain/listing/documents.ts";
import { type Check, type Item, MAX_FOUND } from "#domain/verification/checklist.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { ITEM_NAMES } from "#texts/verification.ts";
import { VerdictHeading } from "./mark.tsx";
import { NotedHere } from "./noted-here.tsx";
import { PaperLink } from "./papers/paper-link.tsx";
import { useFormAddress } from "./papers/shown-paper.ts";

interface Props {
  item: Item;
  says: string;
  /** The version of these words, which a finding has to name. */
  about: string;
  check: Check | undefined;
  /** What the profile says that a paper can prove, each to be ticked. */
  said: readonly string[];
  /** The papers that may prove it. */
  papers: readonly ProviderDocument[];
  /** Whether whoever looks has one of them open, or opened one before. */
  unlocked: boolean;
  refused: RefusedFinding | undefined;
  /** True right after its verdict was stored. */
  noted: boolean;
}

/** What the profile and the papers say about one item, and the verdict. */
export function ItemRow({ item, says, about, said, papers, unlocked, check, refused, noted }: Props) {
  const addressOf = useFormAddress();
  const error = refused?.item === item ? refused : undefined;
  return (
    <li className="grid gap-3 border-t py-4 first:border-t-0" id={item}>
      <VerdictHeading name={ITEM_NAMES[item]()} verdict={check?.verdict ?? "open"} />
      {noted && <NotedHere />}
      <div className="grid gap-x-6 gap-y-3 md:pl-11 @min-[32rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <dl className={clsx("grid content-start gap-x-6 gap-y-2 @min-[32rem]:grid-cols-1", check && "sm:grid-cols-2")}>
          <div>
            <dt className="text-ink-2 text-sm">{m.verification_says_profile()}</dt>
            <dd className="wrap-anywhere">{says || m.verification_not_given()}</dd>
          </div>
          {check && (
            <div>
              <dt className="text-ink-2 text-sm">{m.verification_says_document()}</dt>
              <dd className="wrap-anywhere">{check.found || m.verification_verdict_matches()}</dd>
              <dd className="text-ink-2 text-sm">{formatDateTime(check.checkedAt)}</dd>
            </div>
          )}
        </dl>
        <Form method="post" action={addressOf(item)} preventScrollReset noValidate className="grid content-start gap-2.5">
          <input type="hidden" name="punto" value={item} />
          <input type="hidden" name="version" value={error?.seen ?? check?.id ?? ""} />
          <input type="hidden" name="dice" value={error?.says ?? about} />
          {unlocked && said.length > 0 && (
            <fieldset className="grid">
              <legend className="font-semibold text-ui">{m.verification_picked()}</legend>
              {said.map((one) => (
                <Checkbox key={one} name="leido" value={one} label={one} defaultChecked={error?.picked.includes(one)} />
              ))}
              {error?.about === "picked" && <p className="text-err text-sm">{error.error}</p>}
            </fieldset>
          )}
          <Field
            label={item === "identity" ? m.verification_found_name() : m.verification_found()}
            hint={m.verification_found_hint()}
            error={error?.about === "picked" ? undefined : error?.error}
          >
            {(control) => <Input {...control} name="hallado" maxLength={MAX_FOUND} defaultValue={error?.typed ?? ""} />}
          </Field>
          {error?.about === "alike" && <Checkbox name="misma" value="si" label={m.verification_same_name()} />}
          {!unlocked && (
            <p className="flex flex-wrap items-center gap-x-4 text-ink-2 text-sm">
              {papers.length > 0 ? m.verification_locked() : m.verification_locked_none()}
              {papers.map(({ id, fileName }) => (
                <PaperLink key={id} id={id} fileName={fileName} />
              ))}
            </p>
          )}
          <p className="flex flex-wrap gap-2.5">
            {unlocked && (
              <Button type="submit" kind="tonal" size="s" name="accion" value="coincide">
                {m.verification_verdict_matches()}
                <span className="sr-only">: {ITEM_NAMES[item]()}</span>
              </Button>
            )}
            <Button type="submit" kind="outline" size="s" name="accion" value="no-coincide">
              {m.verification_verdict_differs()}
              <span className="sr-only">: {ITEM_NAMES[item]()}</span>
            </Button>
          </p>
        </Form>
      </div>
    </li>
  );
}
