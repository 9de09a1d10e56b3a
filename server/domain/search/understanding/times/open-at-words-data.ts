import type { DayPart, OpenDay } from "#contract/lists/open-at";

/* Phrases for times in English, German, French, Spanish, Italian, Turkish and Serbian, separated by commas. */

export const OPEN_WORDS = `open, opens, opened, offen, offene, offener, offenes, geöffnet, geöffnete, geöffneter, geöffnetes, ouvert, ouverte, ouverts, ouvertes,
  ouvre, abierto, abierta, abiertos, abiertas, abre, aperto, aperta, aperti, aperte, apre, açık, otvoreno, otvoren, otvorena, otvorene, otvoreni, radi`;

export const NOW_WORDS = `now, right now, just now, currently, presently, at the moment, at this moment, jetzt, jetzt gerade, gerade, gerade jetzt,
  derzeit, aktuell, momentan, im moment, maintenant, en ce moment, actuellement, à l'instant, ahora, ahora mismo, en este momento, actualmente,
  ora, adesso, in questo momento, al momento, attualmente, şu an, şu anda, şimdi, sada, upravo sada, trenutno, u ovom trenutku`;

export const DAY_WORDS: Readonly<Record<OpenDay, string>> = {
  mon: "monday, mondays, montag, montags, lundi, lundis, lunes, lunedì, pazartesi, ponedeljak, ponedeljkom",
  tue: "tuesday, tuesdays, dienstag, dienstags, mardi, mardis, martes, martedì, salı, utorak, utorkom",
  wed: "wednesday, wednesdays, mittwoch, mittwochs, mercredi, mercredis, miércoles, mercoledì, çarşamba, sreda, sredu, sredom",
  thu: "thursday, thursdays, donnerstag, donnerstags, jeudi, jeudis, jueves, giovedì, perşembe, četvrtak, četvrtkom",
  fri: "friday, fridays, freitag, freitags, vendredi, vendredis, viernes, venerdì, cuma, petak, petkom",
  sat: "saturday, saturdays, samstag, samstags, sonnabend, samedi, samedis, sábado, sábados, sabato, cumartesi, subota, subotu, subotom",
  sun: "sunday, sundays, sonntag, sonntags, dimanche, dimanches, domingo, domingos, domenica, pazar, nedelja, nedelju, nedeljom",
  weekend: `weekend, weekends, week end, wochenende, wochenenden, fin de semana, fines de semana, fine settimana, hafta sonu, vikend, vikendom`,
  today: "today, heute, aujourd'hui, hoy, oggi, bugün, danas",
  tomorrow: "tomorrow, demain, domani, yarın, sutra",
};

/** Short names, which are days only beside a time or a word for open. */
export const SHORT_DAY_WORDS: Readonly<Partial<Record<OpenDay, string>>> = {
  mon: "mon",
  tue: "tue, tues",
  wed: "wed, weds",
  thu: "thu, thur, thurs",
  fri: "fri",
  sat: "sat",
  sun: "sun",
};

/** "Morgen" and "mañana" after a day are its morning, else tomorrow. */
export const TOMORROW_OR_MORNING = "morgen, mañana";

export const PART_WORDS: Readonly<Record<DayPart, string>> = {
  morning: `morning, mornings, in the morning, am morgen, morgens, vormittag, vormittags, am vormittag, matin, le matin, du matin, por la mañana,
    de la mañana, mattina, mattino, di mattina, del mattino, sabah, sabahı, ujutru, ujutro`,
  afternoon: `afternoon, afternoons, in the afternoon, nachmittag, nachmittags, am nachmittag, après midi, de l'après midi, por la tarde, de la tarde,
    pomeriggio, di pomeriggio, del pomeriggio, öğleden sonra, poslepodne, popodne`,
  evening: `evening, evenings, in the evening, abend, abends, am abend, soir, soirs, le soir, du soir, sera, di sera, della sera, akşam, akşamı,
    uveče, uvece`,
  night: `night, nights, at night, nacht, nachts, in der nacht, nuit, la nuit, de nuit, noche, por la noche, de la noche, notte, di notte, della notte,
    gece, gecesi, noću`,
  late: `late, till late, until late, late night, after midnight, spät, bis spät, nach mitternacht, tard, jusque tard, après minuit, tarde, hasta tarde,
    tardi, fino a tardi, geç, kasno, do kasno`,
};

/** Days and parts that German writes as one word: "Samstagabend". */
export const GERMAN_DAYS: readonly (readonly [word: string, day: OpenDay])[] = [
  ["montag", "mon"],
  ["dienstag", "tue"],
  ["mittwoch", "wed"],
  ["donnerstag", "thu"],
  ["freitag", "fri"],
  ["samstag", "sat"],
  ["sonntag", "sun"],
];
export const GERMAN_PARTS: readonly (readonly [word: string, part: DayPart])[] = [
  ["morgen", "morning"],
  ["vormittag", "morning"],
  ["nachmittag", "afternoon"],
  ["abend", "evening"],
  ["nacht", "night"],
];

export const THIS_EVENING =
  "tonight, this evening, heute abend, ce soir, esta noche, stasera, questa sera, bu akşam, večeras";

/** Words for full hours. */
export const NAMED_TIMES = {
  midnight: "midnight, mitternacht, minuit, medianoche, mezzanotte, gece yarısı, ponoć",
  noon: "noon, midday, mittag, mittags, midi, mediodía, mezzogiorno, öğlen, podne",
} as const;

/** Words after a number that make it an hour of a day. */
export const CLOCK_WORDS = "uhr, o'clock";
/** Words for hours, of a day or of a duration. */
export const HOUR_WORDS = "h, heure, heures, horas, ore, sati";

/** Words before an hour of the 12-hour clock: "at 5" without AM or PM. */
export const BEFORE_12_HOURS = "at, by, after, past, from, around";

/** Words between two hours: "from 9 to 5". */
export const RANGE_WORDS: ReadonlySet<string> = new Set(["to", "till", "til", "until", "and"]);

/** Words before an hour of the 24-hour clock. */
export const BEFORE_24_HOURS = "um, à, a, a las, a la, alle, all', saat, u";

/** Words before the hour from which a business is open: "Frühstück ab 7". */
export const FROM_24_HOURS = "ab, dès, à partir de, desde las, a partir de las, dalle, a partire dalle, od";

/** Things with a least age, which a number after "ab" may be. */
export const AGE_LIMIT_WORDS = `kino, kinos, film, filme, kinofilm, disco, disko, diskothek, club, clubs, party, partys, paintball, lasertag, casino, spielhalle,
  cinéma, cinémas, boîte, discothèque, cine, cines, discoteca`;

/** The hour after them is that at which a business closes at the earliest, or opens at the latest. */
export const UNTIL_WORDS = "until, till, til, untill, before";
/** The same, before an hour of the 24-hour clock. */
export const UNTIL_24_HOURS = `bis, bis um, vor, jusqu'à, avant, hasta, hasta las, hasta la, antes de las, fino alle, fino a, prima delle, do, pre`;

/** Words between the others, which say nothing of their own. */
export const BETWEEN_WORDS = `on, the, in, every, and, am, an, den, jeden, ab, nach, gegen, und, le, la, les, au, en, dès, après, vers, et,
  el, los, las, de, desde, después, y, il, di, della, dalle, dopo, le, ed, e, da, od, posle, i, ve, günü, günleri`;

/** Names and feasts with the name of a day. */
export const NAMES_OF_DAYS = `ruby tuesday, ruby tuesdays, tgi friday, tgi fridays, tgif, cheap monday, blue monday, mardi gras, good friday, black friday, cyber monday, easter sunday,
  easter monday, palm sunday, ash wednesday, shrove tuesday, taco tuesday, sunday school, friday prayer, friday prayers, domingo de ramos, viernes santo,
  vendredi saint, venerdì santo, sabato santo, bit pazarı, halk pazarı, pazar yeri, semt pazarı`;
