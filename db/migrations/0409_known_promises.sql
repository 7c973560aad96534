-- The promises that the site says today, each as it stands in the register; a retired one stays retired.
update statements set promise = 'team-reply', text = 'El equipo responde los mensajes en {reply_hours} horas.', path = '/contacto'
  where id = (select id from statements where kind = 'promise' and text = 'El equipo responde los mensajes en 24 horas.'
    order by retired_at nulls first, created_at limit 1);
update statements set promise = 'verification', text = 'Comprobar los papeles de un perfil toma de {check_from} a {check_to} días hábiles.',
    path = '/como-funciona', source = 'Promesa propia: /dashboard/admin muestra cuánto esperan los perfiles.'
  where id = (select id from statements where kind = 'promise' and text = 'Comprobar los papeles de un perfil toma de 2 a 5 días hábiles.'
    order by retired_at nulls first, created_at limit 1);
insert into statements (kind, promise, text, path, source, dated_on)
  select 'promise', new.promise, new.text, new.path, new.source, '2026-11-20' from (values
    ('team-reply', 'El equipo responde los mensajes en {reply_hours} horas.', '/contacto',
      'Promesa propia: /dashboard/admin la mide junto a los mensajes.'),
    ('center-reply', 'Los centros responden en {answer_hours} horas.', '/como-funciona',
      'Plazo que el sitio da a cada centro; la página lo muestra junto a lo medido.'),
    ('verification', 'Comprobar los papeles de un perfil toma de {check_from} a {check_to} días hábiles.', '/como-funciona',
      'Promesa propia: /dashboard/admin muestra cuánto esperan los perfiles.')
  ) as new (promise, text, path, source)
  where not exists (select from statements s where s.promise = new.promise);
