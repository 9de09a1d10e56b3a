import type { Weekday } from "#contract/business";

/**
 * Weekday names and their short forms in exports, folded (`domain/text/fold`): English, German, French, Spanish, Italian, Portuguese,
 * Dutch, Turkish, Polish, Czech, Slovak, Croatian and Serbian, Romanian, Hungarian, Swedish, Danish and Norwegian, Finnish, Greek, Russian,
 * Ukrainian, Albanian, Arabic, Hebrew, Chinese, Japanese, Korean, Indonesian, Vietnamese.
 */
const NAMES: Record<Weekday, string> = {
  Monday:
    "monday mon mo mondays montag montags lundi lun lunes lunedi segunda segunda-feira seg maandag pazartesi pzt poniedzialek pon pondeli po pondelok ponedjeljak ponedeljak ponedeljek luni hetfo mandag man maanantai ma δευτερα понедельник пн понеділок понеделник понедељак e-hene الاثنين الإثنين שני 月曜日 月曜 星期一 周一 週一 월요일 senin ma",
  Tuesday:
    "tuesday tue tues tu tuesdays dienstag dienstags di mardi mar martes martedi terca terca-feira ter dinsdag sali wtorek wt utery ut utorok utorak torek marti kedd tisdag tirsdag tiistai τριτη вторник вт вівторок уторак e-marte الثلاثاء שלישי 火曜日 火曜 星期二 周二 週二 화요일 selasa sal",
  Wednesday:
    "wednesday wed weds we wednesdays mittwoch mittwochs mi mercredi mer miercoles mie mercoledi quarta quarta-feira qua woensdag wo carsamba sroda sr streda st srijeda sreda miercuri szerda onsdag keskiviikko τεταρτη среда ср середа e-merkure الأربعاء רביעי 水曜日 水曜 星期三 周三 週三 수요일 rabu car",
  Thursday:
    "thursday thu thur thurs th thursdays donnerstag donnerstags do jeudi jeu jueves jue giovedi gio quinta quinta-feira qui donderdag persembe czwartek czw ctvrtek ct stvrtok cetvrtak cetrtek joi csutortok torsdag torstai πεμπτη четверг чт четвер четвъртък четвртак e-enjte الخميس חמישי 木曜日 木曜 星期四 周四 週四 목요일 kamis per",
  Friday:
    "friday fri fr fridays freitag freitags vendredi ven viernes vie venerdi sexta sexta-feira sex vrijdag vr cuma piatek pt patek pa piatok petak vineri pentek fredag perjantai παρασκευη пятница пт п'ятниця петък петак e-premte الجمعة שישי 金曜日 金曜 星期五 周五 週五 금요일 jumat cum",
  Saturday:
    "saturday sat sa saturdays samstag samstags sonnabend samedi sam sabado sab sabato zaterdag za cumartesi sobota sob subota sambata szombat lordag lauantai σαββατο суббота сб субота събота e-shtune السبت שבת 土曜日 土曜 星期六 周六 週六 토요일 sabtu cmt",
  Sunday:
    "sunday sun su sundays sonntag sonntags dimanche dim domingo dom domenica zondag zo pazar niedziela nd ndz niedz nedele ne nedela nedjelja nedelja duminica vasarnap sondag sunnuntai κυριακη воскресенье вс неділя неделя недеља e-diel الأحد ראשון 日曜日 日曜 星期日 星期天 周日 週日 일요일 minggu so paz",
};

export const WEEKDAY_NAMES: ReadonlyMap<string, Weekday> = new Map(
  (Object.entries(NAMES) as [Weekday, string][]).flatMap(([day, names]) =>
    names.split(" ").map((name) => [name.normalize("NFKC"), day] as const),
  ),
);

/** Words for every day, and "mon-fri" in one word. */
export const EVERY_DAY: ReadonlySet<string> = new Set(
  "daily everyday taglich quotidien diario diariamente tutti dagelijks codziennie denne gunluk".split(" "),
);

/** Folded words for closed on this day. */
export const CLOSED_WORDS: ReadonlySet<string> = new Set(
  "closed close geschlossen ruhetag ferme fermee cerrado cerrada chiuso chiusa fechado fechada encerrado encerrada gesloten kapali zamkniete nieczynne zavreno zatvorene zatvoreno zaprto inchis zarva stangt lukket suljettu kleisto κλειστα κλειστο закрыто зачинено выходной затворено mbyllur مغلق סגור 定休日 休業 休業日 休息 休館日 휴무 휴무일 tutup off".split(
    " ",
  ),
);

/** Matches folded words for open round the clock without a number. */
export const ALWAYS_OPEN =
  /\b(?:non-?stop|always open|(?:a)?round the clock|durchgehend|rund um die uhr|toujours ouvert)\b/;

/** Folded words between two times. */
export const UNTIL_WORDS: ReadonlySet<string> = new Set(
  "- ~ to till til until through thru bis a ao au as ate al tot do ile έως ως εως до إلى".split(" "),
);

/** Folded words between two ranges. */
export const AND_WORDS: ReadonlySet<string> = new Set(", ; & / | + and und et y e en ve i og och и".split(" "));

/** Folded words without a meaning of their own beside times. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  "from open opens opening hours hrs hr h uhr von ab de das des del las los le la dalle alle od van geoffnet ouvert abierto aberto aperto acik otwarte otevreno o'clock godz clock saat arasi с из".split(
    " ",
  ),
);
