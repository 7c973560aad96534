-- What the site is called is a setting, so no other text says it.
update badges set description = 'Contesta en menos de 12 horas laborables, medido por nosotros.'
  where id = 'responde-rapido' and description = 'Contesta en menos de 12 horas laborables, medido en Cuna.';
