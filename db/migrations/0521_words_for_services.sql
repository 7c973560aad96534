-- What people type for a service, also for those that its own name does not hold.
update service_types set synonyms = synonyms || '{ovo,la ovo,ovorrecepción,donar óvulos,óvulos de otra mujer}' where id = 'ovodonacion';
update service_types set synonyms = synonyms ||
  '{vientre subrogado,vientres de alquiler,alquiler de vientre,alquilar un vientre,madre de alquiler,madre subrogada,madre sustituta,madre gestante,gestante subrogada,útero subrogado,gestación por otra persona,gestational carrier,surrogate}'
  where id = 'gestacion-subrogada';
