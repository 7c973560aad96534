-- The rule that ranks centers, in versions: the highest one is in force. A version is never changed; going back makes a new one.

create table routing_policies (
  version integer primary key check (version > 0),
  city integer not null check (city between 0 and 100),
  language integer not null check (language between 0 and 100),
  verification integer not null check (verification between 0 and 100),
  reply integer not null check (reply between 0 and 100),
  rotation integer not null check (rotation between 0 and 100),
  max_receivers integer not null check (max_receivers between 1 and 3),
  routed_from integer not null check (routed_from between 1 and 100),   -- quality from which a lead is routed
  held_from integer not null check (held_from between 0 and 100),       -- and from which it is held
  slow_reply_hours integer not null default 48 check (slow_reply_hours > 0),
  admin_queue_services text[] not null default '{}',
  reason text not null,
  author text references users on delete set null,              -- null: the version that the site began with
  since timestamptz not null default now(),
  check (city + language + verification + reply + rotation = 100),
  check (held_from < routed_from)
);
revoke update, delete on routing_policies from cuna_app;

-- What the setting said becomes the first version, its weights scaled to a hundred.
with setting as (
  select coalesce((select value from settings where key = 'routing_policy'), '{}'::jsonb) as value
), weights as (
  select
    greatest(0, coalesce((value #>> '{weights,city}')::numeric, 30)) as city,
    greatest(0, coalesce((value #>> '{weights,language}')::numeric, 15)) as language,
    greatest(0, coalesce((value #>> '{weights,verification}')::numeric, 20)) as verification,
    greatest(0, coalesce((value #>> '{weights,reply}')::numeric, 15)) as reply,
    greatest(0, coalesce((value #>> '{weights,rotation}')::numeric, 20)) as rotation,
    value
  from setting
), scaled as (
  select floor(100 * city / total)::int as city, floor(100 * language / total)::int as language,
    floor(100 * verification / total)::int as verification, floor(100 * reply / total)::int as reply, value
  from weights, lateral (select nullif(city + language + verification + reply + rotation, 0) as total) as sum
)
insert into routing_policies (
  version, city, language, verification, reply, rotation, max_receivers, routed_from, held_from, slow_reply_hours, admin_queue_services, reason
)
select 1, coalesce(city, 30), coalesce(language, 15), coalesce(verification, 20), coalesce(reply, 15),
  coalesce(100 - city - language - verification - reply, 20),
  least(3, greatest(1, coalesce((value ->> 'maxReceivers')::int, 3))),
  least(100, greatest(1, coalesce((value #>> '{thresholds,routed}')::int, 50))),
  least(99, greatest(0, coalesce((value #>> '{thresholds,held}')::int, 25))),
  greatest(1, coalesce((value ->> 'slowReplyHours')::int, 48)),
  array(select jsonb_array_elements_text(coalesce(value -> 'adminQueueServices', '[]'::jsonb))),
  'La primera regla.'
from scaled;

delete from settings where key = 'routing_policy';

create trigger routing_policies_changed after insert on routing_policies for each statement execute function tell_content_changed();
