import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Audience, mailboxOfTopic, type Topic } from "#domain/notices/notice.ts";
import type { Wish, Wishes } from "#domain/notices/wishes.server.ts";
import { m } from "#messages/m.ts";
import { TOPIC_NAMES, TOPIC_TEXTS } from "#texts/notice-topics.ts";

interface Props {
  audience: Audience;
  topics: readonly Topic[];
  wishes: Wishes;
  /** True during a patient's pause. */
  paused: boolean;
}

const COLUMNS = "grid grid-cols-[minmax(0,1fr)_52px_76px] items-center gap-x-3 [&>.switch]:justify-self-center";

/** The topics about which a person gets mails and notices on their devices. */
export function WishesPanel({ audience, topics, wishes, paused }: Props) {
  return (
    <Panel title={m.notices_wishes()} id="elegir">
      <p className="text-ink-2 text-sm">{paused ? m.notices_pause_silences() : m.notices_wishes_text()}</p>
      <Form method="post" preventScrollReset className="grid gap-4">
        <div>
          <p aria-hidden className={`${COLUMNS} pb-2 text-center font-medium text-ink-2 text-sm`}>
            <span />
            <span>{m.notices_by_mail()}</span>
            <span>{m.notices_by_push()}</span>
          </p>
          {topics.map((topic) => (
            <Row key={topic} topic={topic} audience={audience} wish={wishes[topic]} />
          ))}
        </div>
        <p>
          <Button type="submit" kind="primary" size="s" name="accion" value="elegir">
            {m.notices_keep()}
          </Button>
        </p>
      </Form>
      <p className="text-ink-2 text-sm">
        {audience === "provider" && m.notices_wishes_center()} {m.notices_always()}
      </p>
    </Panel>
  );
}

function Row({ topic, audience, wish }: { topic: Topic; audience: Audience; wish: Wish }) {
  const name = TOPIC_NAMES[topic]();
  const mailbox = mailboxOfTopic(topic, audience);
  return (
    <div className={`${COLUMNS} border-t py-3`}>
      <p className="leading-[1.4]!">
        <b className="block font-semibold text-md">{name}</b>
        <span className="text-ink-2 text-sm">{TOPIC_TEXTS[audience][topic]()}</span>
      </p>
      {mailbox === "account" ? (
        <Switch name={`${topic}-correo`} label={m.notices_mail_of({ topic: name })} on={wish.mail} />
      ) : (
        <span className="text-center text-ink-2 text-sm leading-[1.25]!">
          {mailbox === "none" ? m.notices_no_mail() : m.notices_mail_to_center()}
        </span>
      )}
      <Switch name={`${topic}-equipo`} label={m.notices_push_of({ topic: name })} on={wish.push} />
    </div>
  );
}

const Switch = ({ name, label, on }: { name: string; label: string; on: boolean }) => (
  <input type="checkbox" name={name} value="si" defaultChecked={on} aria-label={label} className="switch" />
);
