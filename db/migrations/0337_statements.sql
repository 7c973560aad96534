-- What the site promises and claims of itself: what each rests on, since when, and how long that is good for.
create table statements (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('promise', 'claim')),
  text text not null check (length(text) between 3 and 300),
  path text not null default '' check (length(path) <= 200),  -- where it stands; empty while it stands nowhere
  source text not null default '' check (length(source) <= 500),
  dated_on date,                                              -- the day on which the source said so, or somebody measured
  term_months integer not null default 12 check (term_months between 1 and 60),
  reminded_for date,                                          -- the end of the term that the team was reminded of
  version integer not null default 1,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create index on statements (kind) where retired_at is null;

-- When somebody last looked whether the law still is as a legal position says; slug as content_versions has it.
create table legal_checks (
  slug text primary key,
  dated_on date not null,
  term_months integer not null default 12 check (term_months between 1 and 60),
  reminded_for date,
  version integer not null default 1
);

-- Claims of the first days, which no page shows: they have no source. Promises keep their numbers in the settings.
insert into statements (kind, text)
  select 'claim', c.value ->> 'text' from settings s, jsonb_each(s.value) as c where s.key = 'claims' and c.value ->> 'text' is not null;
insert into statements (kind, text, path, source, dated_on) values
  ('promise', 'El equipo responde los mensajes en 24 horas.', '/contacto', 'Promesa propia: /dashboard/admin la mide junto a los mensajes.', '2026-11-20'),
  ('promise', 'Comprobar los papeles de un perfil toma de 2 a 5 días hábiles.', '/como-revisamos', 'Promesa propia: la página muestra el tiempo medido.', '2026-11-20');
delete from settings where key = 'claims';
