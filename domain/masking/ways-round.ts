import { isNetworkName } from "./networks.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import { paraphrasesAt, paraphrasesNetwork, paraphrasesProvider } from "./paraphrases.ts";

/**
 * What a writer says who passes a contact in a way that no mask reads: how it is to be put together, where else it stands, whom to
 * ask. All patterns read folded text, with each mask as one sign.
 */
const MASKED = "\u2588";

/** Instructions that only a hidden contact needs. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:junte[n]?|junta|juntalos|juntando|unan|unanlos|unir|uniendo|peguen?|pegalos|ordenen?|sumen?|sumenle|restenle|quiten?|quita|quitar|quitando|quitenle|borren?|eliminen?|cambien?|cambia|sustituyan?|reemplacen?|salten?|saltense|ignoren?|inviertan?|volteen?|cuenten?|cuenta|contar|lean?)\s(?:\S{1,12}\s){0,3}(?:numeros|numeritos|cifras|digitos|letras|comas?|parentesis|espacios?|guion(?:es)?|rayas?|rayitas|asteriscos?|emojis?|ceros?|signos|simbolos|corazon(?:es|citos)|caritas|iniciales|mayusculas)\b/,
  /\b(?:quite|quiten|quitenle|quitele|cambie|cambien|reemplace|elimine)\s(?:\S{1,12}\s){0,2}(?:puntos?|%|x|█)/,
  /█\W{0,3}(?:\s\S{1,8}){0,3}?\s(?:sum|rest|quit|agreg|anad|multiplic|divid)\w{0,4}\b|\b(?:sum|rest|quit|agreg|multipliqu|divid)\w{0,5}\s(?:\S{1,8}\s){0,3}(?:a |al |del |de )?█|\b(?:punto|dot|point|ponto) (?:com|net|org|es|do)\b/,
  /\bcambi\w{1,4} (?:cada|las|los|la|el) (?:vocal|letra|consonante|palabra|numero|cifra|emoji|dibujo)|\b(?:cada|las|sin|quit\w{1,3}) (?:vocal|consonante)(?:es)?\b|\ba\W{0,2}1\W+[be]\W{0,2}2\b|\b([a-z]) (?:de|como|for|comme|as in) \1\w{1,14}\W+(?:y )?([a-z]) (?:de|como|for|comme|as in) \2\w{1,14}/,
  /\b(?:numero|cel\w*|telefono|whatsapp|contacto|marqu\w*|llam\w*)\b.{0,40}?\d\s?(?:\+|\*|mas|menos|por|entre)\s?\d/,
  /\b(?:extension|ext)\b(?=.{0,40}(?:\d|█))(?=[\s\S]{0,80}(?:█|llam|marc|central|\d{3}))|█.{0,60}\b(?:extension|ext)\b/,
  /\b(?:correo|mail|email|usuario|user|insta\w*|ig|handle|tiktok|cuenta)\b.{0,40}\b(?:mi|el|my|primer|segundo|mis) (?:nombre|apellido|apellidos|inicial\w*|cumple\w*|apodo|ano de|first name|last name|initials|birth)/,
  /\bcorreo (?:institucional|de la (?:uasd|uni\w*|pucmm|intec|unphu|empresa|oficina|escuela)|del trabajo|corporativo|laboral)\b.{0,60}(?:\bes\b|:|nombre|inicial|usuario|punto)/,
  /\bescane(?:en|e|a|ame)\b|\bcodigo qr\b.{0,30}\b(?:mi|foto|perfil)/,
  /\bjunt(?:e|en|a|alo|enlo|elo)\s(?:todo|los|las|lo|eso|esos|esas)\b|\b(?:en|por) (?:ese|este|el mismo) orden\b(?=.{0,40}\b(?:numero|cel|mi|llam|marc|contacto))|\b(?:dosis|precios|fechas|cifras|montos|cantidades|edades|numeros|valores|horas|palabras)\s(?:\S{1,10}\s)?(?:en orden|juntas|juntos|pegad|seguid[oa]s|corrid|de arriba)/,
  /\b(?:lea|lean|leer|lee|mire|miren|copie|copien)\s(?:solo|solamente|nada mas|unicamente)\s(?:los|las|lo|la|el)\b/,
  /\bsolo (?:los|las) (?:numeros|cifras|precios|mayusculas|primeras|ultimas|iniciales)\b/,
  /\b(?:todo|toda) (?:pegad[oa]|seguid[oa] y sin|corrid[oa] sin)|\bsin (?:espacios?|puntos ni|los espacios|guiones)\b|\b(?:no spaces|all one word|one word|sans espaces?|sem espacos?|tout attache|tudo junto|all together no)\b/,
  /\b(?:para|pa) que (?:no|asi no)\s(?:\S{1,10}\s){0,4}(?:borr|tap|ocult|censur|bloque|filtr|detect|quit|tach)\w*/,
  /\b(?:sistema|pagina|plataforma|filtro|robot|bot|web|aplicacion|app|maquina|sitio|site|filter)\b(?:\W+\w+){0,5}\W+(?:borra|tapa|oculta|censura|bloquea|filtra|detecta|tacha|quita|hides|blocks|removes|deletes|masks|cache|bloque|apaga)(?:n|rlo|rla|r)?\b(?=[\s\S]{0,80}(?:numero|cel|telefono|correo|contacto|█|\d{3}|asi que|por eso))/,
  /\b(?:un |con |el )?(?:cero|zero) (?:delante|adelante|alante|al principio|al final|antes|primero|in front|devant)\b|\brot\b/,
  /\bno hay otra forma de (?:poner|dar|escribir)|\bsin trucos\b|\b(?:bajele|subale|sumele|restele|sumenle|restenle|agreguele|quitele|multiplique|multipliquen|divida|dividan|subtract|add one|add 1)\b/,
  /\b[a-z] ?= ?\d\b[\s\S]{0,20}\b[a-z] ?= ?\d\b|\b[a-z] es (?:el )?(?:\d|un[oa]?|cero)\b.{1,12}\b[a-z] es (?:el )?(?:\d|dos|un[oa]?|cero)\b/,
  /\b(?:la|el|las|los|the)\s(?:letra\s)?[a-z]{1,3}\s(?:es|son|vale|is|significa)\s(?:un |el |a |the )?(?:cero|uno|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|one|\d)\b|\bel \d es (?:una? |la )?[a-z]\b/,
  /\b(?:primera|ultima|first|last|premiere|derniere|primeira)s?\s(?:letras?|palabras?|letters?|words?|lettres?|mots?|silabas?|cifras?|palavras?)\s(?:de|en|of|in|hacia|d.|du|des?|da)\s?(?:cada|los|las|mi|mis|each|every|la linea|abajo|estas?|este|my|chaque|la)\b|\bprimeras letras\b/,
  /\b(?:letras?|palabras?|silabas?|letters?) (?:de|of|in|por|que tiene) (?:cada|each|every)\b|\bcuent\w{0,4} (?:las |los )?(?:letras|palabras|silabas|corazones|emojis)|\bcount the\b|\bkonte ke\b|\bcomptez\b/,
  /\btecl(?:ado|as)\s(?:del?\s|en\s(?:el|un)\s)?(?:un |tu |su |mi |cualquier )?(?:tel|cel|nokia|movil)|\bkeypad\b|\bletras? del telefono\b|\bcon la clave\b|\b(?:numero|correo|contacto|cel|telefono|usuario|va|puse|pongo|dejo|escribo|mando) (?:\S{1,8}\s){0,3}en clave\b|\bla clave es\b|\bmi codigo secreto|\bcodigo secreto|\b(?:numero|correo|mensaje|contacto|telefono|cel|usuario)\s(?:\S{1,8}\s){0,3}(?:cifrad|encriptad|codificad)|\bsopa de letras|\bacertijo|\badivinanza|\badivin(?:e|en|a) (?:mi|el|cual)|\bjeroglific|\bcharada/,
  /\bno (?:son|es|eran?) (?:\S{1,5}\s)?(?:hormonas?|fechas?|precios?|dosis|valores|edades|medidas|resultados de verdad|presupuestos?)\b(?=.{0,60}(?:marc|llam|numer|cel|tel|escrib|otra cosa|sab|$))|\beso no es una (?:fecha|dosis|hora|medida)/,
  /\b(?:codigo de area|area code|ddd)\b.{0,60}(?:siempre|capital|viejo|luego|despues|resto|demas|sigue|agreg|delante|adelante|\d|█)|\bcodigo (?:del pais|de la capital|postal no)\b/,
  /\b(?:ultim|primer)[oa]s (?:dos|tres|cuatro|cinco|seis|siete|\d) ?(?:numeros|digitos|cifras|:|,)|\b(?:last|first) (?:two|three|four|\d) (?:digits|numbers)|\b(?:lo demas|el resto|los demas|lo que (?:falta|sigue)) ?(?:es|son|:|va)\s?(?=[:\s]*(?:\d|█))/,
  /\b(?:copie|copien|copia|copy) (?:y|and) (?:pegue|peguen|pega|paste)\b|\bal pie de la letra\b.{0,20}\d/,
  /\b(?:lean?|leer|leelo|leanlo|leanlo|lealo|pong\w{1,4}|escrit[oa]|escrib\w+|numero|correo|cel\w*|telefono|usuario|va|esta|read|escrito|lu|li) ?(?:\S{1,10}\s){0,2}(?:al reves|de atras|en (?:el )?espejo|hacia atras|backwards?|in reverse|a l.envers|de tras|ao contrario|patra|de derecha a izquierda)|\bde (?:atras|alante) (?:para|pa|hacia|pa')\b|\bespejo\b.{0,12}:/,
  /\b(?:de (?:abajo|atras) (?:para|pa|hacia) (?:arriba|a?delante))\b|\bderecha a izquierda\b|\bhacia abajo y\b/,
  /\bel ano (?:en )?que naci\b|\bpunto (?:en|al) (?:el )?medio\b|\bdot in the middle\b|\bcon (?:un )?punto entre\b|\b(?:iniciales|inicial) (?:de|del) (?:mi|mis|su|█|\w+ █)/,
  /\bdoble (?:ele|ese|erre|ene|te|ce|ve|uve|[b-df-hj-np-tv-z])\b|\bcon (?:hache|zeta|ka|y griega|i griega|i latina|ye|equis|ce|efe|ve corta|be larga)\b/,
  /\b(?:empie|empez|comien|comenz|arranc)\w*.{0,80}\b(?:sig|segu|luego|despues)\w*\b[\s\S]{0,160}\b(?:termin|acab|cierr|finaliz)\w*\s(?:con|en)\W{1,3}(?:el )?(?:\d|█)/,
  /\bdeletre|\bspell(?:ed|ing)? it\b|\bte lo deletreo|\bletra por letra\W{0,2}[:(]|\bj.epelle|\bsoletr/,
  /\bguion bajo\b|\braya abajo\b|\bunderscore\b|\barrobase?\b(?!\s(?:o|u|ni|or|ou)\s)|\btiret du bas\b|\bpuntico\b/,
  /\b(?:mi |el |un )?(?:numero|telefono|contacto|correo|celular|cel|mensaje) (?:va |esta |lo puse |les dejo |queda )?(?:escondid|ocult|disfraz|camuflad|entre lineas|disimulad|regado|repartid|partid[oa])/,
  /\b(?:si|ya) (?:saben?|usted(?:es)? (?:me )?(?:saben?|entienden?)|me entienden?|tu sabes)(?:\s(?:contar|leer|sumar|a lo que me refiero|de que hablo|que es))\b|\bsi saben a lo que|\bustedes ya entienden\b|\bya ustedes entienden\b|\bguin[oa] guin[oa]|\bwink wink/,
];

const NET =
  "google|gugel|guguel|internet|maps|waze|youtube|navegador|buscador|facebook|instagram|insta|tiktok|redes|linkedin|paginas amarillas|face|feisbu\\w*|ig|fb|tik tok|twitter|telegram|spotify|strava|duolingo|pinterest|marketplace|corotos|airbnb|tripadvisor|xbox|playstation|reddit|linktree|waze|mapa|redes sociales";
const PLACE =
  "letrero|pagina|web|google|internet|maps|instagram|insta|facebook|face|bio|biografia|foto|tarjeta|negocio|tienda|local|anuncio|puerta|vitrina|camion|guagua|redes|sitio|blog|canal|portada|volante|catalogo|tiktok|linkedin|youtube|estados?|sign|website|page|gafete|fachada|pared|carro|vidriera|cartel|menu|empaque|etiqueta|factura|mural|guia telefonica|paginas amarillas";
const FACT =
  "numero|contacto|telefono|correo|cel|celular|whatsapp|wasap|mail|email|usuario|movil|number|phone|nimewo|numero de telefono|todo|datos|info";
const NOT_OURS =
  "(?!\\s?(?:(?:la|las|el|los|su|mi|esta|este|the|un)\\s)?(?:tardes?|mananas?|noches?|mediodia|formulario|solicitud|plataforma|horario|hora|dias?|semana|casa|casa a|trabajo (?:hasta|de|desde|todo|a partir)|este medio|aqui|form|directorio|whatsapp$))";

/** Ways to the writer through somebody or something else than this site. */
const INVITATIONS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:buscame|busquenme|busqueme|buscadme|busquennos|buscarme|encuentrenme|encuentreme|encuentrame|encontradme|encontrarme|ubiquenme|ubicame|localicenme|localiceme|gogleenme|googleenme|googleame|googleeme|siganme|sigueme|siganos|sigame|agreguenme|agregame|agregueme|anadanme|anademe|stalkeenme|look me up|find me|add me|follow me|google me|cherchez.moi|trouvez.moi|me procure|me procurem|me acha|me acham|cheche m|chache m)\\b(?:\\W+(?:\\S{1,12}\\s){0,2}(?:en|como|por|asi|ahi|alla|on|at|under|as|facil|con|sur|comme|no|na|sou|sob|nan|${NET})\\b)`,
  ),
  /\b(?:agreguenme|agregame|agregueme|siganme|sigueme|sigame|buscame|busquenme|busqueme|anadanme|anademe|encuentrenme|encuentrame|ubiquenme|stalkeenme)\b(?!\s(?:a la|al|a su|a un|en la|en su|en el|una?|unos|unas|el|la|los|las|cita|otr\w+|espacio|\w+ndo|de baja|en contacto|por favor (?:una?|al)|con (?:un|el|la|su)|si|cuando|despues|por (?:la|las|el|los))\b)/,
  /(?<!\bno )\baparezco\b(?! en (?:su|el|la) (?:sistema|lista|registro|base|seguro|nomina|poliza))/,
  /\bgoo?gle(?:en|enme|eme|ame|ad|adme|en me)\b|\bgoogle me\b|\b(?:es[ae]|aquella|that.?s|this is|c.est|e) (?:soy yo|mi hermana|me\b|moi\b|eu mesma)|\bla de la foto soy\b/,
  /\b(?:todo el mundo|todos|cualquiera|la gente) (?:alla |ahi |aqui |en el barrio |en la calle )?me conocen?\b|\bme conocen (?:como|por)\b/,
  /\b(?:estare|voy a estar|estoy todos los dias|me siento|llevare|llevo puest|ire con|ire vestida|andare)\b.{0,80}\b(?:blusa|vestido|camisa|gorra|sombrero|paraguas|chaqueta|roj[oa]|amarill[oa]|azul|morad[oa]|rosad[oa])\b/,
  /\bsalgo (?:en|por) (?:la tele|el canal|la radio|el periodico|un anuncio|la portada|el video|las fotos|television|el programa|youtube)/,
  /\bmi (?:gamertag|psn|playlist|anuncio (?:de|en)|marketplace|corotos|tarjeta de presentacion|podcast|linktree|link|enlace|tienda online|qr)\b/,
  /\bmi (?:usuario|user|username|nick|arroba|handle|alias)\b(?!\s?(?:█|no (?:abre|funciona|entra|sirve|me deja)\b|(?:es|:)\s?█|(?:de|en) (?:la|esta|su|el) (?:pagina|plataforma|web|portal|sistema|aplicacion|app)|del (?:portal|sistema|sitio)))/,
  new RegExp(
    `\\bme (?:consiguen?|consigues|encuentran?|encuentras|hallan?|ubican?|ubicas|siguen|agregan|agregas|busca[ns]?)\\s(?:facil(?:mente)?\\s|rapido\\s|siempre\\s)?(?:en|por|como|asi|ahi|alla|con|█)${NOT_OURS}`,
  ),
  new RegExp(
    `\\b(?:salgo|aparezco|figuro|sale|aparece) (?:(?:la|de|el|como|entre) (?:la |las |el )?(?:primer[ao]s?|unic[ao])|(?:en|por|como en) (?:el |la |las )?(?:${NET})|asi en|ahi|con mi (?:numero|foto|cel|contacto|telefono)|mi (?:numero|telefono|contacto|cel|pagina|negocio|foto))`,
  ),
  new RegExp(
    `\\b(?:busquen|buscad|busque|googleen|googlea|googlee|pongan|pongais|poneis|ponga|ponen|pon|escriban|escriba|tecleen|teclee|miren|mire|entren|entre|entra|vayan|search|google|look up|type|cherchez|tapez|procurem?|pesquisem?|digite|digitem|chache)\\s(?:\\S{1,20}\\s){0,8}?(?:en|on|in|sur|no|na|dans|a|al|into|nan)\\s(?:el |la |las |mi |su )?(?:${NET})\\b[\\s\\S]{0,80}\\b(?:salgo|aparezco|soy|je suis|eu sou|mwen se|i am|i.m|sale|esta mi|mi (?:contacto|numero|telefono|movil|cel|foto|negocio|pagina|perfil)|my|me mandan|me escriben|ahi|el primer|primer resultado|first|premier|primeiro)\\b`,
  ),
  /\b(?:pon(?:gan|ga|eis|en|go)?|busc(?:a|an|ad|ais|as)|si (?:pon|busc|escrib|teclea|googlea)\w*)\b[\s\S]{0,80}\b(?:salgo|aparezco|doy yo|soy la (?:primera|unica)|soy yo)\b/,
  /\b(?:google|search|look up)\b.{0,60}\b(?:i.m the|i am the|i come up|my (?:number|page|profile|phone|shop)|it.s me|you.ll find)\b/,
  /\b(?:ahi|alla|alli) (?:mismo )?(?:esta|estan|sale|salen|tienen|tiene|aparece|encuentran?|consiguen?|ven|dejo|dejan|va|les va) (?:\S{1,9}\s){0,3}(?:numero|contacto|telefono|correo|cel|celular|movil|datos|whatsapp|nombre|perfil|cuenta|foto)\b/,
  new RegExp(
    `\\b(?:${FACT})(?:\\s\\S{1,12}){0,2}?\\s(?:esta|estan|sale|salen|aparece|figura|lo tiene|lo tienen|lo consiguen?|lo encuentran?|lo ven|viene|is|are|est|esta escrito|ta|lo dice|lo pone)\\s(?:\\S{1,9}\\s){0,2}?(?:en|on|in|por|sur|nan|no|na|afuera|pintado|debajo)\\s(?:(?:el|la|los|las|mi|mis|una?|the|my|de|nuestr[ao])\\s){0,2}(?:${PLACE})\\b`,
  ),
  /\b(?:instagram|insta|face\w*|pagina|numero|whatsapp|perfil|cuenta|telefono|web|ig|redes|correo) (?:de la |del |de mi |de nuestr[oa] |de )(?:mi |la |el )?(?:negocio|tienda|salon|reposteria|barberia|colmado|emprendimiento|estudio|taller|boutique|academia|floristeria|cafeteria|bizcochos?|unas|coro|local|restaurante?|peluqueria|tiendita|panaderia|consultorio|clinica dental|banda)\b/,
  /\b(?:pidan?|encarguen?|encarga|hagan?) (?:un|una|unos|unas|el|dos|su)?\s?(?:bizcocho|pedido|orden|delivery|cita conmigo|reserva conmigo|servicio|tarjeta|manicure|ramo|cena|pizza|postre|corte)\b/,
  /\b(?:pregunten|pregunte|preguntad|preguntenle|preguntar|ask|demandez|perguntem?)\s(?:\S{1,8}\s){0,2}?(?:por|for|pour)\s(?:mi\b|me\b|moi\b|█|(?:la|el)\s\S{1,14}\s(?:de|del|que|con)\b)|\bpregunteme\b|\bmande apre m/,
  /\b(?:vengan|venga|pasen|pase|pasa|lleguen|llegue|caigan|caiganme|dejen|dejenme|manden|visitenme|visiteme|acerquense|dense la vuelta)\b(?:\s\S{1,12}){0,4}?\s(?:a|por|al|en|con)\s(?:(?:mi|█)\s?(?:casa|negocio|trabajo|salon|tienda|local|oficina|taller|puesto|mesa|porteria|portero|vecina|iglesia|escuela|colegio|apartamento|edificio|buzon)|(?:la |el |una? )?(?:casa|negocio|salon|tienda|colmado|farmacia|puesto|taller|banca|porteria|portero|vecina|iglesia|escuela|colegio|liceo|supermercado|gimnasio))\b/,
  new RegExp(
    `\\b(?:en|por|on|sur|sou|no)\\s(?:el |la )?(?:${NET}|tiktok)\\b.{0,12}\\b(?:me llamo|soy|estoy como|aparezco|salgo|tengo (?:la|una) (?:cuenta|pagina)|je suis|i.m|sou)\\b(?!\\s?(?:muy|un poco|poco|nueva|nuevo|activ|seguidor|fan|█))`,
  ),
  /\bsi preguntan\b.{0,60}\bpor\b|\bacerquense\b|\bme reconocen\b|\bal derecho\b.{0,10}(?:\d|█)/,
  /\b(?:dejo|dejare|voy a dejar|les dejo|deje) (?:mi|el) (?:numero|telefono|contacto|cel|celular|correo|tarjeta) (?:con|en|a|donde|debajo)\s(?!(?:el|la|su|este|un)?\s?(?:formulario|solicitud|pagina|portal|registro|plataforma|mensaje))/,
  /\bp[ie]d(?:an|a|e|en|anle|ale|ele|anles|ansel[oa]|asel[oa]|iendole)\b.{0,24}\bmi (?:numero|contacto|cel|celular|telefono|correo|whatsapp)/,
  /\b(?:denle|den|entren|vayan|miren|dale|chequeen|revisen|sigan|busquen|vean|pasen|click)\s(?:\S{1,8}\s){0,3}?(?:a |en |por )?mi (?:perfil|cuenta|foto|pagina|historia|instagram|insta|face\w*|tiktok|blog|muro)\b/,
  /\b(?:contest|respond|escrib|habl|mand|dej)\w*me(?:lo)? (?:\S{1,10} )?(?:por |para |pa )?(?:ahi|alla)\b/,
  /\bask for (?!a\b|the\b|my\b|an\b|more|help|your|their|it\b|any|another|information|info|advice|records|extra|that|this)\w+/,
  /\bahi me (?:ven|veran|encuentr|consig|hallan|tienen)\w*|\btoquen? (?:el timbre|la puerta|bocina)|\bpidan? (?:que me (?:pasen|llamen|busquen)|hablar conmigo|por mi|mi (?:numero|contacto))|\bescuchen? (?:el|mi) (?:podcast|programa)/,
  /\bsoy (?:la|el) (?:que (?:canta|vende|atiende|sale|da clases?|conduce|hace los)|conductor|locutor|presentador|cantante|solista|administrador|(?:duen|propietari)\w de (?!mi |un |una ))\w*/,
  new RegExp(`\\b(?:procurem?|pesquisem?|cherchez|tapez|chache|cheche)\\b.{1,60}\\b(?:no|na|sur|nan|sou|dans)\\s(?:${NET})\\b`),
  /\b(?:busquen|busque|buscad|buscan|vean|miren|entren|pongan)\b.{1,60}\bme (?:dejan?|mandan?|comentan?|tiran?)\b/,
  new RegExp(`\\b(?:cuando|si) (?:me )?(?:ponen|ponga[ns]?|busca[ns]?|escriben|googlea[ns]?)\\b.{1,60}\\b(?:${NET})\\b`),
  new RegExp(
    `\\b(?:lo|la|le|los|las) (?:consiguen?|encuentran?|ubican?|localizan?|hallan?|siguen?) (?:en|por|como) (?:el |la |su )?(?:${NET})\\b`,
  ),
  /\bme (?:pasan?|cogen?|toman?|anotan?|dan?) (?:las?|los?) (?:llamadas?|recados?|mensajes?)\b|\b(?:porter[oa]|conserje|guachiman|vigilante|director[a]?|secretari[oa]|jef[ea]|vecin[oa]|cajer[oa]|recepcionista|mama|papa|herman[oa]|suegr[oa]|cunad[oa]|prim[oa]|espos[oa]|marido) (?:del? \S+ )?(?:siempre )?me (?:avisa|localiza|ubica|llama al)\b/,
  /\b(?:ella|el|ellos|quien|ese|esa|este|esta) (?:si )?(?:me (?:avisa|pasa|da|dice|entrega|lo pasa|los pasa|localiza|comunica|ubica|llama)|les? (?:da|pasa|dara|pasara|dice) mi|tiene mi|sabe (?:mi|donde|como encontrarme))/,
  /\b(?:me pasan?|me da|me dan|me entregan?) el (?:recado|mensaje|papelito)\b|\b(?:mandenme|mandeme|mandame|envienme|enviame|dejenme|dejen|deja) (?:un |el |una )?(?:mensaje|mensajito|solicitud|comentario|nota|recado|papel|audio|dm|privado|inbox|corazon|papelito)\b(?=.{0,40}\b(?:en|por|al|ahi|alla|con|debajo|a)\b(?! (?:la|este|el) (?:correo que|numero que|formulario)))(?=.{0,60}\b(?:foto|video|publicacion|perfil|pagina|historia|instagram|insta|facebook|face|redes|negocio|coro|live|canal|blog|porteria|recepcion|trabajo|casa|ella|el\b|cuenta|alla|ahi))/,
  /\b(?:escribanle|escribele|escribale|llamenle|llamenla|llamenlo|llamele|llamela|hablenle|hablele|mandenle|mandele|diganle|digale|contactenla|contactenlo|contactela|contactelo|write (?:to )?her|write him|call her|text her|call him|text him|ask her|ecrivez.lui|appelez.l[ea]|escrevam? pra ela|liguem? pra ela)\b.{0,60}?(?:█|\b(?:instagram|insta|ig|facebook|face|fb|tiktok|redes|telegram|inbox|dm|messenger|que me|me avisa|su (?:numero|cel|celular|telefono|correo|whatsapp|trabajo|negocio|tienda|perfil|pagina)|her (?:number|phone|page))\b)|█.{0,60}\b(?:escribanle|escribele|escribale|llamenle|llamenla|llamenlo|hablenle|mandenle|diganle|contactenla|contactenlo)\b/,
  /\bla unica (?:con|en) (?:ese|este|mi|el|la|todo|esa|su)\b|\b(?:el )?unico (?:\S{1,12}\s){0,2}con (?:ese|este|mi) (?:apellido|nombre)|\bese apellido\b.{0,30}(?:facil|unic|solo hay|consig|encuentr)|\bsolo hay una?\b.{0,40}\b(?:apellido|nombre|asi)\b/,
  /\bmi nombre completo (?:en|aparece|sale|y)\b|\b(?:con|por) mi nombre (?:y apellido|completo)\b|\bprimer (?:nombre|apellido)\b[\s\S]{0,200}\b(?:apellido|busqu|busc|encuentr)/,
  /\b(?:la|el) (?:de la|del|con la|con el) (?:foto|perfil|portada|avatar) (?:de|con|del|en)\b|\btengo foto (?:con|de|en)\b|\bfoto de perfil\b/,
  /\b(?:cuento|muestro|subo|publico|documento|comparto) (?:todo )?(?:mi|mis|el) (?:proceso|historia|videos|inyecciones|vida|dia a dia)\b.{0,30}(?:ahi|en mi|por)|\bmi (?:canal|podcast|blog|newsletter|perfil de|pagina de|cuenta de|tienda en)\b/,
  /\b(?:mi|el) (?:cuenta|perfil|pagina|usuario|user|nick|arroba|handle|username|negocio|tienda|grupo|canal)\b.{0,24}\b(?:se llama|es el mismo|tiene el mismo|es igual|lleva|empieza|termina)\b/,
  /\b(?:fuera de (?:esta|la) (?:pagina|plataforma|web)|sin pagar|no paguen|not paying|without paying|directo conmigo|nos ahorramos|se ahorran|saltamos|brincamos)\b/,
  /\b(?:se lo|lo) (?:dejo|puse|mando|deje) (?:en|con) (?:la|el|su|un|una) (?:recepcion|secretaria|portero|comentario|resena|sobre|review|publicacion|mensaje de)/,
];

/** Words that go with a contact as with much else, and tell where a mask or loose figures stand beside them. */
const HINTS =
  /\b(?:junt[oa]s?|luego (?:el|la|viene|va|sigue)|despues (?:el|viene|va|sigue)|al final|delante|adelante|por ultimo|lo demas|el resto|lo otro|primero|segundo|le suma|le resta|mas|menos|mitad|doble|marque|marquen|marcar|marca|area|prefijo|orden|termin[ao]|empiez[ao]|sigo con|reves|codigo|letras?|digitos?|cifras?|puntos?|guion|numero|barra|rabito)\b/;

/** Tells whether a masked text says how to read what is hidden in it. */
export const saysHowToRead = (text: string): boolean => INSTRUCTIONS.some((pattern) => pattern.test(text));

/** Tells whether it sends its reader to the writer by another way. */
export const sendsElsewhere = (text: string): boolean =>
  announcesContact(text) || sendsToNoWord(text) || INVITATIONS.some((pattern) => pattern.test(text));

const SELF =
  /\b(?:soy|salgo|aparezco|estoy|buscame|busquenme|mi|sigueme|siganme|me|mon|meu|minha|c.est|mwen|uso|tengo|ahi|i.m|my|je suis|moi|sou|mwen|escrib\w*|usuario|user)\b/;

/** Tells whether it describes the sign, as it was written, or what is left of it the provider or the network of an address. */
export function describesAddress(text: string, written: string): boolean {
  return (
    paraphrasesAt(written) ||
    (paraphrasesProvider(text) && (SELF.test(text) || text.includes(MASKED))) ||
    (paraphrasesNetwork(text) && SELF.test(text))
  );
}

const MEANS =
  "correo|correito|mail|email|e-mail|imel|gmail|hotmail|yahoo|insta|instagram|ig|facebook|face|fb|feisbu\\w*|tiktok|tik tok|twitter|telegram|snap|snapchat|skype|linkedin|messenger|whatsapp|wasap|whats|wsp|celular|cel|telefono|tel|movil|numero|phone|number|cell|handle|nimewo|telefonn|portable|courriel|zap|celu|fijo|pin|signal|discord|threads|youtube|canal|pagina|web|blog|perfil|cuenta";
const INTRODUCED = new RegExp(
  `\\b(?:mi|my|mon|meu|minha|nuestro|su|el de mi \\w+)\\s(?:${MEANS})(?:\\s(?:personal|nuevo|privado|es|mwen|m|electronico|de siempre|viejo))?\\s?(?:\\b(?:es|is|son|seria|se llama|est|se|e|c.est|sigue siendo|lo tienen como)\\b|[:=@])`,
  "g",
);
/** What honest people say behind that: it is bad, it is the one in the form. */
const SAID_OF_IT =
  /^[\s,:]*(?:█|(?:primeiro|primero|first|d.abord) (?:chegou|veio|me|no|i|j|puse|use|tenia|era)\b|me\b|le\b|nos\b|perdi|romp|apag|cay|cae|(?:el|la|los|lo|the|le|o|a)\s?(?:que|mismo|misma|mesm[oa]|meme|de (?:siempre|arriba|la solicitud|mi esposo que)|del? (?:formulario|solicitud|registro)|correct|unic|one|same)|mism|un[oa]?\b|muy|mal[oa]?\b|viej|nuev|buen|de (?:espana|estados|eeuu|usa|afuera|alla|puerto|claro|altice|viva|prepago|contrato)|prepago|privad|dominican|american|espanol|haitian|para|solo|correct|igual|ese\b|este\b|esa\b|esta\b|ya\b|posible|mejor|dificil|complicad|lent|se\b|dan|daña|dana|si\b|no\b|que\b|cuando|por|en el|in the|on the|the one|not\b|old|broken|off|down|always|dans|sur|mi\b|urgente|importante|confidencial|full|llen|publico|pequen|grande|el\s?$)/;

/** Tells whether a means of contact is announced and neither a mask nor what honest people say of theirs stands behind it. */
function announcesContact(text: string): boolean {
  return [...text.matchAll(INTRODUCED)].some(
    ({ index, 0: said }) => !SAID_OF_IT.test(text.slice(index + said.length, index + said.length + 40)),
  );
}

const SENT_TO =
  /\b(?:escrib\w{0,3}me|escribidme|llam\w{0,2}me|llamadme|contact\w{1,3}me|mand\w{1,3}me\w*|habl\w{1,3}me|marqu\w{1,2}me|(?:reach|write|call|text|message) me|ecrivez.moi|appelez.moi|me (?:escriben?|llaman?|contactan?|escrevam?|liguem?)|ekri m|rele m)\s(?:(?:lo|todo|eso|el presupuesto|los precios|la informacion)\s)?(?:a|al|at|au|to|nan|no|na)\s(?:la |el |los |las )?([\p{L}\p{N}.·_-]{4,40})/gu;

/** Tells whether somebody asks to be written to at a word of no language. */
function sendsToNoWord(text: string): boolean {
  return [...text.matchAll(SENT_TO)].some(
    ([, to]) => /\p{L}/u.test(to!) && !isOrdinaryWord(to!.replace(/[.,]$/, "")) && !isNetworkName(to!.replace(/[.,]$/, "")),
  );
}

const MAX_MASKS_CLOSE = 4;
const CLOSE = 200;

/** Tells whether masks stand so close, or so near loose figures and hints, that they are pieces of what is still to be put together. */
export function isInPieces(text: string, looseFigures: number): boolean {
  // A name, a number and a link side by side are whole; pieces have words between them.
  const masks = [...text.matchAll(new RegExp(`${MASKED}(?:[^\\p{L}\\p{N}]{0,6}${MASKED})*`, "gu"))].map(({ index }) => index);
  if (masks.some((place, at) => at >= MAX_MASKS_CLOSE - 1 && place - masks[at - MAX_MASKS_CLOSE + 1]! < CLOSE)) return true;
  return masks.length > 0 && looseFigures >= 3 && HINTS.test(text);
}
