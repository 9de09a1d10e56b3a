import { DAY_MINUTES, rangesOf, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { isClosedOn, opensOn, SUNDAY } from "../facts/hours/week.ts";
import { comparison, contextTopic, ESSENTIAL, type Topic, topic } from "./topic.ts";

const ALL_DAYS = 0b1111111;
/** Minute of the day; what opens before is still open from the evening before. */
const FIRST_MORNING = 240;
const SEVEN = 420;
/** Minimum peers with known hours of the day for a comparison. */
const MIN_KNOWN_PEERS = 4;
/** If more of its kind open on Sundays, one more is no news. */
const MAX_SHARE_OPEN = 0.6;

const isComparableOnSunday = (f: BusinessFacts) =>
  !f.isWorship && f.isInCity && f.group.knownOnSunday >= MIN_KNOWN_PEERS;
const hasNoHours = (f: BusinessFacts) => f.business.openingHours === null && !f.isClosedForNow;
const hasTimetable = ({ week }: BusinessFacts) => week !== null && week.openDays > 0 && !week.isRoundTheClock;
const hasOtherHours = ({ otherHours, isClosedForNow }: BusinessFacts) => !isClosedForNow && otherHours.length > 0;

/** Tells whether it opens before seven on most days of the week; later is early for nobody. */
function opensBeforeSeven({ business: { openingHours } }: BusinessFacts): boolean {
  const earlyDays = WEEKDAYS.filter((day) => (rangesOf(openingHours?.[day])[0]?.[0] ?? DAY_MINUTES) < SEVEN);
  return earlyDays.length > WEEKDAYS.length / 2;
}

/** Topics about the opening hours of a business, and how they differ from those of its kind. Unknown days do not count. */
export const hoursTopics: readonly Topic[] = [
  topic(
    "timetable",
    "hours",
    (f) => (hasTimetable(f) ? ESSENTIAL : 0),
    [
      "It is open {timetable}.{otherDays}",
      "You will find it open {timetable}.{daysBesides}",
      "It opens {timetable}.{daysBesides}",
      "It keeps these hours: {shortTimetable}.{restOfWeek}",
      "{shortName} is open {timetable}.{restOfWeek}",
      "The hours are {shortTimetable}.{daysBesides}",
      "Open {shortTimetable}.{restOfWeek}",
    ],
    { needs: ({ comesToYou }) => !comesToYou },
  ),
  topic(
    "working-hours",
    "hours",
    (f) => (hasTimetable(f) ? ESSENTIAL : 0),
    [
      "It works {timetable}.{daysOff}",
      "Its hours are {shortTimetable}.{daysOff}",
      "{shortName} works {timetable}.{daysOff}",
    ],
    { needs: ({ comesToYou }) => comesToYou },
  ),
  topic("round-the-clock", "hours", (f) => (f.week?.isRoundTheClock ? ESSENTIAL : 0), [
    "It is listed as open every day round the clock.",
    "By its listed hours it never closes: it is there every day round the clock.",
    "Its listed hours are every day round the clock.",
  ]),
  topic(
    "closed-all-week",
    "hours",
    ({ week }) => (week?.knownDays === ALL_DAYS && week.openDays === 0 ? ESSENTIAL : 0),
    [
      "By its listed hours it is closed on every day of the week{callBefore}.",
      "Its listed hours name no day on which it is open{callBefore}.",
    ],
  ),
  topic("no-hours", "hours", (f) => (hasNoHours(f) ? 0.7 : 0), [
    "We do not know its opening hours{callBefore}.",
    "Its opening hours are not known here{callBefore}.",
    "Nobody has told us yet when {shortName} is open{callBefore}.",
    "We have no opening hours for {shortName} yet{callBefore}.",
  ]),
  topic("other-hours", "hours", (f) => (hasOtherHours(f) ? 0.95 : 0), ["{otherHours}"]),
  comparison(
    "sunday-open",
    "hours",
    (f) =>
      isComparableOnSunday(f) &&
      opensOn(f.week, SUNDAY) &&
      !f.week?.isRoundTheClock &&
      f.group.openOnSunday > 1 &&
      f.group.openOnSunday <= MAX_SHARE_OPEN * f.group.knownOnSunday
        ? 0.7
        : 0,
    [
      "It is one of {openOnSundayCount} {peers} {here} that are known to open on Sundays.",
      "Of the {peers} {here}, {openOnSundayCount} are known to open on Sundays, this one among them.",
    ],
  ),
  comparison(
    "sunday-only",
    "hours",
    (f) => (isComparableOnSunday(f) && opensOn(f.week, SUNDAY) && f.group.openOnSunday === 1 ? 0.95 : 0),
    [
      "It is the only one of the {peers} {here} that is known to open on Sundays.",
      "None of the other {peers} {here} is known to open on Sundays.",
    ],
  ),
  comparison(
    "sunday-names",
    "hours",
    (f) =>
      !f.isWorship &&
      f.isInCity &&
      f.group.scope === "category" &&
      f.group.openOnSunday > 0 &&
      hasTimetable(f) &&
      isClosedOn(f.week, SUNDAY)
        ? 0.45
        : 0,
    [
      "On Sundays, when it is closed, you can turn to {somePeers} such as {openOnSundayNames}.",
      "If it has to be a Sunday, there are others, such as {openOnSundayNames}.",
      "Those {here} that do open on Sundays {includeOnSunday} {openOnSundayNames}.",
    ],
    { isOfOthers: true, needs: (f) => f.alternatives.openOnSunday.length > 0 },
  ),
  comparison("late", "hours", (f) => (!f.closesLate || f.isWorship || !f.isInCity ? 0 : 0.8), [
    "Few {peers} {here} are known to stay open as late as {latest}, its latest closing.",
    "It closes at {latest} at the latest, and few {peers} {here} are known to stay open that long.",
    "Few other {peers} {here} are known to keep their doors open until {latest}.",
  ]),
  comparison(
    "early",
    "hours",
    (f) =>
      !f.opensEarly || (f.week?.earliest ?? 0) < FIRST_MORNING || !opensBeforeSeven(f) || f.isWorship || !f.isInCity
        ? 0
        : 0.8,
    [
      "Few {peers} {here} are known to open as early as {earliest}, its earliest opening.",
      "Its earliest opening is at {earliest}, when few {peers} {here} are known to be open.",
    ],
  ),
  contextTopic(
    "always-open-names",
    "hours",
    (f) => (!f.isWorship && f.isInCity && f.group.named().openAlways.length > 0 && !f.week?.isRoundTheClock ? 0.1 : 0),
    [
      "In the middle of the night you can try {somePeers} such as {openAlwaysNames}, which we list as always open.",
      "Those {here} that never close, by their listed hours, {includeAlwaysOpen} {openAlwaysNames}.",
    ],
    { isComparison: true, unless: "sunday-names", needs: (f) => f.alternatives.openAlways.length > 0 },
  ),
];
