import { once } from "../text/memoize.ts";
import { categoryTables, tokenize } from "./category-group-tables.ts";
import { PREPOSITIONS } from "./category-name-words-data.ts";

const wordSet = (words: string): ReadonlySet<string> => new Set(tokenize(words));

/** Words that name nothing. */
const FUNCTION_WORDS = new Set([
  ...PREPOSITIONS,
  ..."and the und les los las der die das nel per pro for til och для від над под при или або ile icin".split(" "),
]);
/** Nouns for what any trade does, sells or has: the words after their preposition tell which. */
const generalNouns = once(() =>
  wordSet(
    `centro centre centrum centar zentrum salão salón salon sala salle espace espacio espaço casa maison bar
    servicio serviço servizio service služby usługi услуги actividad actividades atividades activités attività instalación instalação
    installazione installation pose montaje montagem montaggio montaż montáž venta venda vendita vente sprzedaż prodej prodaja продажа alquiler aluguel
    aluguer noleggio location wypożyczalnia půjčovna аренда прокат fábrica fabbrica fabricación fabricação fabricante fabrication fabricant
    producción produção produzione production producent produkcja výroba производство reparación reparação riparazione réparation naprawa oprava
    ремонт mantenimiento manutenção manutenzione entretien serwis artículos artigos articoli articles artykuły productos produtos prodotti
    produits produkty товары materiales materiais materiali matériel matériaux equipos equipamentos attrezzature équipements cuidado cuidados
    cura soins taller atelier laboratorio oficina ufficio cabinet bureau gabinete gabinet kancelaria escuela escola scuola école szkoła
    curso cursos corsi cours clases aulas lezioni kursy курсы comercio comércio commercio commerce empresa impresa entreprise firma`,
  ),
);
/** A short beginning before many other letters is a coincidence: "haar" of "Haardwinkel". */
const CHANCE_CHARS = 4;
const CHANCE_REST_CHARS = 3;

/** Words that mean another trade beside an unknown word: "taller literario", "food bank", "academia" for a gym. */
const ambiguousWords = once(() =>
  wordSet(
    `taller talleres officina warsztat atölye werkstatt werkplaats academia academias akademia akademie accademia locadora asilo asilos
    assistenza asistencia assistência conseil conseils banco banca bank banque банк escape escapes marché marchés mercado mercato
    mercados mercati markt rynek рынок диагностика diagnostyka diagnóstico консультация`,
  ),
);

const isGeneral = (word: string) => generalNouns().has(word) || categoryTables.heads().has(word);

/**
 * Tells whether a known word of a name proves its group only together with another one: it describes an unknown noun ("Terreno
 * del hospital"), or stands between unknown words, or is ambiguous beside one.
 */
export function needsSecondProof(words: readonly string[], index: number, areKnown: readonly boolean[]): boolean {
  if (words.length === 1) return false;
  const isNamed = (at: number) => areKnown[at] === true || isGeneral(words[at] as string);
  const isUnknown = (word: string, at: number) => word.length > 2 && !FUNCTION_WORDS.has(word) && !isNamed(at);
  const unknownCount = words.filter(isUnknown).length;
  if (unknownCount === 0) return false;
  if (ambiguousWords().has(words[index] as string)) return true;
  if (unknownCount > 1 && index > 0 && index < words.length - 1) return true;
  const link = words.findIndex((candidate, at) => at > 0 && PREPOSITIONS.has(candidate));
  return link > 0 && link < index && !words.slice(0, link).some((_, at) => isNamed(at));
}

/** Ends of compounds for a business of any trade. */
const GENERAL_ENDINGS = [
  "firma",
  "service",
  "dienst",
  "bedrijf",
  "foretag",
  "bolag",
  "betrieb",
  "zentrum",
  "center",
  "studio",
  "shop",
  "laden",
  "handel",
];

/** Tells whether a beginning is too short for the rest of its word. */
export function isChanceBeginning(chars: number, word: string): boolean {
  const isChance = chars <= CHANCE_CHARS && word.length - chars >= CHANCE_REST_CHARS;
  return isChance && !GENERAL_ENDINGS.some((ending) => word.endsWith(ending));
}
