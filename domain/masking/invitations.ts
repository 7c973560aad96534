/** Ways to the writer through somebody or something other than this site. */
export const INVITATIONS = `
  @find-me 2 @as-whom
  @find-me !@errand
  @finds-me en|por|como|asi|ahi|alla|con|@mask|@network
  @finds-me facil*|rapido|siempre|tambien en|por|como|asi|ahi|alla|con|@mask|@network
  aparezco
  google|googleen|googleenme|googleame|googleeme|googlead|goglea me
  googleen|gogleen|googlee|goglee|googleenme
  es|ese|esa|aquella|e soy yo
  that|this s|is me
  c est moi
  la de la foto soy
  todos|cualquiera|mundo|gente ~3 me conocen|conoce|conose|conosen
  tengo|tenemos|llevo 1 canal|podcast|blog|programa 3 @network|llama|nombre
  descripcion|bio 2 canal|perfil|video|pagina
  me conocen|conoce como|por
  estare|estar|llevare|puesto|puesta|vestida|andare|ire|llevo 14 blusa|vestido|camisa|gorra|sombrero|paraguas|chaqueta
  estare|estar|vestida|andare|ire 9 de rojo|amarillo|azul|morado|rosado|negro|blanco|verde
  salgo en|por 1 tele|canal|radio|periodico|anuncio|portada|video|fotos|television|programa|youtube
  mi gamertag|psn|playlist|marketplace|corotos|podcast|linktree|link|enlace|qr|canal|blog|newsletter
  mi anuncio|perfil|pagina|cuenta|tienda de|en
  mi tarjeta de presentacion
  mi tienda online
  mi usuario|user|username|nick|arroba|handle|alias !@mask|@of-the-site
  salgo|aparezco|figuro|sale|aparece la|de|el|como|entre 1 primera|primero|primeras|unica|unico
  salgo|aparezco|figuro|sale|aparece 1 en|por 1 @network
  salgo|aparezco|figuro|sale asi en
  salgo|aparezco|figuro|sale ahi
  salgo|aparezco|figuro|sale|aparece 1 mi numero|telefono|contacto|cel|pagina|negocio|foto
  @search 9 @network ~14 @appear
  @search 9 @network ~14 @be 1 la|el|the|le|yo|first|premier|primera|unica|@odd
  @search ~14 salgo|aparezco
  @search 2 mi|my|mon|meu nombre|apellido|apellidos|nom|name|nome 4 @network
  @search ~14 doy|soy yo
  @search ~14 soy la primera|unica
  google|search|look 9 i 1 the|come
  google|search|look 9 my number|page|profile|phone|shop
  google|search|look 9 it|you s|ll me|find
  ahi|alla|alli ~8 salgo|aparezco yo
  soy|somos la|el|los|las duena|dueno|duenos|duenas|propietari* del|de|de la !mi|un|una|nada
  ahi|alla|alli 1 esta|estan|sale|salen|tienen|tiene|aparece|encuentran|encuentra|consigue|consiguen|ven|dejo|dejan|va 3 @contact
  @contact 5 dejo|pongo|puse en 6 video|titulo|comentario*|descripcion|post|publicacion|historia|bio
  pidan|pida|piden a|con la|el de|del
  @place 1 con|tiene|dice mi|nuestro|my numero|telefono|cel|celular|whatsapp|contacto !@of-a-file
  @contact 4 @stand-there 2 en|on|in|por|sur|nan|no|na|afuera|debajo 2 @place
  @contact|@account de|del|con 2 @business
  pidan|pida|encargue|encarguen|encarga|haga|hagan 1 bizcocho|pedido|orden|delivery|servicio|tarjeta|manicure|ramo|cena|pizza|postre|corte
  pidan|pida|haga|hagan una cita|reserva conmigo
  @ask-for 2 por|for|pour|apre mi|me|moi|m|@mask
  @ask-for 2 por|for|pour|apre la|el|una|un 1 @somebody
  pregunten|pregunta|preguntenle|preguntad|demandez|perguntem 6 por|pour la|el 1 de|del|que|con
  @come 14 @ask-for 1 por|for|pour|pa
  pregunteme
  @come 4 a|por|al|en|con mi|@mask @where-i-am
  @come 4 a|por|al|en|con 1 casa|negocio|salon|tienda|colmado|farmacia|puesto|taller|banca|porteria|portero|vecina|iglesia|escuela|colegio|liceo|supermercado|gimnasio
  en|por|on|sur|sou|no|nan 1 @network 2 llamo|aparezco|salgo|rele
  en|por|on|sur|sou|no|nan 1 @network 2 soy|suis|m|sou @odd|la|el|yo|asi|como
  en|por|on|sur|sou|no 1 @network 2 estoy como
  en|por|on|sur|sou|no 1 @network 2 tengo la|una cuenta|pagina
  si preguntan 9 por
  acerquense
  me reconocen
  al derecho 1 @figure|@mask
  dejo|dejare mi|el @contact|tarjeta con|en|a|donde|debajo !@here
  pidan|pida|pide|pidanle|pidale|pidele|pidansel*|pidasel*|piden|pidiendole 3 mi @number|correo
  @go 4 mi perfil|cuenta|foto|pagina|historia|instagram|insta|face*|tiktok|blog|muro
  contest*me|respond*me|escrib*me|habl*me|mand*me|dej*me|contest*melo|escrib*melo|mand*melo|dej*melo 1 ahi|alla
  contest*me|respond*me|escrib*me|habl*me|mand*me|dej*me|contest*melo|escrib*melo|mand*melo|dej*melo 1 por|para|pa ahi|alla
  ask for !dr|dra|doctor|a|the|my|an|more|help|your|their|it|any|another|information|info|advice|records|extra|that|this
  ahi me ven|veran|encuentra*|encuentre*|consig*|hallan|tienen
  ahi|alla|alli 1 me 1 puede|pueden|va|van 1 encontrar|conseguir|hallar|ubicar|localizar|ver|buscar|contactar|llamar|escribir
  toque|toquen el|la|bocina timbre|puerta
  toque|toquen|voceen|vocee|griten duro|fuerte|mi|desde
  pidan|pida que me pasen|llamen|busquen
  pidan|pida hablar conmigo
  pidan|pida por|mi mi|numero|contacto
  escuche|escuchen mi podcast|programa
  escuche|escuchen el podcast|programa !de|del|que|suyo|con
  soy @odd 2 la|el que canta|vende|atiende|conduce|cose|peina
  soy la|el que canta|vende|atiende|sale|da|dan|conduce|hace
  soy locutor*|conductor*|presentador*|periodista|comunicador* de|del|en la|el 1 @figure|radio|emisora|canal|programa
  soy la|el conductor*|locutor*|presentador*|cantante|solista|administrador*
  soy la|el duena|dueno|propietaria|propietario de !mi|un|una
  @search|procurem|cherchez|tapez|chache|cheche 9 no|na|sur|nan|sou|dans @network
  busquen|busque|buscad|buscan|vean|miren|entren|pongan 12 me dejan|deja|mandan|manda|comentan|comenta|tiran|tira
  cuando|si 1 ponen|ponga|pongan|pongas|busca|buscan|buscas|escriben|googlea|googlean 9 @network
  busquelo|busquenlo|buscalo|buscadlo|busquela|busquenla|buscala|buscadla|googleenlo|googlealo|googleelo 3 @network
  cojo|contesto|atiendo|respondo 1 yo !o
  @street ~14 @come-by !a|al
  @come 3 verme|visitarme|buscarme|conocerme
  con|por eso|esto|ese|esos|ahi|estos|aquel @finds-me !una|un|el|la|cita|el
  @come ~18 estoy|vivo|vivimos|estamos|quedo 1 en|por 1 @street
  timbre 1 de|del|con|dice|que
  lo|la|le|los|las consigue|consiguen|encuentra|encuentran|ubica|ubican|localizan|hallan|halla|sigue|siguen 1 en|por|como 1 @network
  me pasa|pasan|coge|cogen|toma|toman|anota|anotan|da|dan la|las|los|el llamada*|recado*|mensaje|mensajes|papelito
  me entrega|entregan el recado|mensaje|papelito
  @relative 8 pasa|pasan|pasar|pasarme|pasarle|da|dar|darme|lleva|llevar|entrega|entregar 2 recado*|mensaje|mensajito|llamada|papelito
  @relative 3 me avisa|localiza|ubica
  @relative 3 me llama al
  ella|el|ellos|quien|ese|esa|este|esta 1 me avisa|entrega|localiza|comunica|ubica
  ella|el|ellos|quien|ese|esa|este|esta 1 me pasa|da|dice|llama 1 recado*|mensaje*|llamada*|numero|al|si|cuando|enseguida
  ella|el|ellos|quien|ese|esa|este|esta 1 me lo|los pasa
  ella|el|ellos|quien|ese|esa|este|esta 1 le|les da|pasa|dara|pasara|dice mi
  ella|el|ellos|quien|ese|esa|este|esta 1 tiene|sabe mi|donde
  @send-me 1 @note 5 foto|video|publicacion|perfil|pagina|historia|instagram|insta|facebook|face|redes|negocio|coro|live|canal|blog|porteria|recepcion|trabajo|casa|ella|cuenta|alla|ahi
  @write-to-them 10 @mask|@network|que|inbox|dm !no
  @write-to-them 10 me avisa
  @write-to-them 10 su|her|his|son|li @number|correo|trabajo|negocio|tienda|perfil|pagina|page
  @mask 10 @write-to-them
  la unica con|en ese|este|mi|el|la|todo|esa|su
  unico 2 con ese|este|mi apellido|nombre
  ese apellido 6 facil|unic*|solo|consig*|encuentr*
  solo hay un|una 8 apellido|nombre|asi
  mi nombre completo en|aparece|sale
  con|por mi nombre completo
  con|por mi nombre y apellido
  primer nombre|apellido ~30 apellido|busq*|busc*|encuentr*
  la|el de|del|con 1 foto|perfil|portada|avatar de|con|del|en
  tengo foto con|de|en
  foto de perfil
  cuento|muestro|subo|publico|documento|comparto 1 mi|mis|el proceso|historia|videos|inyecciones|vida|dia 4 ahi|en|por
  mi|el @own-place 4 se llama
  mi|el @own-place 4 es|tiene 1 mismo|igual
  mi|el @own-place 4 lleva|empieza|termina
  fuera de esta|la pagina|plataforma|web
  sin pagar
  no paguen
  not|without paying
  directo conmigo
  nos|se ahorramos|ahorran
  saltamos|brincamos
  @leave-it 6 con|donde|en|a|al|with|at|in|chez|nan 3 @doorkeeper
  @send-it 12 @by-post 12 @street|torre|residencia|tower|apartment|apt
  @by-post a|al 6 @street|kilometro|km|torre
  @leave-it 1 ahi|alla|alli
  ella|el|quien me lo|la|los|las trae|sube|baja|alcanza|entrega|guarda
  me da|dan|dara la razon
  digan|dicen|diga|digas|dejen|dejan a el|ella|ellos 5 me llega|entero|enteran
  @send-it ~16 yo lo|los|la|las retiro|recojo|busco
  a mi atencion
  entreguen*|entregarle 1 ahi|alla|alli
  debajo de la|mi|esa|su puerta
  suene|suenen|toque|toquen la|el bocina|timbre|claxon|intercom
  leave|drop 4 at|with 2 @doorkeeper
  @send-it 12 @where-post-waits
  send|mail|post|ship 8 to 1 @figure 3 avenue|street|road|boulevard|st|ave|drive
  @by-post 3 dirigid* a 3 @mask|mi|@street|torre
  entregarle|entreguenle|entreguele|darle|denle|llevenle|llevarle 5 a 2 @doorkeeper
  dejandole|dejenle|dejele|dejandolo|dejarle|dejar|dejen|dejenme|dejame 1 dicho|recado|recados|razon a|con|en
  leave|leaving word with
  leave|leaving 2 message|messages with my
  @looks-up 12 @register
  licencia|matricula|exequatur|colegiatura|carnet|license 14 pagina|web|portal|lista|listado|buscador|site|lookup 6 sale|salgo|aparece|aparezco|esta|estoy|shows|see
  @register 12 @looks-up
  mi|mis 10 puede|pueden ver|verlo|buscar|buscarlo|consultar|consultarlo 2 cualquiera
  @register 14 sale|salen|aparece|aparecen|figura|figuran|esta|estan|queda 6 consultorio|oficina|bufete|despacho|direccion|telefono|estudio
  lo dejo|puse|mando en|con 1 recepcion|secretaria|portero|comentario|resena|sobre|review|publicacion
`;

/** What honest people say in nearly the same words. Matches inside it do not count. */
export const HONEST_PHRASES = `
  exequatur|matricula|licencia|colegiatura|codia del|de|de la|su|tienen|tiene 2 doctor|doctora|dr|dra|medico|medica|medicos|centro|clinica|embriolog*|especialista*|ginecolog*|biolog*|urolog*|su|sus|ustedes
  su|sus|cual|tiene|tienen 3 exequatur|matricula|licencia|colegiatura|codia
  doctor|doctora|dr|dra|clinica|centro|especialista 8 @register
  matricula 3 universi*|uasd|pucmm|intec|unphu|colegio|nino*|hijo*|semestre|carro|vehiculo
  leave|drop 6 your @doorkeeper
  i|we|ll|d|can|could|should|may|to leave|drop
  @leave-it 6 en|con|a|al recepcion|laboratorio|@doorkeeper 2 de ustedes|la|el|su|clinica|centro
  sin pagar otra|otro|de|doble|nada|mas|la|el|una|un
  usuario es el mismo correo|mail|email
  salgo en television y me conocen|reconocen
  no aparezco
  me sale|salen|aparece|aparecen
  es ahi|alli|alla|aqui
  add me to|in|back|for
  google me dice|dijo|dicen|manda|mando|recomienda|asusta|sale|says|told
  pregunten|preguntan|pregunta|preguntas|pregunte por mi|mis|el|la @of-mine
  mwen|m|nou|te chache|cheche
  i|we found|searched|looked
  aparezco en su|el|la sistema|lista|registro|base|seguro|nomina|poliza
  me busca|consigue*|encuentra*|ubican en|por|con 1 tarde|tardes|manana|mananas|noche|noches|mediodia|formulario|solicitud|plataforma|horario|hora|dia|dias|semana|casa|aqui|directorio
  me busca|consigue*|encuentra*|ubican en el trabajo hasta|de|desde|todo
  es arroba
  entrar|entro|entre|acceder|accedo|ingresar|ingreso|loguearme|registr*|iniciar|sesion|login|log 3 con|en|a|using|with 1 mi|my usuario|user|username|cuenta|clave
  mi|my usuario|user|username 2 cada|siempre|y|o|and|or clave|contrasena|vez|password
  mi usuario|user|username|cuenta y tuve|no|ahora|mi|la|el
  cambiar|recuperar|crear|cree|bloque*|desbloquear|verificar|actualizar|forgot|lost|change 2 mi|my|el usuario|user|username|cuenta
`;
