-- Beyond a pace requests wait until the person confirms them by mail, and nobody who never confirmed gets a second mail.

alter table leads drop constraint leads_status_check;
alter table leads add constraint leads_status_check check
  (status in ('accepted', 'unconfirmed', 'routed', 'waiting', 'held', 'rejected', 'unmatched', 'attached', 'advice', 'closed'));
-- What an unconfirmed lead waits for: its person's own click, or their consent to names that nobody has shown them yet.
alter table leads add column awaits text check (awaits in ('click', 'names'));
alter table leads add constraint leads_unconfirmed_awaits check ((status = 'unconfirmed') = (awaits is not null));

-- One row for each request that went on without its person's click: how many a center, and everybody, got within the last hour.
create table lead_admissions (
  scope text not null,                                        -- a center's id, or 'all'
  at timestamptz not null default clock_timestamp(),
  lead_id uuid not null references leads on delete cascade
);
create index on lead_admissions (scope, at);
create index on lead_admissions (lead_id);

-- Whether a scope has so many places left, in ten minutes and in an hour.
create function lead_room(of_scope text, ten integer, hour integer, places integer) returns boolean language sql volatile as $$
  select ten >= places and hour >= places
    and not exists (
      select from lead_admissions where scope = of_scope and at > clock_timestamp() - interval '10 minutes' offset greatest(ten - places, 0))
    and not exists (
      select from lead_admissions where scope = of_scope and at > clock_timestamp() - interval '1 hour' offset greatest(hour - places, 0))
$$;

-- Whether there is room for one more in each of these scopes; then it is taken. A function, since the count must be seen by a
-- statement of its own after the locks, without another round trip. A scope that is full is found so without any lock, and
-- one with more room than a database has connections cannot be filled by what is under way: only those in between are locked.
create function admit_lead(lead uuid, scopes text[], in_ten_minutes integer[], in_an_hour integer[]) returns boolean language plpgsql as $$
declare
  narrow text[];
begin
  select array_agg(scope order by scope) into narrow
  from unnest(scopes, in_ten_minutes, in_an_hour) as s (scope, ten, hour) where not lead_room(scope, ten, hour, 100);
  if narrow is not null then
    if exists (select from unnest(scopes, in_ten_minutes, in_an_hour) as s (scope, ten, hour) where not lead_room(scope, ten, hour, 1))
      then return false; end if;
    perform pg_advisory_xact_lock(hashtextextended('pace of ' || scope, 0)) from unnest(narrow) as scope;
    if exists (select from unnest(scopes, in_ten_minutes, in_an_hour) as s (scope, ten, hour) where not lead_room(scope, ten, hour, 1))
      then return false; end if;
  end if;
  insert into lead_admissions (scope, lead_id) select unnest(scopes), lead;
  return true;
end $$;

-- Who was written to, by keyed digest of the mailbox. Until they confirm, one mail is all they get.
create table mail_recipients (
  email_digest bytea primary key,
  first_mail_at timestamptz not null default now(),
  confirmed_at timestamptz
);
insert into mail_recipients (email_digest, first_mail_at, confirmed_at)
  select l.email_digest, min(m.created_at), max(l.email_confirmed_at)
  from leads l join mail_messages m on m.lead_id = l.id and m.template in ('lead-receipt', 'lead-unanswered')
  where l.sealed is not null group by l.email_digest;

alter table mail_messages drop constraint mail_messages_status_check;
alter table mail_messages add constraint mail_messages_status_check check (status in ('queued', 'withheld', 'sent', 'refused'));
alter table mail_messages add column recipient_digest bytea;
create index mail_messages_withheld on mail_messages (recipient_digest) where status = 'withheld';
