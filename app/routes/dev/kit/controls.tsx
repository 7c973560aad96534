import ArrowRight from "lucide-react/icons/arrow-right";
import Heart from "lucide-react/icons/heart";
import Phone from "lucide-react/icons/phone";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Count } from "#app/ui/count.tsx";
import { Field } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { RadioGroup } from "#app/ui/radio.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { m } from "#messages/m.ts";
import { Block, Columns, Row } from "./block.tsx";

const FOCUSED = "outline-3 outline-offset-2 outline-focus";

export function Buttons() {
  return (
    <Block title={m.dev_kit_buttons()}>
      <Row>
        <Button type="button" kind="cta" icon={<Search />}>
          {m.dev_kit_search()}
        </Button>
        <Button type="button" kind="cta" className="bg-cta-hover!">
          {m.dev_kit_hovered()}
        </Button>
        <Button type="button" kind="cta" className={FOCUSED}>
          {m.dev_kit_focused()}
        </Button>
        <Button type="button" kind="cta" loading={{ active: true, label: m.forms_sending() }}>
          {m.dev_kit_ask()}
        </Button>
        <Button type="button" kind="cta" loading={{ active: false, label: m.forms_sending() }}>
          {m.dev_kit_ask()}
        </Button>
      </Row>
      <Row>
        <Button type="button" kind="primary">
          {m.forms_continue()}
        </Button>
        <Button type="button" kind="primary" className="bg-brand-hover!">
          {m.dev_kit_hovered()}
        </Button>
        <Button kind="outline" href="#enlace">
          {m.dev_kit_see_center()}
        </Button>
        <Button type="button" kind="tonal">
          {m.dev_kit_contact()}
        </Button>
        <Button type="button" kind="quiet">
          {m.forms_clear()}
        </Button>
        <Button type="button" kind="outline" disabled>
          {m.dev_kit_unavailable()}
        </Button>
      </Row>
      <Row>
        <Button type="button" kind="primary" size="s">
          {m.dev_kit_size_s()}
        </Button>
        <Button type="button" kind="primary">
          {m.dev_kit_size_m()}
        </Button>
        <Button type="button" kind="primary" size="l" iconAfter={<ArrowRight />}>
          {m.dev_kit_size_l()}
        </Button>
        <TextLink href="#enlace" iconAfter={<ArrowRight />}>
          {m.dev_kit_text_link()}
        </TextLink>
        <IconButton type="button" label={m.forms_close()}>
          <X />
        </IconButton>
        <Tooltip text={m.dev_kit_tooltip()}>
          {(target) => (
            <IconButton type="button" kind="cover" label={m.dev_kit_save()} {...target}>
              <Heart />
            </IconButton>
          )}
        </Tooltip>
      </Row>
      <div className="on-deep flex flex-wrap items-center gap-3 rounded-2xl bg-deep p-5 text-on-deep">
        <Button type="button" kind="inverse">
          {m.dev_kit_costs()}
        </Button>
        <Button type="button" kind="outline-inverse" icon={<Phone />}>
          {m.dev_kit_payment()}
        </Button>
        <IconButton type="button" kind="deep" label={m.forms_close()}>
          <X />
        </IconButton>
      </div>
    </Block>
  );
}

export function Fields() {
  const cities = ["Santo Domingo", "Santiago", "Punta Cana"].map((city) => ({ value: city, label: city }));
  const yesNo = [
    { value: "si", label: m.dev_kit_yes() },
    { value: "no", label: m.dev_kit_no() },
  ];
  return (
    <Block title={m.dev_kit_fields()}>
      <Columns three>
        <Field label={m.dev_kit_name()} hint={m.dev_kit_name_hint()} required>
          {(control) => <Input {...control} placeholder="María" />}
        </Field>
        <Field label={m.dev_kit_focused()}>
          {(control) => <Input {...control} defaultValue="María" className="border-brand! field-halo" />}
        </Field>
        <Field label={m.dev_kit_mail()} error={m.dev_kit_mail_error()} required>
          {(control) => <Input {...control} defaultValue="maria@" type="email" />}
        </Field>
        <Field label={m.dev_kit_valid()} optionalWord={m.forms_optional()}>
          {(control) => <Input {...control} defaultValue="Rosario" valid />}
        </Field>
        <Field label={m.dev_kit_disabled()} hint={m.dev_kit_disabled_hint()}>
          {(control) => <Input {...control} defaultValue="CU-2026-04817" disabled />}
        </Field>
        <Field label={m.dev_kit_keyword()}>
          {(control) => <Input {...control} type="search" icon={<Search />} placeholder={m.dev_kit_keyword_example()} />}
        </Field>
        <Field label={m.dev_kit_city()}>{(control) => <Select {...control} options={cities} placeholder={m.dev_kit_all_cities()} />}</Field>
        <Field label={m.dev_kit_city()} error={m.dev_kit_city_error()} required>
          {(control) => <Select {...control} options={cities} placeholder={m.forms_choose()} />}
        </Field>
        <Field label={m.dev_kit_message()} hint={m.dev_kit_message_hint()} counter={m.forms_counter({ count: 26, max: 2000 })} required>
          {(control) => <Textarea {...control} defaultValue={m.dev_kit_message_sample()} />}
        </Field>
      </Columns>
      <Columns>
        <Pills
          name="medio"
          legend={m.dev_kit_medium()}
          defaultValue="whatsapp"
          required
          options={[
            { value: "whatsapp", label: "WhatsApp" },
            { value: "llamada", label: m.dev_kit_call() },
            { value: "fax", label: m.dev_kit_fax(), disabled: true },
          ]}
        />
        <Pills
          name="tratamiento"
          legend={m.dev_kit_treatment()}
          error={m.dev_kit_treatment_error()}
          required
          options={[
            { value: "fiv", label: "FIV" },
            { value: "icsi", label: "ICSI" },
          ]}
        />
        <div>
          <Checkbox name="sin" label={m.dev_kit_unticked()} count={18} />
          <Checkbox name="con" label={m.dev_kit_ticked()} count={4} defaultChecked />
          <Checkbox name="no" label={m.dev_kit_disabled()} disabled />
          <Checkbox
            name="acepto"
            required
            error={m.dev_kit_consent_error()}
            label={
              <>
                {m.dev_kit_consent()}{" "}
                <a className="link" href="#privacidad">
                  {m.dev_kit_privacy()}
                </a>
              </>
            }
          />
        </div>
        <RadioGroup
          name="respuestas"
          legend={m.dev_kit_more_replies()}
          defaultValue="no"
          options={yesNo}
          hint={m.dev_kit_more_replies_hint()}
        />
      </Columns>
      <Row>
        <Chip href="#quitar" removeLabel={m.forms_remove({ name: "FIV" })}>
          FIV
        </Chip>
        <Chip href="#quitar" removeLabel={m.forms_remove({ name: m.dev_kit_spanish() })}>
          {m.dev_kit_spanish()}
        </Chip>
        <Chip kind="link" href="#segunda">
          {m.dev_kit_second_opinion()}
        </Chip>
        <Chip kind="link" href="#congelar" current>
          {m.dev_kit_freeze()}
        </Chip>
        <Button type="button" kind="outline" size="s">
          {m.dev_kit_filters()} <Count>{2}</Count>
        </Button>
      </Row>
    </Block>
  );
}
