import { readSpecialists } from "./specialist.ts";

export const specialistsOfTheRegions = readSpecialists(`
Dr. Elías Montaraz | Endocrinología reproductiva | 21 | es,en | Instituto Marea Alta + Clínica Luna de Larimar | *verified | fiv,inseminacion,diagnostico | Dirige el instituto. Revisa tiroides, insulina y hormonas antes de proponer un ciclo.
Dra. Isaura Cedral | Ginecología y reproducción | 12 | es,en | Instituto Marea Alta | verified | fiv,preservacion
Dr. Fabián Copey | Andrología | 8 | es | Instituto Marea Alta | published | diagnostico | Estudia al hombre el mismo día que a la mujer.
Licda. Noemí Bayahonda | Psicología de la reproducción | 10 | es | Instituto Marea Alta | verified | - | Sesiones cortas alrededor de las citas que pesan.
Dr. Leandro Sauce | Medicina reproductiva | 16 | es,en | Clínica Río Sereno | verified | fiv,icsi,ovodonacion | Responsable del banco de óvulos.
Dra. Miriam Ribera | Endocrinología reproductiva | 9 | es | Clínica Río Sereno | verified | fiv,inseminacion
Licda. Karina Junquillo | Psicología de la reproducción | 6 | es | Clínica Río Sereno | published | -
Lic. Óscar Berro | Embriología clínica | 11 | es | Clínica Río Sereno + Instituto Marea Alta | verified | - | Divide la semana entre dos laboratorios de Santiago.
Dra. Petra Llantén | Ginecología y fertilidad | 22 | es | Centro Cundeamor | verified | diagnostico,inseminacion | Sigue los ciclos con ecografía propia y dice cuándo conviene pasar a un laboratorio.
Dr. Iván Pinar | Medicina reproductiva | 5 | es,en | Unidad Montaña Clara | published | fiv,icsi
Dra. Noelia Brezo | Embriología clínica | 3 | es | Unidad Montaña Clara | published | -
Lic. Teodoro Cafetal | Embriología clínica | 12 | es | Centro Cafeto | verified | preservacion | Recibe, guarda y traslada muestras con cadena de frío documentada.
Dra. Yolanda Cerezo | Andrología | 10 | es,en | Centro Cafeto | verified | donacion-esperma
Dr. Ramiro Higüero | Andrología | 18 | es | @Santiago | verified | diagnostico | Consulta independiente de fertilidad masculina.
Dr. Aurelio Samán | Medicina reproductiva | 11 | es,en | Centro Bahía Quieta | published | fiv,ovodonacion | Atiende a quienes viajan; las primeras citas son por video.
Dra. Celeste Almácigo | Embriología clínica | 4 | es,en | Centro Bahía Quieta + Instituto Brisa de Levante | published | -
Dra. Giulia Albatros | Medicina reproductiva | 15 | es,en,it | Clínica Coral Sereno | verified | fiv,ovodonacion | Formada en Italia. Revisa cada calendario de viaje antes de que compres boletos.
Dr. Étienne Mangle | Medicina reproductiva | 12 | es,en,fr | Clínica Coral Sereno | verified | fiv,icsi
Dra. Ofelia Caleta | Embriología clínica | 9 | es,en | Clínica Coral Sereno | verified | dgp
Licda. Brenda Duna | Enfermería de reproducción | 5 | es,en | Clínica Coral Sereno | published | - | Tu contacto en el centro desde que llegas hasta que vuelves.
Dr. Klaus Alisio | Medicina reproductiva | 20 | es,en,de | Instituto Brisa de Levante | verified | fiv,icsi,ovodonacion | Primera cita por video en alemán, inglés o español.
Dra. Paola Levantina | Medicina reproductiva | 9 | es,en,it | Instituto Brisa de Levante | verified | fiv,transferencia-embriones
Lic. Mateo Céfiro | Embriología clínica | 6 | es,en | Instituto Brisa de Levante | published | -
Dra. Camille Uveral | Ginecología y fertilidad | 8 | es,en,fr | Centro Uvero | verified | preservacion,diagnostico
Dra. Nuria Palmeral | Ginecología y fertilidad | 7 | es,en,fr | @Punta Cana | published | diagnostico,inseminacion | Consulta independiente en Bávaro.
Dra. Perla Guanábano | Embriología clínica | 9 | es,fr | Casa Yagrumo Fertilidad + Clínica Luna de Larimar | *verified | preservacion,fiv | Anota a mano lo que ve en cada embrión y te manda la hoja.
Dra. Ondina Capá | Medicina reproductiva | 16 | es,en | Casa Yagrumo Fertilidad | verified | fiv,preservacion | Dirige la casa. Incluye la medicación en el precio porque le cansaba explicar las sorpresas.
Lic. Ismael Grigrí | Embriología clínica | 5 | es | Casa Yagrumo Fertilidad | published | -
Dr. Néstor Acacia | Medicina reproductiva | 14 | es,it | Centro Flamboyán | published | fiv,ovodonacion
Dra. Lourdes Poinciana | Ginecología y fertilidad | 6 | es,en | Centro Flamboyán | published | diagnostico
Dra. Zulema Jobo | Ginecología y fertilidad | 23 | es | Centro Guayacán | published | diagnostico,inseminacion | Atiende en San Pedro desde 2003.
Dr. Horacio Cabirma | Urología y andrología | - | es | Centro Guayacán | published | diagnostico
Dr. Noel Caimito | Andrología | 6 | es,de | Unidad Caracola | *published | diagnostico | Fertilidad masculina sin bromas ni prisas. Licencia en revisión.
Dra. Ingrid Malagueta | Medicina reproductiva | 18 | es,en,de | Unidad Caracola | verified | fiv,icsi,inseminacion | La misma persona de la primera cita a la transferencia.
Licda. Rosenda Cayena | Enfermería de reproducción | 7 | es | Unidad Caracola | verified | -
Dr. Erasmo Ambarina | Ginecología y fertilidad | - | - | Clínica Ámbar del Norte | published | -
Dra. Dulce Cacaotal | Ginecología y fertilidad | 17 | es | Clínica Cacao en Flor | published | diagnostico,inseminacion
Dr. Gonzalo Maguana | Endocrinología reproductiva | 12 | es | @San Francisco de Macorís | published | diagnostico | Consulta independiente en San Francisco de Macorís.
Dr. Iván Bahoruco | Medicina reproductiva | 8 | es,fr | Centro Manatí | pending | fiv,icsi
Licda. Jimena Roble | Nutrición | 2 | es | @La Vega | draft | -
`);
