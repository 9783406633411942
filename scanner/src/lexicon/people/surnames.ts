import { foldText } from '../word-pattern.ts';

/**
 * Frequent surnames that are also names of towns somewhere. Sources: the statistics of Spain (INE), Portugal, Brazil
 * and the United States (Census Bureau, public domain), and everyday knowledge for the other countries. Cities that are
 * better known than the name are left out: Lima, Mendoza, Santiago, Valencia.
 */
const SURNAMES = `
acosta aguirre alvarado alvarez alves anderson andrade aquino araujo arias arroyo avila ayala baker barbosa barros
barry bautista becerra bell benitez bennett bernal borges bravo brooks brown bruno bustamante butler caballero cabral
cabrera caceres campbell cardenas cardoso carrasco carter carvalho castillo castro cervantes cisneros clark clarke
cole coleman collins contreras cook cooper corbin cordero correia cortes costa cruz cunha davis delgado dias diaz
dominguez duarte duran edwards escobar espinosa espinoza esteves estrada evans farias fernandes fernandez ferrari
ferreira figueroa flores fonseca foster franco freitas fuentes galvez garcia garrido gibson gil gomes gomez goncalves
gonzalez gordon graham gray green greco griffin guerra gutierrez guzman hall harris harvey henderson henriquez henry
hernandez herrera hill howard hughes hunter ibarra iglesias james jenkins jimenez johnson jones jordan juarez kelly
king lara leite lewis lopes lopez lozano lugo luna machado maldonado manning marin marques martin martinez martins
mason medeiros mejia melo mendes mendez mercado miller miranda mitchell molina montenegro montes montoya moore mora
morales moreira moreno morgan morris moura munoz murphy murray nascimento navarro neves nogueira nunes nunez ochoa
oliveira ortega ortiz owen pacheco padilla palacios parker parra patterson pena peralta pereira perez perry phillips
pimentel pineda pinto pires ponce porter powell prado price quintana quintero ramirez ramos rangel reis reyes reynolds
ribeiro richards rios rivas rivera roberts robinson robles rocha rodrigues rodriguez rojas roman romano romero rosales
rossi rubio ruiz russell salas salazar salgado sanchez sandoval santos serrano silva simpson smith soares solis sosa
soto souza stewart suarez sullivan taylor teixeira thomas thompson torres trujillo turner valdez valle vargas vasquez
vazquez vega velasco velazquez vera vicente viana vieira villa villalobos wagner walker wallace walsh ward warren
watson webb wheeler white williams wilson wood woods wright young zapata
`;

const NAMES: ReadonlySet<string> = new Set(SURNAMES.trim().split(/\s+/));

/** True for a frequent surname, in any case and with or without accents. */
export function isFrequentSurname(name: string): boolean {
  return NAMES.has(foldText(name));
}
