-- A center asks somebody to say that they practise there. Nobody is shown at a center through it before they have accepted.
create table practice_invitations (
  id uuid primary key default gen_random_uuid(),
  center_id uuid not null references provider_profiles on delete cascade,
  specialist_id uuid references provider_profiles on delete cascade, -- the profile that was asked, or with which somebody accepted
  name text not null check (length(name) between 1 and 160),  -- as the center writes it
  email text check (email = lower(email)),                    -- where the invitation was mailed to, forgotten once it is closed
  invited_by text references users on delete set null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'ended')),
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null)),
  check (state <> 'open' or specialist_id is not null or email is not null),
  check (state = 'open' or email is null),
  check (state <> 'accepted' or specialist_id is not null)
);
create unique index on practice_invitations (center_id, email) where state = 'open';
create unique index practice_invitations_asked on practice_invitations (center_id, specialist_id) where state in ('open', 'accepted');
create index on practice_invitations (email) where state = 'open';
create index on practice_invitations (specialist_id);
create index on practice_invitations (invited_by);

alter table mail_messages add column practice_invitation_id uuid references practice_invitations on delete set null;
create index on mail_messages (practice_invitation_id) where practice_invitation_id is not null;
