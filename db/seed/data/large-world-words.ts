/** The words from which the names and texts of a large world are made. */

export const firstNames = [
  ..."Adalgisa Adriana Águeda Alejandra Amelia Ángela Angélica Argentina Belkis Bélgica Carmen Carolina Cecilia Clara Dahiana Dolores".split(
    " ",
  ),
  ..."Dulce Elena Elisa Estefanía Esther Evelyn Fátima Fernanda Franchesca Gabriela Glenis Graciela Inés Isabel Ivelisse Jacqueline".split(
    " ",
  ),
  ..."Josefina Juana Julissa Katherine Leonor Lidia Lourdes Lucía Luz Magdalena Marcia María Mariela Marlene Mercedes Miguelina Minerva".split(
    " ",
  ),
];

export const firstNamesOfMen = [
  ..."Adrián Agustín Alberto Álvaro Ambiorix Andrés Ángel Antonio Arístides Bienvenido Carlos César Cristian Danilo David Domingo Eduardo".split(
    " ",
  ),
  ..."Emilio Ezequiel Félix Fernando Francisco Freddy Gabriel Germán Guillermo Gustavo Héctor Hugo Iván Jesús Joaquín Jorge José Juan".split(
    " ",
  ),
  ..."Julián Junior Kelvin Leonel Luis Manuel Marcos Martín Máximo Miguel Néstor Nicolás Óscar Pablo Rafael Ramón Raúl Ricardo".split(" "),
];

export const surnames = [
  ..."Acevedo Acosta Almánzar Almonte Álvarez Báez Batista Beltré Bencosme Brito Burgos Cabral Cabrera Canó Castaños Castillo Castro".split(
    " ",
  ),
  ..."Cepeda Contreras Cordero Cruz Cuevas Díaz Disla Domínguez Encarnación Espaillat Espinal Estévez Familia Féliz Fernández Ferreras".split(
    " ",
  ),
  ..."Florentino Franco García Gómez González Grullón Guerrero Gutiérrez Guzmán Henríquez Hernández Holguín Jáquez Jiménez Lantigua".split(
    " ",
  ),
  ..."Liriano López Luna Marte Martínez Mateo Medina Mejía Méndez Mercedes Montero Morel Moya Muñoz Núñez Ogando Ortiz Ozuna Paulino".split(
    " ",
  ),
  ..."Payano Peña Peralta Pérez Pichardo Polanco Ramírez Reyes Reynoso Rijo Rodríguez Rosario Ruiz Sánchez Santana Santos Suárez".split(
    " ",
  ),
  ..."Tavárez Tejada Toribio Ureña Valdez Vargas Vásquez Ventura Vólquez Ynoa Zapata".split(" "),
];

export const centerKinds = ["Clínica", "Centro", "Instituto", "Unidad", "Casa", "Laboratorio", "Consultorio", "Grupo", "Fertilidad"];

export const centerNouns = [
  ..."Acuarela Alborada Algarrobo Almendro Amapola Ámbar Anémona Araucaria Arrecife Azahar Azucena Bahía Brisa Caimito Calabazo Caracola".split(
    " ",
  ),
  ..."Cayena Ceiba Cigua Clavellina Cocotal Colibrí Coral Cuarzo Dalia Esmeralda Estrella Flamboyán Framboyán Garza Guanábana Guayacán".split(
    " ",
  ),
  ..."Higüero Jacaranda Jazmín Jícara Larimar Laurel Lirio Madreselva Magnolia Manatí Mangle Marea Nácar Ñandú Olivo Ópalo Orquídea".split(
    " ",
  ),
  ..."Palma Perla Roble Samán Tamarindo Trinitaria Uvero Vainilla Yagrumo Yaque Zafiro".split(" "),
];

export const centerAdjectives = [
  ..."Alta Amable Ancha Azul Blanca Calma Cercana Clara Dorada Fértil Florida Honda Íntima Libre Lúcida Luminosa Marina Mayor Nueva".split(
    " ",
  ),
  ..."Paciente Plácida Quieta Real Rosada Segura Serena Suave Tibia Tropical Única Verde Viva".split(" "),
];

export const specialties = [
  "Medicina reproductiva",
  "Endocrinología reproductiva",
  "Ginecología y fertilidad",
  "Embriología clínica",
  "Andrología",
  "Genética reproductiva",
  "Cirugía reproductiva",
  "Psicología de la reproducción",
];

export const sentences = [
  "Atiende con cita y entrega el presupuesto por escrito.",
  "Laboratorio propio y ecografías de control desde las siete.",
  "Coordina las citas de quienes viajan desde otro país.",
  "Primera consulta de una hora, con tus estudios delante.",
  "Acompaña a parejas de cualquier tipo y a personas sin pareja.",
  "Equipo pequeño: la misma persona de principio a fin.",
  "Segunda opinión sin repetir estudios recientes.",
  "Preservación de óvulos y esperma con cita en una semana.",
];
