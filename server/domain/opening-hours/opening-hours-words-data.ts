import type { Weekday } from "#contract/business";
import { foldText } from "../text/fold.ts";

/** Folds as `foldText` does, which takes the breve from "й". */
function words(text: string): ReadonlySet<string> {
  return new Set(foldText(text).split(" "));
}

/**
 * Weekday names and their short forms in exports, folded (`domain/text/fold`): English, German, French, Spanish, Italian, Portuguese,
 * Dutch, Turkish, Polish, Czech, Slovak, Croatian and Serbian, Romanian, Hungarian, Swedish, Danish and Norwegian, Finnish, Greek, Russian,
 * Ukrainian, Albanian, Arabic, Hebrew, Chinese, Japanese, Korean, Indonesian, Vietnamese.
 */
const NAMES: Record<Weekday, string> = {
  Monday:
    "monday mon mo mondays montag montags lundi lun lunes lunedi segunda segundas segunda-feira segundas-feiras seg maandag pazartesi pzt poniedzialek pon pn pondeli po pondelok ponedjeljak ponedeljak ponedeljek luni hetfo mandag man maanantai ma δευτερα понедельник пн понеділок понеделник понедељак e-hene الاثنين الإثنين שני 月曜日 月曜 星期一 周一 週一 월요일 senin ma",
  Tuesday:
    "tuesday tue tues tu tuesdays dienstag dienstags di mardi mar martes martedi terca tercas terca-feira tercas-feiras ter dinsdag sali wtorek wt utery ut utorok utorak uto torek marti kedd tisdag tirsdag tiistai τριτη вторник вт вівторок уторак e-marte الثلاثاء שלישי 火曜日 火曜 星期二 周二 週二 화요일 selasa sal",
  Wednesday:
    "wednesday wed weds we wednesdays mittwoch mittwochs mi mercredi mer miercoles mie mercoledi quarta quartas quarta-feira quartas-feiras qua woensdag wo carsamba sroda sr streda st srijeda sri sreda sre miercuri szerda onsdag keskiviikko τεταρτη среда ср середа e-merkure الأربعاء רביעי 水曜日 水曜 星期三 周三 週三 수요일 rabu car",
  Thursday:
    "thursday thu thur thurs th thursdays donnerstag donnerstags do jeudi jeu jueves jue giovedi gio quinta quintas quinta-feira quintas-feiras qui donderdag persembe czwartek czw ctvrtek ct stvrtok cetvrtak cet cetrtek joi csutortok torsdag torstai πεμπτη четверг чт четвер четвъртък четвртак e-enjte الخميس חמישי 木曜日 木曜 星期四 周四 週四 목요일 kamis per",
  Friday:
    "friday fri fr fridays freitag freitags vendredi ven viernes vie venerdi sexta sextas sexta-feira sextas-feiras sex vrijdag vr cuma piatek pt patek pa piatok petak pet vineri pentek fredag perjantai παρασκευη пятница пт п'ятниця петък петак e-premte الجمعة שישי 金曜日 金曜 星期五 周五 週五 금요일 jumat cum",
  Saturday:
    "saturday sat sa saturdays samstag samstags sonnabend samedi samedis sam sabado sabados sabados sab sabato zaterdag za cumartesi sobota sob sb subota sub sambata szombat lordag lauantai σαββατο суббота сб субота събота e-shtune السبت שבת 土曜日 土曜 星期六 周六 週六 토요일 sabtu cmt",
  Sunday:
    "sunday sun su sundays sonntag sonntags dimanche dimanches dim domingo domingos domingos dom domenica zondag zo pazar niedziela nd ndz niedz nedele ned ne nedela nedjelja nedelja duminica vasarnap sondag sunnuntai κυριακη воскресенье вс неділя неделя недеља e-diel الأحد ראשון 日曜日 日曜 星期日 星期天 周日 週日 일요일 minggu so paz",
};

export const WEEKDAY_NAMES: ReadonlyMap<string, Weekday> = new Map(
  (Object.entries(NAMES) as [Weekday, string][]).flatMap(([day, names]) =>
    [...words(names)].map((name) => [name, day] as const),
  ),
);

/** Words for every day, and "mon-fri" in one word. */
export const EVERY_DAY: ReadonlySet<string> = words(
  "daily everyday taglich quotidien diario diariamente tutti dagelijks codziennie denne gunluk ежедневно щодня svakodnevno dagligen dagligt paivittain naponta zilnic",
);

/** Folded words for closed on this day. */
export const CLOSED_WORDS: ReadonlySet<string> = words(
  "closed close geschlossen ruhetag ferme fermee cerrado cerrada chiuso chiusa fechado fechada encerrado encerrada gesloten kapali zamkniete nieczynne zavreno zatvorene zatvoreno zaprto inchis zarva stangt lukket suljettu kleisto κλειστα κλειστο закрыто зачинено выходной затворено mbyllur مغلق סגור descanso riposo repos folga cerrados cerradas chiusi fechados 定休日 休業 休業日 休息 休館日 휴무 휴무일 tutup off",
);

/** Folded words that may stand beside "24". */
export const ROUND_THE_CLOCK_WORDS: ReadonlySet<string> = words(
  "hours hour hrs hr h stunden std ore su heures heure sur horas uur timmar timer t tuntia godzin godziny hodin sati sata saat ora jam часов часа круглосуточно daily daily, and и a day days week 7",
);

/** Matches folded words for open round the clock without a number. */
export const ALWAYS_OPEN =
  /\b(?:non-?stop|always open|(?:a)?round the clock|durchgehend|rund um die uhr|toujours ouvert)\b/;

/** Folded words between two times. */
export const UNTIL_WORDS: ReadonlySet<string> = words(
  "- ~ to till til until through thru bis alle a ao au as ate al tot do ile έως ως εως до إلى",
);

/** Folded words between two ranges. */
export const AND_WORDS: ReadonlySet<string> = words(", ; & / | + and und et y e en ve i og och и");

/** Folded words without a meaning of their own beside times. */
export const FILLER_WORDS: ReadonlySet<string> = words(
  "from open opens opening hours hrs hr h uhr von ab de das des del las los le la dalle dal il du di do od van uur geoffnet ouvert abierto aberto aperto acik otwarte otevreno o'clock godz clock saat arasi с из on only all day are is the our operation business store shop office working trading times time schedule hour um klo kl u offnungszeiten geschaftszeiten horaires horaire d'ouverture ouverture heures horario horarios atencion apertura orari orario openingstijden openingsuren godziny otwarcia oteviraci doba pracovni radno vrijeme vreme работаем режим работы часы время открыто",
);

/** Folded words that exclude the days after them. */
export const EXCEPT_WORDS: ReadonlySet<string> = words(
  "except excluding ausser sauf excepto salvo tranne eccetto kromme",
);

/** Folded words for public and school holidays, which a plain week does not hold. */
export const HOLIDAY_WORDS: ReadonlySet<string> = words(
  "ph sh holiday holidays feiertag feiertage feiertags feries festivos festivo festivi feriados feriado feestdagen swieta",
);

/** A word that stands alone; `\\b` knows no letters beyond ASCII. */
const alone = (words: string, flags = "gu") => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);

const ROMANCE = shortNames({
  Monday: "lu",
  Tuesday: "ma",
  Wednesday: "me mi",
  Thursday: "gi je jo ju",
  Friday: "ve vi",
  Saturday: "sa",
  Sunday: "di do du",
});

/** Short names that mean another day, or nothing, in other languages, each with what tells that a text is in these languages. */
export const SHORT_NAMES: readonly { evidence: readonly RegExp[]; names: ReadonlyMap<string, Weekday> }[] = [
  { evidence: [alone("lu|je|gi|ju|jo|vi", "u")], names: ROMANCE },
  // "Ma-Sa 9h-19h" is French.
  { evidence: [alone("ma", "u"), /\dh/], names: ROMANCE },
  {
    // Czech and Slovak.
    evidence: [alone("po|ut|ct|pa|ne|stv", "u")],
    names: shortNames({
      Monday: "po",
      Tuesday: "ut",
      Wednesday: "st",
      Thursday: "ct stv",
      Friday: "pa pi",
      Saturday: "so",
      Sunday: "ne",
    }),
  },
  {
    // Finnish.
    evidence: [alone("pe|ke|ti|klo|suljettu", "u")],
    names: shortNames({
      Monday: "ma",
      Tuesday: "ti",
      Wednesday: "ke",
      Thursday: "to",
      Friday: "pe",
      Saturday: "la",
      Sunday: "su",
    }),
  },
  {
    // Swedish, Danish, Norwegian.
    evidence: [alone("fre|lor|ons|tirs?|tis", "u")],
    names: shortNames({
      Monday: "man",
      Tuesday: "tir tirs tis",
      Wednesday: "ons",
      Thursday: "tor tors",
      Friday: "fre",
      Saturday: "lor",
      Sunday: "son",
    }),
  },
];

function shortNames(names: Record<Weekday, string>): ReadonlyMap<string, Weekday> {
  const days = Object.entries(names) as [Weekday, string][];
  return new Map(days.flatMap(([day, words]) => words.split(" ").map((word) => [word, day] as const)));
}

/** A range of letters of Romance languages after `PHRASES`, and single letters that it explains: "L-V 9-20, S 10-14". */
export const LETTER_RANGE = /(?<!\p{L})lun-(?:viernes|jueves|sabado|domingo)/u;
const letter = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d'-])${name}(?=[:.]? (?:\\d|de |cerrado|ferme|chiuso))`, "gu");
export const LETTERS: readonly (readonly [RegExp, string])[] = [
  [letter("v"), "viernes"],
  [letter("s"), "sabado"],
  [letter("d"), "domingo"],
];

/** Phrases for days and what `weekday-names` and the day's parser know instead; single letters only where one language has them. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    alone(
      "(?:public|bank|legal|national|federal|school) holidays?|(?:jours|dias|giorni) (?:feries|festivos|festivi|feriados)",
    ),
    "ph",
  ],
  [
    alone(
      "(?:every|each) ?day(?: of the week)?|(?:7|seven) days(?: (?:a|per|of the) week)?|all week(?: long)?|7 ?/ ?7|7j/7|tous les jours|todos (?:los|os) dias|tutti i giorni|jeden tag|elke dag|alle dagen|alla dagar|her gun|каждый день|без выходных",
    ),
    "daily",
  ],
  [alone("week ?-?days?|en semaine|entre semana|hafta ici|hverdage|vardagar|doordeweeks|по будням|будни"), "weekdays"],
  [
    alone("week-?ends?|wochenenden?|fine? de semana|fins de semana|fines de semana|fine settimana|hafta sonu|weekendy"),
    "weekend",
  ],
  [alone("we(?:'re| are)|we (?=open|close)"), " "],
  [/(?<!\p{L})t\/m(?!\p{L})/gu, "tot"],
  [/(?<=\p{sc=Han})[至到](?=\p{sc=Han})/gu, "-"],
  [/12(?::00)?\s*(?=noon|midnight)/g, ""],
  [alone("mwf|m ?[,/&] ?w ?[,/&] ?f"), "mon,wed,fri"],
  [alone("m ?[,/&] ?w"), "mon,wed"],
  [alone("tth|t ?[,/&] ?th|tu ?[,/&] ?th"), "tue,thu"],
  [/(?<![\p{L}\d])m ?(?=(?:-|to|thru|through) ?(?:f|th|thurs?|thu|fri|sat?|sun?|w|wed)(?![\p{L}\d]))/gu, "mon"],
  [/(?<![\p{L}\d])w ?(?=(?:-|to|thru|through) ?(?:f|fri|sat?|sun?)(?![\p{L}\d]))/gu, "wed"],
  [/(?<=(?<!\p{L})(?:mon|tu|tues?|wed|th|thu|thurs?) ?(?:-|to|thru|through) ?)f(?![\p{L}\d])/gu, "fri"],
  [/(?<=(?<!\p{L})mon ?(?:-|to|thru|through) ?)w(?![\p{L}\d])/gu, "wed"],
  // Romance languages: lunes–viernes, lundi–vendredi, lunedì–venerdì.
  [alone("l ?(?:-|a|au|al) ?v"), "lun-viernes"],
  [alone("l ?(?:-|a|au|al) ?j"), "lun-jueves"],
  [alone("l ?(?:-|a|au|al) ?s"), "lun-sabado"],
  [alone("l ?(?:-|a|au|al) ?d"), "lun-domingo"],
  [alone("s ?(?:-|y|e|et|&) ?d"), "sabado-domingo"],
  [/(?<![\p{L}\d])f ?(?=(?:-|to|thru|through) ?(?:sat?|sun?)(?![\p{L}\d]))/gu, "fri"],
];
