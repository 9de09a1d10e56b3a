/** Names of weekdays in headers, from Monday; the first of each is the column's name. */
export const DAY_NAMES: readonly string[] = [
  "monday mon montag lundi lunes lunedi maandag pazartesi poniedzialek segunda_feira",
  "tuesday tue tues dienstag mardi martes martedi dinsdag sali wtorek terca_feira",
  "wednesday wed mittwoch mercredi miercoles mercoledi woensdag carsamba sroda quarta_feira",
  "thursday thu thurs donnerstag jeudi jueves giovedi donderdag persembe czwartek quinta_feira",
  "friday fri freitag vendredi viernes venerdi vrijdag cuma piatek sexta_feira",
  "saturday sat samstag samedi sabado sabato zaterdag cumartesi sobota",
  "sunday sun sonntag dimanche domingo domenica zondag pazar niedziela",
];

/** Words for the first of two columns of a day. */
export const OPEN_WORDS =
  "open opens opening opened start starts begin from von ab auf geoffnet offnet offnung ouverture ouvre de apertura abre desde apre abertura acilis otwarcie od van";

/** Words for the second of two columns of a day. */
export const CLOSE_WORDS =
  "close closes closing closed end ends until till to bis zu schliesst schliessung fermeture ferme a cierre cierra hasta chiusura chiude fechamento fecha kapanis zamkniecie do tot";

/** Words that may stand beside them: "Monday opening time", "Operating hours Mon - Fri". */
export const HOURS_WORDS =
  "hours hour hrs hr time times working operating business opening office trading store shop service regular normal uhr uhrzeit zeit zeiten offnungszeiten heure heures horaire horaires hora horas horario horarios ora orari orario saat saatleri godzina godziny tijd tijden";
