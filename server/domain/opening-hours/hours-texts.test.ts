import { beforeAll, describe, expect, it } from "vitest";
import { formatRanges, type TimeRange, WEEKDAYS } from "./opening-hours.ts";
import { parseWorkingHours } from "./opening-hours-parse.ts";
import { loadOsmLibrary, readOsmHours } from "./osm-hours.ts";

beforeAll(loadOsmLibrary);

/** "1-5 9:00-17:00 | 7 closed": Monday is 1. "?" is a text that cannot be known. */
function expectedWeek(short: string) {
  if (short === "?") return null;
  const week: Record<string, string> = {};
  for (const part of short.split(" | ")) {
    const [days = "", times = ""] = part.split(" ");
    const [from = 0, to = from] = days.split("-").map(Number);
    for (let day = from; day <= to; day++) week[WEEKDAYS[day - 1] ?? ""] = formatRanges(rangesOfTimes(times));
  }
  return week;
}

function rangesOfTimes(times: string): TimeRange[] {
  if (times === "closed") return [];
  return times.split(",").map((range): TimeRange => {
    const [start = 0, end = 0] = range.split("-").map((time) => {
      const [hour = 0, minute = 0] = time.split(":").map(Number);
      return hour * 60 + minute;
    });
    return [start, end];
  });
}

function readWeek(text: string) {
  const parsed = parseWorkingHours(text);
  return parsed.osm === undefined ? parsed : { ...parsed, ...readOsmHours(parsed.osm) };
}

const OSM: [string, string][] = [
  ["Mo-Fr 07:30-19:00; Sa 08:00-13:00", "1-5 7:30-19:00 | 6 8:00-13:00"],
  ["Mo-Sa 10:00-20:00; PH off", "1-6 10:00-20:00"],
  ["Mo-Fr 09:00-12:30,14:30-19:00; Sa 09:00-12:30; Su,PH off", "1-5 9:00-12:30,14:30-19:00 | 6 9:00-12:30 | 7 closed"],
  ["We-Mo 11:00-22:00; Tu off", "1 11:00-22:00 | 2 closed | 3-7 11:00-22:00"],
  ["Mo-Su 06:00-22:00; Th off", "1-3 6:00-22:00 | 4 closed | 5-7 6:00-22:00"],
  ["Mo-Fr 09:00-18:00; We 09:00-13:00", "1-2 9:00-18:00 | 3 9:00-13:00 | 4-5 9:00-18:00"],
  ["Mo-Fr 08:00-12:00, We 14:00-18:00", "1-2 8:00-12:00 | 3 8:00-12:00,14:00-18:00 | 4-5 8:00-12:00"],
  ["24/7; PH off", "1-7 0:00-24:00"],
  ["24/7; Su off", "1-6 0:00-24:00 | 7 closed"],
  ["09:00-21:00; Mo off", "1 closed | 2-7 9:00-21:00"],
  ["PH,Mo-Su 08:00-20:00", "1-7 8:00-20:00"],
  ["Mo-Su,PH 05:30-23:30", "1-7 5:30-23:30"],
  ["Sa-Th 16:00-25:30", "1-4 16:00-25:30 | 6-7 16:00-25:30"],
  ["Th-Sa 20:00-28:00", "4-6 20:00-28:00"],
  ["Tu-Th 12:00-15:00, Fr-Sa 12:00-15:00,18:30-22:30", "2-4 12:00-15:00 | 5-6 12:00-15:00,18:30-22:30"],
  ["Mo 09:00-17:00; Tu 10:00-18:00; We closed", "1 9:00-17:00 | 2 10:00-18:00 | 3 closed"],
  ["Mo,Tu,Th 08:00-16:00; Fr 08:00-13:00", "1-2 8:00-16:00 | 4 8:00-16:00 | 5 8:00-13:00"],
  ["Mo-Fr 10:00-19:00; Sa 10:00-16:00; Dec 24,31 off", "1-5 10:00-19:00 | 6 10:00-16:00"],
  ["Mo-Fr 08:30-17:00; Dec 25-26 off; Jan 1 off", "1-5 8:30-17:00"],
  ["Mo-Fr 08:00-16:30; SH off", "1-5 8:00-16:30"],
  ["Mo-Fr 08:00-20:00; PH 10:00-14:00", "1-5 8:00-20:00"],
  ["Mo-Sa 07:00-19:00, Su 08:00-12:00", "1-6 7:00-19:00 | 7 8:00-12:00"],
  ["Fr-Su 22:00-06:00", "5-7 22:00-30:00"],
  ["Mo-Fr 00:00-24:00; Sa-Su 08:00-20:00", "1-5 0:00-24:00 | 6-7 8:00-20:00"],
  ["Mo-Fr 09:00-17:00 open; Sa,Su off", "1-5 9:00-17:00 | 6-7 closed"],
  ['Mo-Fr 09:00-18:00 || "by appointment"', "1-5 9:00-18:00"],
  ["Mo-Th 16:00-23:00; Fr 16:00+", "1-4 16:00-23:00"],
  ["Mo-Sa 18:00+", "?"],
  ["Tu-Su 17:00-22:00+", "?"],
  ["sunrise-sunset", "?"],
  ["Mo-Su sunrise-22:00", "?"],
  ["May-Sep: Tu-Su 10:00-18:00", "?"],
  ["Mar-Oct Mo-Fr 09:00-18:00; Nov-Feb Mo-Fr 10:00-16:00", "?"],
  ["Mo-Su 09:00-19:00; Nov-Mar off", "?"],
  ["Jun 15-Sep 15: Mo-Su 10:00-20:00", "?"],
  ["week 01-20 Mo-Fr 08:00-16:00", "?"],
  ["week 1-53/2 Fr 09:00-12:00", "?"],
  ["Sa[1] 10:00-14:00", "?"],
  ['"on request"', "?"],
  ['Mo-Fr 09:00-17:00 "by appointment"', "?"],
  ["Mo-Fr 09:00-17:00 unknown", "?"],
  ["PH Mo-Fr 10:00-14:00", "?"],
  ["2026 Mo-Fr 09:00-17:00", "?"],
  ["easter -2 days off", "?"],
];

const ENGLISH: [string, string][] = [
  ["11 am to 10 pm daily", "1-7 11:00-22:00"],
  ["Open every day from 7am to 3pm", "1-7 7:00-15:00"],
  ["8am - 8pm, 7 days a week", "1-7 8:00-20:00"],
  ["M-F 8:30-16:30", "1-5 8:30-16:30"],
  ["M-F 8-5", "1-5 8:00-17:00"],
  ["M - F: 9am - 6pm, Sat: 10am - 2pm", "1-5 9:00-18:00 | 6 10:00-14:00"],
  ["M-Th 11-9, F-Sat 11-10, Sun 12-8", "1-4 11:00-21:00 | 5-6 11:00-22:00 | 7 12:00-20:00"],
  ["M,W,F 9am-1pm", "1 9:00-13:00 | 3 9:00-13:00 | 5 9:00-13:00"],
  ["T/Th 10am-4pm", "2 10:00-16:00 | 4 10:00-16:00"],
  ["Weekdays 7:30am - 5:30pm, weekends 8am - 4pm", "1-5 7:30-17:30 | 6-7 8:00-16:00"],
  ["Weekdays: 10-6. Weekends: closed", "1-5 10:00-18:00 | 6-7 closed"],
  ["Tuesday through Saturday 9-6, closed Sunday and Monday", "1 closed | 2-6 9:00-18:00 | 7 closed"],
  ["Closed Mondays. Tues-Sun 11am-9pm", "1 closed | 2-7 11:00-21:00"],
  ["Mon-Sat 9-5, closed Sundays and holidays", "1-6 9:00-17:00 | 7 closed"],
  ["Saturday 9-1, closed Sunday", "6 9:00-13:00 | 7 closed"],
  ["Mon-Fri 8-5, Sat 8-12", "1-5 8:00-17:00 | 6 8:00-12:00"],
  ["Mon-Fri 9-12, 1-5", "1-5 9:00-12:00,13:00-17:00"],
  ["Mon-Fri 11-2 and 5-9", "1-5 11:00-14:00,17:00-21:00"],
  ["Mon to Sat 10 a.m. to 7 p.m., Sun noon to 5 p.m.", "1-6 10:00-19:00 | 7 12:00-17:00"],
  ["Sun-Thu 11am-10pm, Fri-Sat till 11pm", "1-4 11:00-22:00 | 5-6 11:00-23:00 | 7 11:00-22:00"],
  ["Mon-Wed 10am-6pm; Thu until 8pm; Fri-Sun closed", "1-3 10:00-18:00 | 4 10:00-20:00 | 5-7 closed"],
  ["9am-5pm Monday to Friday", "1-5 9:00-17:00"],
  ["9-5 Monday to Friday, 10-4 Saturday", "1-5 9:00-17:00 | 6 10:00-16:00"],
  ["Daily 9am-6pm, closed Tuesday", "1 9:00-18:00 | 2 closed | 3-7 9:00-18:00"],
  ["Daily 9am to 9pm except Sunday", "1-6 9:00-21:00 | 7 closed"],
  ["Every day 6am - midnight", "1-7 6:00-24:00"],
  ["Mon-Fri: 0800-1630; Sat: 0900-1200", "1-5 8:00-16:30 | 6 9:00-12:00"],
  ["Mon & Wed 9am-5pm, Tue & Thu 11am-7pm, Fri 9am-1pm", "1 9:00-17:00 | 2 11:00-19:00 | 3 9:00-17:00 | 4 11:00-19:00 | 5 9:00-13:00"],
  ["We are open Monday-Friday 8:00am-4:00pm", "1-5 8:00-16:00"],
  ["Hours: Mon-Fri 7a-3p", "1-5 7:00-15:00"],
  ["Business hours: 9 AM - 5 PM, Mon - Fri", "1-5 9:00-17:00"],
  ["Open 24 hours, 7 days a week", "1-7 0:00-24:00"],
  ["24 hours", "1-7 0:00-24:00"],
  ["6:30AM-2:30PM", "1-7 6:30-14:30"],
  ["7.30 - 15.00", "1-7 7:30-15:00"],
  ["Thurs 12-8, Fri 12-8, Sat 10-6", "4-5 12:00-20:00 | 6 10:00-18:00"],
  ["Monday 9am-5pm Tuesday 9am-5pm Wednesday closed", "1-2 9:00-17:00 | 3 closed"],
  ["Mon: 9-5, Tue: 9-5, Wed: 9-1", "1-2 9:00-17:00 | 3 9:00-13:00"],
  ["Wed–Sun 5pm–11pm", "3-7 17:00-23:00"],
  ["Mon-Fri 9am-5pm; Sat by appointment; Sun closed", "1-5 9:00-17:00 | 7 closed"],
  ["By appointment", "?"],
  ["call for hours", "?"],
  ["Open now", "?"],
  ["Closed", "?"],
  ["Closed ⋅ Opens 11:30 am Tue", "?"],
  ["Open ⋅ Closes 9 pm", "?"],
  ["Mon-Fri 7-11", "?"],
  ["Fri-Sat 6-2", "?"],
  ["Mon-Sat 5-10", "?"],
  ["Summer: Mon-Fri 9-5, Winter: Mon-Fri 10-4", "?"],
  ["Mon-Fri 9am-5pm Apr-Oct", "?"],
  ["Closed July 4th", "?"],
  ["Lunch Mon-Fri 11am-2pm, dinner Mon-Sat 5pm-10pm", "?"],
  ["Mon-Sat 9am til late", "?"],
  ["9am", "?"],
  ["dawn to dusk", "?"],
];

const OTHER_LANGUAGES: [string, string][] = [
  ["Mo–Fr 8–18 Uhr, Sa 9–13 Uhr", "1-5 8:00-18:00 | 6 9:00-13:00"],
  ["Montag bis Freitag von 7.30 bis 16 Uhr", "1-5 7:30-16:00"],
  ["Mo, Di, Do 9-12 und 14-18 Uhr; Mi, Fr 9-12 Uhr", "1-2 9:00-12:00,14:00-18:00 | 3 9:00-12:00 | 4 9:00-12:00,14:00-18:00 | 5 9:00-12:00"],
  ["täglich 10–22 Uhr", "1-7 10:00-22:00"],
  ["Täglich ab 11 Uhr", "?"],
  ["Di-So 11:30-14:30, 17:30-23:00, Mo Ruhetag", "1 closed | 2-7 11:30-14:30,17:30-23:00"],
  ["Dienstag Ruhetag, sonst 11-22 Uhr", "?"],
  ["Öffnungszeiten: Mo-Sa 9-20 Uhr, Sonntag geschlossen", "1-6 9:00-20:00 | 7 closed"],
  ["nach Vereinbarung", "?"],
  ["Du lundi au vendredi de 8h30 à 12h et de 13h30 à 17h", "1-5 8:30-12:00,13:30-17:00"],
  ["Lun-Sam 10h-19h, dimanche fermé", "1-6 10:00-19:00 | 7 closed"],
  ["Lu-Ve 9h-18h; Sa 10h-17h; Di fermé", "1-5 9:00-18:00 | 6 10:00-17:00 | 7 closed"],
  ["Ma-Sa 9h-19h", "2-6 9:00-19:00"],
  ["Fermé le lundi. Mar-Dim 12h-23h", "1 closed | 2-7 12:00-23:00"],
  ["Tous les jours de 9h à 20h", "1-7 9:00-20:00"],
  ["7j/7 de 8h à 22h", "1-7 8:00-22:00"],
  ["Lunes a viernes de 9:00 a 18:00, sábados de 10:00 a 14:00", "1-5 9:00-18:00 | 6 10:00-14:00"],
  ["L-V 9:00-20:00, S 10:00-14:00, D cerrado", "1-5 9:00-20:00 | 6 10:00-14:00 | 7 closed"],
  ["L-S 10 a 14 y 17 a 21 h", "1-6 10:00-14:00,17:00-21:00"],
  ["Todos los días de 8:00 a 23:00", "1-7 8:00-23:00"],
  ["Lunes cerrado; martes a domingo 13:00-16:00", "1 closed | 2-7 13:00-16:00"],
  ["Lu-Do 9:00-21:00", "1-7 9:00-21:00"],
  ["Lun-Ven 8.30-12.30 / 15.30-19.30, Sab 8.30-12.30", "1-5 8:30-12:30,15:30-19:30 | 6 8:30-12:30"],
  ["Orario di apertura: lunedì-sabato 9-13, domenica chiuso", "1-6 9:00-13:00 | 7 closed"],
  ["Tutti i giorni dalle 12:00 alle 15:00", "1-7 12:00-15:00"],
  ["Segunda a sexta das 8h às 18h, sábado das 8h às 12h", "1-5 8:00-18:00 | 6 8:00-12:00"],
  ["Seg-Sex 09:00-19:00; Dom fechado", "1-5 9:00-19:00 | 7 closed"],
  ["Ma-Vr 9:00-17:30, za 10:00-16:00, zo gesloten", "1-5 9:00-17:30 | 6 10:00-16:00 | 7 closed"],
  ["maandag t/m vrijdag 09.00-17.00", "1-5 9:00-17:00"],
  ["pon-pt 8:00-16:00, sob 9:00-13:00, niedz. nieczynne", "1-5 8:00-16:00 | 6 9:00-13:00 | 7 closed"],
  ["Po-Pá 8:00-17:00, So 8:00-12:00", "1-5 8:00-17:00 | 6 8:00-12:00"],
  ["Pazartesi - Cuma 09:00 - 18:00", "1-5 9:00-18:00"],
  ["Her gün 10:00-22:00", "1-7 10:00-22:00"],
  ["Пн-Пт 9:00-18:00, Сб-Вс выходной", "1-5 9:00-18:00 | 6-7 closed"],
  ["Ежедневно с 10:00 до 22:00", "1-7 10:00-22:00"],
  ["Ma-Pe 10-18, La 10-15, Su suljettu", "1-5 10:00-18:00 | 6 10:00-15:00 | 7 closed"],
  ["Mån-Fre 10-18, Lör 10-15", "1-5 10:00-18:00 | 6 10:00-15:00"],
  ["Man-fre 9-16", "1-5 9:00-16:00"],
  ["Ponedjeljak - Petak 08:00 - 20:00", "1-5 8:00-20:00"],
  ["月曜日～金曜日 9:00～18:00", "1-5 9:00-18:00"],
];

describe.each([
  ["OSM's grammar", OSM],
  ["English", ENGLISH],
  ["other languages", OTHER_LANGUAGES],
])("hours in %s", (_, texts) => {
  it.each(texts)("%s", (text, short) => {
    const { hours, unreadable, hasHolidays } = readWeek(text);
    expect(hours).toEqual(expectedWeek(short));
    if (hours === null) expect(hasHolidays || unreadable !== "").toBe(true);
  });
});
