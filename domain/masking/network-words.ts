const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Networks, link services and payment services on which people have names, in correct and wrong spellings. */
export const NETWORK_NAMES = set(`
  instagram instagran insta instag ista instragram intagram ig facebook feisbuk feisbu facebok faceboo fb face feis telegram
  telegran tlgrm tiktok tictoc tiktoc tok twitter tuiter snapchat snap skype escaip esquaip linkedin linkdin wechat threads
  messenger mesenger msn discord discor signal whatsapp whatsap whastapp wasap wasapp watsap watsapp guasap guatsap whatsp wsp wspp
  wpp ws wa viber zoom kik pinterest youtube tumblr reddit twitch imo bluesky mastodon kakaotalk kakao facetime imessage onlyfans
  vsco bereal locket vk hangouts truthsocial threema weibo line redes usuario usuaria username nick nickname arroba cashapp venmo
  zelle paypal bizum yappy tpago spotify strava duolingo marketplace corotos airbnb gamertag psn xbox roblox linktree linktr carrd
  beacons bitly kofi patreon substack poshmark depop wallapop letgo badoo tinder bumble hinge lemon8 rednote`);

/** Names of networks that are also words. Beside them, only an obvious user name counts. */
export const WORDS_TOO = set(`
  face signal line redes usuario usuaria username nick nickname arroba snap zoom tok wa ws imo vk ista threads discord cashapp venmo
  zelle paypal bizum yappy tpago spotify strava duolingo pinterest marketplace corotos airbnb xbox beacons`);

/** What the names of networks sound like. One letter may be wrong. */
export const HEARD = [
  ...set(
    "instagran instagram feisbuk fasebuk fasebok telegran telegram guatsap watsap snapxat mesenyer mesenger linkedin yutub tuiter tiktok tiktoc",
  ),
];

/** Words that come between the name of a network and a name on it. */
export const BETWEEN = set(`
  pwofil paj kont profil pagina page pag link enlace lien
  todas todos mis las mi es era como soy estoy estamos aparezco salgo usuario usuaria user username cuenta perfil nombre nick
  nickname id handle apodo arroba kom kou tankou ahora antes alias llamo me llaman llama de en por el la un una con is am as my on
  at it s i m name called find add nan se non mwen sou sur mon compte je suis chez c est pseudo meu minha no na eu estou a mio sono
  tag pin consiguen consigues consigueme conseguirme ven ves escribes mandame busquen buscame buscar busca busquenme buscenme
  busqueme encuentrame encuentran encuentras encuentra encuentrenme agregame agreguenme agregenme sigueme siganme escribeme
  escribanme contactame contactenme llamame llamenme hablame saludame anademe pueden puedes puede search searching look up under dm
  follow`);

/** Words that may follow and are nobody's name, though no list of frequent words has them. */
export const SAID_OF_NETWORKS = set(`
  que para porque pero muy mas donde cuando los las les nos una unos todo toda esta este ese esa eso esto ellos ella ustedes usted
  the and but very ver hay tan solo bien mejor tengo tienen quiero vi vimos publica publican util activo activa buena bueno
  informacion confiable facil clinica centro doctor doctora nuestro nuestra testimonios anuncio publicidad privado privada publico`);
