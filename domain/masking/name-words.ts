const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Words for relatives and friends of the writer, in the languages that people write to us, folded. */
export const RELATIVES = set(`
  esposo esposa marido mujer pareja novio novia prometido prometida companero companera concubino concubina ex hermano hermana hermanito hermanita primo
  prima amigo amiga mama madre mami papa padre papi hijo hija cunado cunada suegro suegra tio tia sobrino sobrina madrina padrino comadre compadre vecino
  vecina jefe jefa abuelo abuela husband hubby wife partner fiance fiancee boyfriend girlfriend sister brother cousin friend mother mom father dad boss
  neighbor aunt uncle mari femme conjoint conjointe compagnon compagne copain copine soeur frere cousine ami amie mere pere belle-mere irmao irma primo
  mae pai namorado namorada noivo noiva sogra companheiro companheira mennaj madanm mouche msye zanmi se frem sem manman papam matant tonton kouzen kouzin
  fiyanse nonm`);

/** Words that may come between one of them and the name. */
export const INTRODUCING = set(`
  se llama llamo llamado llamada es era soy son que cuyo cuya nombre nombres completo el la mi su mio mia mejor del alma gemelo gemela mayor menor actual
  vida futuro futura querido querida ahora y yo is was s named called whose name full my our the a an me m mwen nan li rele non appelle s'appelle m'appelle c'est est qui mon
  ma chama chamado chamada nome meu minha o com c e donante dona`);

/** Words that join the parts of a name. */
export const PARTICLES = set("de del della la las los le van von der den di da do dos das du des y e san santa saint mac mc ben bin al el");

/** Words that look like a name after «mi esposo» but name nobody: titles, institutions, places, peoples. */
export const NO_NAMES = set(`
  dr dra doctor doctora lic licda licenciado licenciada ing ingeniero clinica centro hospital ars ivf fiv republica estados unidos nueva new york puerto rico
  plata santo domingo punta cana la romana san el los las testigo testigos jehova salud mapfre senasa humano universal palic cigna aetna primera monumental
  renacer seguro seguros plan dios jesus virgen senor`);

/** First names that are also common words in subtitles, so that the list of words cannot tell the two apart. */
export const FIRST_NAMES = set(`
  juan jose luis carlos maria pedro miguel antonio manuel francisco rafael ramon daniel david jorge victor hector julio cesar angel jesus mario ana rosa
  carmen marta laura elena isabel teresa sandra patricia andres felipe pablo diego alberto eduardo fernando roberto ricardo enrique javier alejandro
  alejandra martin oscar raul ruben sergio tomas vicente gabriel samuel joel jonathan kevin john robert michael william peter paul mark george
  henry jean marie andre paulo joao rita ines clara sofia julia lucia luisa josefa teresita cristina carolina beatriz monica veronica altagracia antonia
  francisca mercedes milagros dolores margarita magdalena eva ramona juana emilia emilio ernesto felix ignacio leonardo lorenzo nicolas rodolfo
  simon xavier esther raquel rebeca sara ruth noemi miriam irene alicia alba adriana camila daniela gabriela mariana natalia paola valentina
  manuela micaela augusto alfredo armando arturo alfonso agustin cristian`);

/** Surnames that are also common words there. */
export const SURNAMES = set(`
  silva garcia perez gomez lopez martinez rodriguez hernandez gonzalez sanchez ramirez diaz torres fernandez vargas castro morales ortiz jimenez smith
  jones brown johnson miller davis joseph charles pierre louis michel jacques thomas james`);

/** Names that are also everyday words. They count only where they are written like a name. */
export const EVERYDAY_NAMES = set(`
  pena luz paz cruz rosa flor flores leon santos reyes blanco blanca mora rosario esperanza dolores consuelo milagros mercedes angel sol mar salud
  delgado bueno bello rubio castillo campo campos rio rios torres vega pinto prado serrano guerra iglesias calle caballero casado soto moreno alegria
  amparo remedios socorro pastor mayor abril julio agosto domingo paloma estrella victoria gloria gracia vida nieves pilar concepcion soledad
  corazon cielo luna perla joy grace hope faith may will mark rose lily rich young hill king page price love guerrero marte valle montes roca costa
  duran medina bravo cabrera feliz rey cano calvo franco leal marin pascual ramos rojas sierra silva toro aurora belen fe felicidad abad amor marca`);
