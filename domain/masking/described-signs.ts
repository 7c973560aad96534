/** Descriptions of the signs of addresses, mail providers and networks, under what each stands for. */
export const AT_SIGN = `
  a 1 con|de|with|avec|com|in|en|dans|dentro|metida|encerrada|rodeada 2 @curl
  a enrollada|enroscada|envuelta|redonda|encerrada|caracoleada|comercial|commercial|enroulee|enrolada|enredada|curva
  caracolito|caracolita|arrobita|arobas|ensaimada
  snail|at sign|symbol
  @sign-word 1 del|de|que|of|for|du|do|with|on 3 @of-mail
  @sign-word 1 del|de|que|of|for|du|do|with|on 3 alt 1 64|2
  alt|shift|mayus|altgr|gr|option 64|2|dos|q|g
  seguido|seguida de una|la|arroba 1 arroba
  seguido|seguida de arroba
  followed|suivi by|d 1 at|arobase
`;

export const OTHER_SIGNS: Readonly<Record<string, string>> = {
  _: `
    guion|guioncito|raya|rayita|linea|lineita|palito|barra|tiret|tracinho 2 abajo|bajo|baja|bajito|piso|suelo|bas|inferior
    underscore|underline|underbar|subrayado`,
  "-": `
    guion|guioncito|rayita|raya|dash|hyphen|tiret|hifen|tracinho al|del|en medio
    guion|guioncito|rayita|raya|dash|hyphen|tiret|hifen|tracinho`,
  "/": `
    barra|barrita|diagonal|palito inclinada|inclinado|diagonal
    barra|barrita|diagonal|slash|pleca`,
  ".": "punto|puntico|puntito|puntillo|punticos|dot|point|ponto|pontinho|pwen|punkt",
};

/** Lists names of a provider, with the words that make them mean mail: Google and apples occur in many other messages. */
const ofMail = (provider: string) => `
  @mail-noun 3 de|del|da|do|des|du|from|by|pa 2 ${provider}
  el|la|lo|uno|una|celui|celle|aquele|o|kont|one 1 de|del|da|do|du|from|by|pa 2 ${provider}
  chez|arroba|arobase 2 ${provider}
  at the ${provider}`;

export const PROVIDERS: Readonly<Record<string, string>> = {
  " en gmail ": `${ofMail("google|gogle|gugel|guguel|gugol|googl|buscador|android")}
    google one|mail|mel|email|correo|account
    gran buscador
    correo del buscador
    ge|g mail
    universo online
    operateur|operador qui|que porte|lleva le|el nom|nombre
    provedor do`,
  " en hotmail ": `${ofMail("microsoft|maicrosoft|windows|gates|ventanita|ventanitas|msn|maripos*")}
    microsoft one|mail
    correo|mail caliente
    hot correo|mail
    correo viejo|viejito de microsoft
    caliente en ingles`,
  " en icloud ": `${ofMail("manzana|manzanita|apple|iphone|macin*|nube")}
    nube de 1 manzana|manzanita|apple|iphone
    i cloud
    apple one|mail|cloud`,
  " en yahoo ": `
    ya hoo
    yahoo|yajuu|yajuuu|llaju|iahoo
    grito de vaquero
    correo|buzon morado`,
};

const ofNetwork = (mark: string) => `
  @network-noun 1 de|del|con|para|pa|des|du|das|dos|do|da|that|where|with|of|ou 2 ${mark}
  @network-noun 1 de|del|con|para|pa|des|du|das|dos|do|da|that|where|with|of|ou 1 mandar|subir|poner|compartir|poster 1 ${mark}
  la|el de|del|con|para|pa|des|du 1 ${mark}
  la|el de|del|con|para|pa mandar|subir|poner|compartir 1 ${mark}
  la|el azul|verde|morada|rosada|negra|blanca|china|famosa de|del|con 1 ${mark}`;

export const NETWORKS: Readonly<Record<string, string>> = {
  " instagram ": `${ofNetwork("foto|fotos|fotito|fotitos|fotico|foticos|camara|camarita|imagen|imagenes|historias|filtros|photo|photos|pictures|selfies|camera|cuadritos|reels|stories")}
    photo|picture|camera|fotos app
    reseau 1 photo|photos
    rede de fotos`,
  " twitter ": `${ofNetwork("pajarito|pajarita|pajaro|oiseau|bird|passarinho|zwazo|elon|musk|trinos")}
    en|por el|la pajarito|pajarita|pajaro azul
    bird app|site
    la|ex x|twitter`,
  " telegram ": `${ofNetwork("avioncito|avion|aviaozinho|plane")}
    en|por el|la avioncito
    paper plane app`,
  " snapchat ": `${ofNetwork("fantasma|fantasmita|ghost|fantome")}
    en|por el|la fantasmita|fantasmito`,
  " tiktok ": `${ofNetwork("baile|bailes|bailecitos|videitos|nota|notita|danse|danses|dances|dancinhas|chinos")}
    @network-noun 1 de|del|con|para|des|of 2 videos|video cortos|corto|chino|chinos|de
    la|el de|del|con|para 1 videos|video cortos|corto|chino|chinos|de
    dance|clock app`,
  " facebook ": `${ofNetwork("cumpleanos|zuckerberg|efe|f|caras|amigos|mark|viejos|mayores|abuelas|cara|carita|birthdays|anniversaires")}
    @network-noun|la|el 1 de|del 1 libro de caras
    blue app|site
    libro de 1 caras|cara
    face book
    red azul
    caralibro`,
  " whatsapp ": ofNetwork("telefonito|globo|globito|burbuja|verde|curriculum|curriculos"),
};
