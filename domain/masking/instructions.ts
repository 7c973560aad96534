/** Instructions that only a hidden contact needs: how to put it together and how to read it. */
export const INSTRUCTIONS = `
  @change 3 @piece
  quite|quiten|quitenle|quitele|cambie|cambien|reemplace|elimine 2 punto|puntos|x|@mask
  @mask 3 @arithmetic
  @arithmetic 4 @mask
  @do-arithmetic
  cada|las|sin|quita|quitar|quiten vocal|vocales|consonante|consonantes
  @spoken-ending
  punto es !que|si|no|el|la|un|una|muy|como|cuando|este
  @number 6 @figure mas|menos|por|entre @figure
  extension|ext 6 @figure|@mask
  @mask 10 extension|ext
  @account 7 mi|el|my|primer|segundo|mis @of-me
  correo institucional|corporativo|laboral 9 es|:|nombre|inicial*|usuario|punto
  correo de|del 1 uasd|uni*|pucmm|intec|unphu|empresa|oficina|escuela|trabajo 9 es|:|nombre|inicial*|usuario|punto
  escanee|escaneen|escanea|escaneame
  codigo qr 5 mi|foto|perfil
  mi|su|el|my|his|her|mon|son|nimewo numero|telefono|cel|celular|movil|whatsapp|wasap|number|phone|cell|zap 1 @alike 9 pero|solo|salvo|excepto|cambi*|con|but|except|men
  telefono|tel|cel|celular|movil|whatsapp|wasap|phone|cell|zap 7 @alike ~12 pero|solo|solamente|salvo|excepto|menos|cambi*|lo|but|except|only ~10 @figure
  numero|telefono|cel|celular|movil|whatsapp ~6 formulario|solicitud|registro ~8 ultim*|primer*|cambi*|digito*|cifra* ~6 @figure
  mi|my|mon|nimewo numero|number 1 termin*|acab*|empez*|empiez*|comien*|comenz*|arranc*|ends|starts en|con|por|in|with 1 @figure
  nombre 3 apellido 3 pegado|pegados|pegadito|pegaditos
  proveedor|servidor|dominio 1 es|:
  lo de siempre 2 google|gmail|hotmail|yahoo|outlook
  cambi*|sustituy*|reemplac*|change|swap|replace 1 los|el|las|la|lo|the 1 ultim*|final*|primer*|last|first 3 por|con|a|with|to|for 1 @figure
  mismo|same 1 numero|telefono|cel|celular|movil|whatsapp|number|phone que|as|de|del ~12 cambi*|pero|solo|solamente|salvo|menos|but|except ~10 @figure
  telefono|tel|cel|celular|movil|whatsapp|wasap|phone|cell|zap ~16 termin*|acab*|ends en|con|in|with 1 @figure
  @figure ~16 juntal*|juntel*|juntenl*|pegal*|peguel*|peguenl*|unel*|unanl* !en|con|a|al
  ese|esa|eso|esos|aquel es|son 1 mi|mis 1 numero|telefono|cel|celular|whatsapp|wasap|movil|numerito !@of-a-file
  that|there s|is my number|phone|cell !of
  @put-together todo|los|las|lo|eso|esos|esas
  en|por ese|este|el 1 orden 7 @number|mi|llam*|marc*
  dosis|precios|fechas|cifras|montos|cantidades|edades|numeros|valores|horas|palabras 1 juntas|juntos|pegad*|seguid*|corrid*
  dosis|precios|fechas|cifras|montos|cantidades|edades|numeros|valores|horas|palabras 1 en|de orden|arriba
  lea|lean|leer|lee|mire|miren|copie|copien solo|solamente|unicamente los|las|lo|la|el
  lea|lean|leer|lee|mire|miren|copie|copien nada mas los|las|lo|la|el
  solo los|las numeros|cifras|precios|mayusculas|primeras|ultimas|iniciales
  @joined
  para|pa que 1 no 5 @hides
  @filter 5 @hides ~14 @number|correo|@mask
  cero|zero delante|adelante|alante|antes|primero|devant
  cero|zero al|in principio|final|front
  rot|keypad
  no hay otra forma de poner|dar|escribir
  sin trucos
  @letter = @figure 4 @letter = @figure
  @letter es 1 @figure-word 3 @letter es 1 @figure-word
  la|el|las|los|the 1 @letter es|son|vale|is|significa 1 @figure-word
  el @figure es 1 @letter
  @first-or-last @part-of-text de|en|of|in|hacia|d|du|des|da|nan 1 cada|los|las|mi|mis|each|every|linea|abajo|estas|esta|este|my|chaque|chak|la
  primeras letras
  @part-of-text de|of|in|por|que 1 cada|each|every
  cuent* 1 letras|palabras|silabas|corazones|emojis
  count|comptez|konte the|les|ke
  teclado|teclas 3 telefono|tel|cel|celular|nokia|movil
  letra|letras del telefono
  con|es la clave
  la clave es
  @contact|va|puse|pongo|dejo|escribo|mando 3 en clave
  codigo secreto
  @contact|mensaje 3 cifrad*|encriptad*|codificad*
  sopa de letras
  acertijo|adivinanza|jeroglific*|charada
  math|maths|number|arithmetic quiz|puzzle|riddle|game|test
  juego|problema|ejercicio|tarea|examen|prueba|quiz|reto 1 de|con matematica*|aritmetica|numeritos|sumas|calculo
  adivine|adivinen|adivina mi|el|cual
  no son|es|eran|era 1 hormonas|hormona|fechas|fecha|precios|dosis|valores|edades|medidas|presupuesto|presupuestos 9 marc*|marqu*|llam*|@number|escrib*|sab*
  no son|es 2 resultados de verdad
  eso no es una fecha|dosis|hora|medida
  @area-code 8 siempre|capital|viejo|luego|despues|resto|demas|sigue|agreg*|delante|adelante|@figure|@mask
  extension 9 por|central|llam*|marc* 9 @figure|@mask
  codigo de|del|postal 1 pais|capital|no
  ultimos|primeros|ultimas|primeras|last|first @figure-word numeros|digitos|cifras|digits|numbers|:
  lo|los demas 1 @figure|@mask
  el resto es|son|:|va 1 @figure|@mask
  lo que falta|sigue 1 @figure|@mask
  copie|copien|copia|copy y|and pegue|peguen|pega|paste
  al pie de la letra 3 @figure
  @dictated|@contact|@number 2 @backwards
  de atras|alante|abajo para|pa|hacia
  derecha a izquierda
  hacia abajo y
  el ano 1 que naci
  con|punto 1 punto|en|al|entre 1 entre|medio
  dot in the middle
  iniciales|inicial de|del mi|mis|su|@mask
  doble ele|ese|erre|ene|te|ce|ve|uve|@consonant
  con hache|zeta|ka|ye|equis|ce|efe
  con y|i griega|latina
  con ve|be corta|larga
  deletre*|soletr*|spelled|spelling|spell 1
  j epelle
  letra por letra :
  @sign !o|u|ni|or|ou
  @number|correo|mensaje 2 @secret
  si|ya 2 saben|sabe|entienden 2 contar|leer|sumar|refiero|hablo
  si saben a lo que
  ustedes ya entienden
  ya ustedes entienden
  guino|guina guino|guina
  wink wink
  rot1*|rot2*|base64|base32|hexadecimal*|acrostico*|acrostic|acrostiche
  base 64|32
  clave|codigo morse|cesar
  codigo de cesar
  iniciales de cada
  descifr*|decodific*|decode|decipher|dechiffr*
  lenguaje secreto
  las iniciales
  @find-word 5 mi nombre|apellido
`;

/** Words that accompany a contact as well as other things. They count where a mask or loose digits are near. */
export const HINTS = `
  junto|juntos|junta|juntas
  luego el|la|viene|va|sigue
  despues el|viene|va|sigue
  al final
  delante|adelante|primero|segundo|mas|menos|mitad|doble|marque|marquen|marcar|marca|area|prefijo|orden|termina|termino|empieza|empiezo|reves
  por ultimo
  lo|el demas|resto|otro
  le suma|resta
  sigo con
  codigo|letra|letras|digito|digitos|cifra|cifras|punto|puntos|guion|numero|barra|rabito
`;

/** Requests for contact, which honest people make too. They count where digits or mixed signs follow. */
export const REQUESTS = `
  mi @number|@account|num|nro|perfil|codigo !@of-a-file
  my number|cell|phone|email|mail|handle|user|username
  correo|correito|mail|email|gmail|imel|hotmail|usuario|user|username|handle|nick|pin
  text|reach|call|add|find|dm me
  hit me up
  look me up
  busc*me|busqu*me|encuentr*me|agreg*me|agregu*me|sig*me|escrib*me|contact*me|llam*me|marc*me|marqu*me
  anote|anoten|anota|apunte|apunten|apunta
  nimewo mwen
  rele|ekri m
  mon numero
  appelez|ecrivez moi
  meu numero
  me liga|liguem
`;

/** What honest people say in nearly the same words of how something is read. */
export const HONEST_INSTRUCTIONS = `
  me|nos dijo|dijeron|dieron|mandaron|pasaron|dio|dice|dicen 4 extension|ext
  marque|llame|call|llamo|llamamos|probe 4 extension|ext
  puso|pone|ponen|poner|puse|pusieron arroba|arrobas
  juntar|juntando|juntado|juntamos lo|los|la|el de|del|que|un|tratamiento|dinero|cuarto*|peso*|mitad
  junte|junta|junto|una|unan|arme|junten los|las|todo|mis|el 3 receta*|dinero|cuarto*|analisis|papel*|estudio*|resultado*|documento*|cita*|factura*|peso*|ahorro*|embrion*|ovul*|muestra*
  @first-or-last @part-of-text of|de|del 2 embryo*|embrion*|grade*|grado*|blasto*
  extension|ext ~8 nadie|ocupad*|suena|no|nobody
`;
