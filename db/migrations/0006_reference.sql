-- Reference data that the product needs on any database: places, services, words, defaults. An administrator changes it later.

-- Coordinates: the center of each town, WGS 84.
insert into cities (id, name, province, latitude, longitude, active, display_order) values
  ('santo-domingo', 'Santo Domingo', 'Distrito Nacional', 18.4861, -69.9312, true, 1),
  ('santiago', 'Santiago', 'Santiago', 19.4517, -70.6970, true, 2),
  ('punta-cana', 'Punta Cana', 'La Altagracia', 18.5820, -68.4055, true, 3),
  ('puerto-plata', 'Puerto Plata', 'Puerto Plata', 19.7934, -70.6884, true, 4),
  ('la-romana', 'La Romana', 'La Romana', 18.4273, -68.9728, true, 5),
  ('san-pedro-de-macoris', 'San Pedro de Macorís', 'San Pedro de Macorís', 18.4539, -69.3086, true, 6),
  ('san-francisco-de-macoris', 'San Francisco de Macorís', 'Duarte', 19.3008, -70.2526, true, 7),
  ('azua', 'Azua', 'Azua', 18.4532, -70.7349, false, 100),
  ('bani', 'Baní', 'Peravia', 18.2796, -70.3319, false, 101),
  ('barahona', 'Barahona', 'Barahona', 18.2085, -71.1008, false, 102),
  ('bonao', 'Bonao', 'Monseñor Nouel', 18.9369, -70.4092, false, 103),
  ('constanza', 'Constanza', 'La Vega', 18.9092, -70.7450, false, 104),
  ('cotui', 'Cotuí', 'Sánchez Ramírez', 19.0528, -70.1494, false, 105),
  ('dajabon', 'Dajabón', 'Dajabón', 19.5488, -71.7083, false, 106),
  ('el-seibo', 'El Seibo', 'El Seibo', 18.7656, -69.0389, false, 107),
  ('hato-mayor', 'Hato Mayor', 'Hato Mayor', 18.7628, -69.2568, false, 108),
  ('higuey', 'Higüey', 'La Altagracia', 18.6150, -68.7070, false, 109),
  ('jarabacoa', 'Jarabacoa', 'La Vega', 19.1167, -70.6333, false, 110),
  ('la-vega', 'La Vega', 'La Vega', 19.2221, -70.5296, false, 111),
  ('mao', 'Mao', 'Valverde', 19.5514, -71.0781, false, 112),
  ('moca', 'Moca', 'Espaillat', 19.3935, -70.5259, false, 113),
  ('monte-cristi', 'Monte Cristi', 'Monte Cristi', 19.8478, -71.6451, false, 114),
  ('monte-plata', 'Monte Plata', 'Monte Plata', 18.8073, -69.7840, false, 115),
  ('nagua', 'Nagua', 'María Trinidad Sánchez', 19.3832, -69.8474, false, 116),
  ('neiba', 'Neiba', 'Bahoruco', 18.4817, -71.4197, false, 117),
  ('salcedo', 'Salcedo', 'Hermanas Mirabal', 19.3777, -70.4176, false, 118),
  ('samana', 'Samaná', 'Samaná', 19.2056, -69.3369, false, 119),
  ('san-cristobal', 'San Cristóbal', 'San Cristóbal', 18.4167, -70.1333, false, 120),
  ('san-juan-de-la-maguana', 'San Juan de la Maguana', 'San Juan', 18.8059, -71.2299, false, 121),
  ('sosua', 'Sosúa', 'Puerto Plata', 19.7522, -70.5194, false, 122);

-- Where requests come from first, then the rest by name.
insert into countries (code, name, display_order) values
  ('DO', 'República Dominicana', 1), ('US', 'Estados Unidos', 2), ('ES', 'España', 3), ('PR', 'Puerto Rico', 4), ('IT', 'Italia', 5),
  ('CA', 'Canadá', 6), ('CH', 'Suiza', 7), ('FR', 'Francia', 8), ('DE', 'Alemania', 9), ('NL', 'Países Bajos', 10),
  ('GB', 'Reino Unido', 11), ('HT', 'Haití', 12), ('VE', 'Venezuela', 13), ('CO', 'Colombia', 14), ('CU', 'Cuba', 15),
  ('MX', 'México', 16), ('PA', 'Panamá', 17), ('CL', 'Chile', 18), ('AW', 'Aruba', 19), ('CW', 'Curazao', 20), ('AF', 'Afganistán', 100),
  ('AL', 'Albania', 101), ('AD', 'Andorra', 102), ('AO', 'Angola', 103), ('AG', 'Antigua y Barbuda', 104), ('SA', 'Arabia Saudita', 105),
  ('DZ', 'Argelia', 106), ('AR', 'Argentina', 107), ('AM', 'Armenia', 108), ('AU', 'Australia', 109), ('AT', 'Austria', 110),
  ('AZ', 'Azerbaiyán', 111), ('BS', 'Bahamas', 112), ('BD', 'Bangladés', 113), ('BB', 'Barbados', 114), ('BH', 'Baréin', 115),
  ('BE', 'Bélgica', 116), ('BZ', 'Belice', 117), ('BJ', 'Benín', 118), ('BY', 'Bielorrusia', 119), ('BO', 'Bolivia', 120),
  ('BA', 'Bosnia y Herzegovina', 121), ('BW', 'Botsuana', 122), ('BR', 'Brasil', 123), ('BN', 'Brunéi', 124), ('BG', 'Bulgaria', 125),
  ('BF', 'Burkina Faso', 126), ('BI', 'Burundi', 127), ('BT', 'Bután', 128), ('CV', 'Cabo Verde', 129), ('KH', 'Camboya', 130),
  ('CM', 'Camerún', 131), ('QA', 'Catar', 132), ('TD', 'Chad', 133), ('CN', 'China', 134), ('CY', 'Chipre', 135),
  ('VA', 'Ciudad del Vaticano', 136), ('KM', 'Comoras', 137), ('KP', 'Corea del Norte', 138), ('KR', 'Corea del Sur', 139),
  ('CI', 'Costa de Marfil', 140), ('CR', 'Costa Rica', 141), ('HR', 'Croacia', 142), ('DK', 'Dinamarca', 143), ('DM', 'Dominica', 144),
  ('EC', 'Ecuador', 145), ('EG', 'Egipto', 146), ('SV', 'El Salvador', 147), ('AE', 'Emiratos Árabes Unidos', 148),
  ('ER', 'Eritrea', 149), ('SK', 'Eslovaquia', 150), ('SI', 'Eslovenia', 151), ('EE', 'Estonia', 152), ('SZ', 'Esuatini', 153),
  ('ET', 'Etiopía', 154), ('PH', 'Filipinas', 155), ('FI', 'Finlandia', 156), ('FJ', 'Fiyi', 157), ('GA', 'Gabón', 158),
  ('GM', 'Gambia', 159), ('GE', 'Georgia', 160), ('GH', 'Ghana', 161), ('GD', 'Granada', 162), ('GR', 'Grecia', 163),
  ('GP', 'Guadalupe', 164), ('GT', 'Guatemala', 165), ('GN', 'Guinea', 166), ('GQ', 'Guinea Ecuatorial', 167),
  ('GW', 'Guinea-Bisáu', 168), ('GY', 'Guyana', 169), ('HN', 'Honduras', 170), ('HU', 'Hungría', 171), ('IN', 'India', 172),
  ('ID', 'Indonesia', 173), ('IQ', 'Irak', 174), ('IR', 'Irán', 175), ('IE', 'Irlanda', 176), ('IS', 'Islandia', 177),
  ('MH', 'Islas Marshall', 178), ('SB', 'Islas Salomón', 179), ('TC', 'Islas Turcas y Caicos', 180),
  ('VI', 'Islas Vírgenes de EE. UU.', 181), ('IL', 'Israel', 182), ('JM', 'Jamaica', 183), ('JP', 'Japón', 184), ('JO', 'Jordania', 185),
  ('KZ', 'Kazajistán', 186), ('KE', 'Kenia', 187), ('KG', 'Kirguistán', 188), ('KI', 'Kiribati', 189), ('KW', 'Kuwait', 190),
  ('LA', 'Laos', 191), ('LS', 'Lesoto', 192), ('LV', 'Letonia', 193), ('LB', 'Líbano', 194), ('LR', 'Liberia', 195),
  ('LY', 'Libia', 196), ('LI', 'Liechtenstein', 197), ('LT', 'Lituania', 198), ('LU', 'Luxemburgo', 199),
  ('MK', 'Macedonia del Norte', 200), ('MG', 'Madagascar', 201), ('MY', 'Malasia', 202), ('MW', 'Malaui', 203), ('MV', 'Maldivas', 204),
  ('ML', 'Mali', 205), ('MT', 'Malta', 206), ('MA', 'Marruecos', 207), ('MQ', 'Martinica', 208), ('MU', 'Mauricio', 209),
  ('MR', 'Mauritania', 210), ('FM', 'Micronesia', 211), ('MD', 'Moldavia', 212), ('MC', 'Mónaco', 213), ('MN', 'Mongolia', 214),
  ('ME', 'Montenegro', 215), ('MZ', 'Mozambique', 216), ('MM', 'Myanmar', 217), ('NA', 'Namibia', 218), ('NR', 'Nauru', 219),
  ('NP', 'Nepal', 220), ('NI', 'Nicaragua', 221), ('NE', 'Níger', 222), ('NG', 'Nigeria', 223), ('NO', 'Noruega', 224),
  ('NZ', 'Nueva Zelanda', 225), ('OM', 'Omán', 226), ('PK', 'Pakistán', 227), ('PW', 'Palaos', 228), ('PS', 'Palestina', 229),
  ('PG', 'Papúa Nueva Guinea', 230), ('PY', 'Paraguay', 231), ('PE', 'Perú', 232), ('PL', 'Polonia', 233), ('PT', 'Portugal', 234),
  ('CF', 'República Centroafricana', 235), ('CZ', 'República Checa', 236), ('CG', 'República del Congo', 237),
  ('CD', 'República Democrática del Congo', 238), ('RW', 'Ruanda', 239), ('RO', 'Rumanía', 240), ('RU', 'Rusia', 241),
  ('WS', 'Samoa', 242), ('KN', 'San Cristóbal y Nieves', 243), ('SM', 'San Marino', 244), ('SX', 'San Martín (Países Bajos)', 245),
  ('VC', 'San Vicente y las Granadinas', 246), ('LC', 'Santa Lucía', 247), ('ST', 'Santo Tomé y Príncipe', 248), ('SN', 'Senegal', 249),
  ('RS', 'Serbia', 250), ('SC', 'Seychelles', 251), ('SL', 'Sierra Leona', 252), ('SG', 'Singapur', 253), ('SY', 'Siria', 254),
  ('SO', 'Somalia', 255), ('LK', 'Sri Lanka', 256), ('ZA', 'Sudáfrica', 257), ('SD', 'Sudán', 258), ('SS', 'Sudán del Sur', 259),
  ('SE', 'Suecia', 260), ('SR', 'Surinam', 261), ('TH', 'Tailandia', 262), ('TW', 'Taiwán', 263), ('TZ', 'Tanzania', 264),
  ('TJ', 'Tayikistán', 265), ('TL', 'Timor-Leste', 266), ('TG', 'Togo', 267), ('TO', 'Tonga', 268), ('TT', 'Trinidad y Tobago', 269),
  ('TN', 'Túnez', 270), ('TM', 'Turkmenistán', 271), ('TR', 'Turquía', 272), ('TV', 'Tuvalu', 273), ('UA', 'Ucrania', 274),
  ('UG', 'Uganda', 275), ('UY', 'Uruguay', 276), ('UZ', 'Uzbekistán', 277), ('VU', 'Vanuatu', 278), ('VN', 'Vietnam', 279),
  ('YE', 'Yemen', 280), ('DJ', 'Yibuti', 281), ('ZM', 'Zambia', 282), ('ZW', 'Zimbabue', 283);

insert into languages (code, name, own_name, display_order) values
  ('es', 'Español', 'Español', 1),
  ('en', 'Inglés', 'English', 2),
  ('fr', 'Francés', 'Français', 3),
  ('de', 'Alemán', 'Deutsch', 4),
  ('it', 'Italiano', 'Italiano', 5),
  ('pt', 'Portugués', 'Português', 6);

insert into payment_methods (id, name, display_order) values
  ('efectivo', 'Efectivo', 1),
  ('tarjeta-credito', 'Tarjeta de crédito', 2),
  ('transferencia-bancaria', 'Transferencia bancaria', 3),
  ('planes-de-pago', 'Planes de pago', 4),
  ('seguros-internacionales', 'Seguros internacionales', 5),
  ('paypal', 'PayPal', 6);

-- The first eight are the filters that the lists name; synonyms are what people type.
insert into service_types (id, name, short_name, synonyms, category, price_tier, listed, display_order) values
  ('fiv', 'FIV', 'FIV',
    '{in vitro,fecundación in vitro,fertilización in vitro,fertilización asistida,FIV convencional,FIV tradicional,IVF,IVF tradicional}',
    'Reproducción Asistida', 'standard', true, 1),
  ('icsi', 'ICSI', 'ICSI',
    '{inyección intracitoplasmática,inyección intracitoplasmática de espermatozoides,microinyección,microinyección espermática}',
    'Reproducción Asistida', 'standard', true, 2),
  ('ovodonacion', 'Donación de óvulos', 'Donación de óvulos',
    '{ovodonación,óvulos donados,óvulos de donante,donante de óvulos,recepción de óvulos,egg donation}',
    'Reproducción Asistida', 'premium', true, 3),
  ('preservacion', 'Preservación de fertilidad', 'Preservación',
    '{preservación,preservación de la fertilidad,congelar óvulos,congelación de óvulos,vitrificación de óvulos,congelación de esperma,criopreservación,egg freezing,fertility preservation}',
    'Preservación', 'standard', true, 4),
  ('dgp', 'Diagnóstico genético preimplantacional', 'DGP',
    '{DGP,PGT,PGT-A,PGT-M,PGD,diagnóstico genético,estudio genético de embriones,biopsia embrionaria,genetic testing}',
    'Genética Reproductiva', 'premium', true, 5),
  ('inseminacion', 'Inseminación artificial', 'Inseminación',
    '{inseminación,inseminación intrauterina,IIU,IAC,IAD,IUI,artificial insemination}',
    'Reproducción Asistida', 'basic', true, 6),
  ('congelacion-embriones', 'Congelación de embriones', 'Congelación de embriones',
    '{embriones congelados,vitrificación de embriones,criopreservación de embriones,embryo freezing}',
    'Preservación', 'standard', true, 7),
  ('gestacion-subrogada', 'Gestación subrogada', 'Gestación subrogada',
    '{subrogación,gestación por sustitución,vientre de alquiler,maternidad subrogada,surrogacy}',
    'Reproducción Asistida', 'premium', true, 8),
  ('donacion-esperma', 'Donación de esperma', 'Donación de esperma',
    '{semen de donante,esperma de donante,donante de esperma,banco de semen,sperm donation}',
    'Reproducción Asistida', 'basic', true, 9),
  ('diagnostico', 'Diagnóstico de fertilidad', 'Diagnóstico',
    '{diagnóstico,estudio de fertilidad,estudio básico,primera consulta,consulta inicial,espermograma,seminograma,reserva ovárica,segunda opinión,initial consultation}',
    'Reproducción Asistida', 'basic', true, 10),
  ('transferencia-embriones', 'Transferencia de embriones', 'Transferencia',
    '{transferencia embrionaria,transferencia de embriones congelados,criotransferencia,TEC,FET,embryo transfer}',
    'Reproducción Asistida', 'standard', true, 11),
  ('adopcion-embriones', 'Adopción de embriones', 'Adopción de embriones',
    '{embriones donados,donación de embriones,embrioadopción,embryo adoption}',
    'Reproducción Asistida', 'standard', true, 12),
  ('otros', 'Otros', 'Otros', '{}', 'Reproducción Asistida', 'basic', false, 100);

insert into medical_services (service_type_id, servicio, categoria, descripcion_corta, icono, orden) values
  ('fiv', 'FIV', 'Reproducción Asistida', 'Los óvulos se fecundan en el laboratorio y un embrión se transfiere al útero.', 'flask-conical', 1),
  ('icsi', 'ICSI', 'Reproducción Asistida', 'Como la FIV, con un espermatozoide colocado dentro de cada óvulo.', 'microscope', 2),
  ('ovodonacion', 'Donación de óvulos', 'Reproducción Asistida', 'Un ciclo de FIV con óvulos de una donante.', 'hand-heart', 3),
  ('inseminacion', 'Inseminación artificial', 'Reproducción Asistida', 'El semen preparado se coloca en el útero en los días de ovulación.', 'syringe', 4),
  ('donacion-esperma', 'Donación de esperma', 'Reproducción Asistida', 'Inseminación o FIV con semen de un donante.', 'test-tubes', 5),
  ('transferencia-embriones', 'Transferencia de embriones', 'Reproducción Asistida', 'Un embrión congelado antes se descongela y se transfiere.', 'sprout', 6),
  ('adopcion-embriones', 'Adopción de embriones', 'Reproducción Asistida', 'Transferencia de un embrión que otras personas donaron.', 'heart-handshake', 7),
  ('gestacion-subrogada', 'Gestación subrogada', 'Reproducción Asistida', 'Otra persona gesta el embrión. Consulta antes la situación legal.', 'users-round', 8),
  ('diagnostico', 'Diagnóstico de fertilidad', 'Reproducción Asistida', 'Consulta y estudios para saber por dónde empezar.', 'stethoscope', 9),
  ('preservacion', 'Preservación de fertilidad', 'Preservación', 'Óvulos o esperma se congelan para usarlos más adelante.', 'snowflake', 1),
  ('congelacion-embriones', 'Congelación de embriones', 'Preservación', 'Los embriones de un ciclo se guardan para otra transferencia.', 'thermometer-snowflake', 2),
  ('dgp', 'Diagnóstico genético preimplantacional', 'Genética Reproductiva', 'Estudio genético de los embriones antes de transferirlos.', 'dna', 1);

-- Gestación subrogada has no line: the directory publishes no price for it.
insert into price_lines (id, service_type_id, label, detail, display_order) values
  ('fiv-propios', 'fiv', 'FIV con óvulos propios', 'Estimulación, punción, laboratorio y una transferencia en fresco', 1),
  ('icsi-complemento', 'icsi', 'ICSI (complemento)', 'Se suma al ciclo de FIV', 2),
  ('fiv-donados', 'ovodonacion', 'FIV con óvulos donados', 'Donante anónima, laboratorio y una transferencia', 3),
  ('dgp-embrion', 'dgp', 'DGP por embrión', 'Biopsia y análisis genético', 4),
  ('congelacion-ovulos', 'preservacion', 'Congelación de óvulos', 'Un ciclo y primer año de almacenamiento', 5),
  ('congelacion-esperma', 'preservacion', 'Congelación de esperma', 'Una muestra y primer año de almacenamiento', 6),
  ('congelacion-embriones', 'congelacion-embriones', 'Congelación de embriones', 'Los embriones de un ciclo y primer año de almacenamiento', 7),
  ('almacenamiento-anual', 'congelacion-embriones', 'Almacenamiento, por año', 'Desde el segundo año, óvulos o embriones', 8),
  ('transferencia-congelados', 'transferencia-embriones', 'Transferencia de embrión congelado', 'Preparación, descongelación y transferencia', 9),
  ('inseminacion-ciclo', 'inseminacion', 'Inseminación artificial', 'Seguimiento, preparación de la muestra e inseminación', 10),
  ('esperma-donante', 'donacion-esperma', 'Muestra de esperma de donante', 'Una muestra de banco', 11),
  ('embriones-donados', 'adopcion-embriones', 'Transferencia de embrión donado', 'Preparación y una transferencia', 12),
  ('medicacion-ciclo', 'fiv', 'Medicación de un ciclo', 'Lo que suele gastarse; cambia con cada persona', 13),
  ('primera-consulta', 'diagnostico', 'Primera consulta', 'Entrevista y ecografía', 14),
  ('estudio-pareja', 'diagnostico', 'Estudio básico', 'Hormonas, ecografía y espermograma', 15);

insert into badges (id, name, description, icon_url, badge_color) values
  ('precios-al-dia', 'Precios al día', 'Actualizó todos sus precios en los últimos seis meses.', '/insignias/precios-al-dia.svg', '#0B5E70'),
  ('resultados-abiertos', 'Resultados abiertos', 'Publica sus resultados por edad, con casos y período.', '/insignias/resultados-abiertos.svg', '#28694A'),
  ('responde-rapido', 'Responde rápido', 'Contesta en menos de 12 horas laborables, medido en Cuna.', '/insignias/responde-rapido.svg', '#7A5000'),
  ('atencion-internacional', 'Atención internacional', 'Atiende en varios idiomas y organiza parte del proceso a distancia.', '/insignias/atencion-internacional.svg', '#A03A60');

-- What a center pays to open a request, in US cents.
insert into lead_prices (price_tier, exclusivity, amount_cents) values
  ('basic', 'exclusive', 700), ('basic', 'shared', 500),
  ('standard', 'exclusive', 1800), ('standard', 'shared', 1300),
  ('premium', 'exclusive', 3200), ('premium', 'shared', 2400);

insert into settings (key, value) values
  ('site', '{
    "name": "Cuna",
    "tagline": "Fertilidad en República Dominicana",
    "phone": "+1 809 555 0142",
    "phoneE164": "+18095550142",
    "whatsapp": "18095550142",
    "email": "hola@cuna.example",
    "address": "Calle Ficticia 10, Naco, Santo Domingo, República Dominicana",
    "hours": "Lunes a viernes, 8:00 a. m. – 6:00 p. m. (hora de Santo Domingo)"
  }'),
  -- Not shown until a source and a date are attached.
  ('claims', '{
    "families": {"text": "Más de 500 familias", "source": null, "date": null},
    "success": {"text": "Tasas de éxito superiores al 85 %", "source": null, "date": null},
    "savings": {"text": "Hasta 60 % de ahorro", "source": null, "date": null}
  }'),
  -- Ours to keep, and shown beside what was measured.
  ('promises', '{"replyWithinHours": 24, "verificationDays": {"from": 2, "to": 5}}');
