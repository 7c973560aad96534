-- A second person that a patient lets into their place. The row is an invitation until somebody joins, and is deleted when either ends
-- it or erases their account.
create table companions (
  id uuid primary key default gen_random_uuid(),
  host_id text not null unique references users on delete cascade,
  guest_id text references users on delete cascade,
  email text check (email = lower(email)),                    -- the invited mailbox, forgotten once somebody joined
  sees text[] not null check (sees <@ array['solicitudes', 'presupuestos', 'consultas', 'progreso'] and sees <> '{}'),
  tells_centers boolean not null default false,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  joined_at timestamptz,
  check (host_id <> guest_id),
  check ((guest_id is null) = (joined_at is null)),
  check ((guest_id is null) = (email is not null))
);
create index on companions (guest_id);
create index on companions (email);

alter table mail_messages add column companion_id uuid references companions on delete set null;
create index on mail_messages (companion_id) where companion_id is not null;
