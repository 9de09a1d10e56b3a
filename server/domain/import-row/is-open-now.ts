import { foldText } from "../text/fold.ts";

const STATES =
  "open opens closed closes temporarily_closed permanently_closed geoffnet offnet geschlossen schliesst ouvert ouvre ferme abierto abre " +
  "cerrado cierra aperto apre chiuso chiude aberto fechado fecha gesloten sluit opent acik kapali";
const FOLLOWING = "now soon at 24 um a as alle a_las om jour en_ce_moment until bis \\d";
/** Matches Google Maps' current opening state in the languages of the columns, folded, perhaps after a separating dot. */
const OPEN_NOW = new RegExp(
  `^(?:[\u00b7\u22c5\u2022]|24 ?(?:hours|horas|stunden|heures|ore|uur|saat)\\b|(?:${words(STATES)})(?:$|\\s?[\u00b7\u22c5\u2022]|\\s(?:${words(FOLLOWING)})\\b))`,
);

function words(text: string): string {
  return text.replaceAll(" ", "|").replaceAll("_", " ");
}

/** Tells whether a text is not an address but an opening state: "Open ⋅ Closes 10 PM", "Closed" or "· Ferme à 19 h". */
export function isOpenNow(text: string): boolean {
  return OPEN_NOW.test(foldText(text));
}
