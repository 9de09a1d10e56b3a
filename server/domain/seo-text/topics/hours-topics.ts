import { DAY_MINUTES, rangesOf, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { comesToHomes } from "../advice/visit-kind.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { areLikeServices } from "../facts/hours/service-hours.ts";
import { isClosedOn, opensOn, SUNDAY } from "../facts/hours/week.ts";
import { evenings, isListed } from "../phrases/timetable.ts";
import { comparison, ESSENTIAL, type Topic, topic } from "./topic.ts";

const ALL_DAYS = 0b1111111;
/** Minute of the day; what opens before is still open from the evening before. */
const FIRST_MORNING = 240;
const SEVEN = 420;
/** Nobody wonders whether a place is open before. */
const LATE_EVENING = 22 * 60;
/** Minimum peers with known hours of the day for a comparison: of fewer, the list has hardly all that there are. */
const MIN_KNOWN_PEERS = 10;
/** A larger share of its kind is no longer a few. */
const MAX_SHARE_OPEN = 0.15;

const isComparableOnSunday = (f: BusinessFacts) =>
  !f.isWorship && f.isCompared && opensOn(f.week, SUNDAY) && f.group.knownOnSunday >= MIN_KNOWN_PEERS;
const hasTimetable = (f: BusinessFacts) =>
  f.week !== null && f.week.openDays > 0 && !f.week.isRoundTheClock && !(f.isWorship && isOpenAllDay(f));

/** Tells whether a range of some day has such a length. Minutes. */
function hasRange({ business: { openingHours } }: BusinessFacts, isMatch: (minutes: number) => boolean): boolean {
  return evenings(openingHours).some((ranges) => ranges.some(([from, to]) => isMatch(to - from)));
}

/** Tells whether some day is open round the clock, which is no time of a service. */
const isOpenAllDay = (f: BusinessFacts) => hasRange(f, (minutes) => minutes >= DAY_MINUTES);
const hasOtherHours = ({ otherHours, isClosedForNow }: BusinessFacts) => !isClosedForNow && otherHours.length > 0;

/** Tells whether the only hours known of a place of worship may be those of services or of its office. */
const mayBeServices = (f: BusinessFacts) =>
  hasTimetable(f) && f.isWorship && Object.keys(f.business.otherHours).length === 0;

/** Longer hours that are not round the clock are often a slip of the pen, such as 5 AM for 5 PM. */
const MAX_USUAL_MINUTES = 18 * 60;

const hasOddHours = (f: BusinessFacts) =>
  hasTimetable(f) && hasRange(f, (minutes) => minutes > MAX_USUAL_MINUTES && minutes < DAY_MINUTES);

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
      "{shortName} is open {timetable}.{restOfWeek}",
    ],
    { needs: (f) => !f.comesToYou && !f.isWorship && !isListed(f.business.openingHours) },
  ),
  topic(
    "listed-hours",
    "hours",
    (f) => (hasTimetable(f) && f.isWorship ? ESSENTIAL : 0),
    [
      "The listed hours are {timetable}.{daysBesides}",
      "Its listed hours are {timetable}.{otherDays}",
      "Its hours are listed as {timetable}.{daysBesides}",
    ],
    { needs: (f) => !f.comesToYou && !isListed(f.business.openingHours) },
  ),
  topic(
    "working-hours",
    "hours",
    (f) => (hasTimetable(f) ? ESSENTIAL : 0),
    [
      "The listed hours are {timetable}.{otherDays}",
      "Its listed hours are {timetable}.{restOfWeek}",
      "Its hours are listed as {timetable}.{restOfWeek}",
    ],
    { needs: (f) => f.comesToYou && !isListed(f.business.openingHours) },
  ),
  topic("timetable-list", "hours", (f) => (hasTimetable(f) ? ESSENTIAL : 0), ["{timetableItems}"], {
    needs: (f) => isListed(f.business.openingHours),
    isList: true,
  }),
  topic("services-unsaid", "hours", (f) => (mayBeServices(f) && areLikeServices(f.business.openingHours) ? 0.9 : 0), [
    "These are probably the times of services, but the listing does not say so.",
    "They look like times of services, though the listing does not say so.",
  ]),
  topic("office-hours", "hours", (f) => (mayBeServices(f) && isClosedOn(f.week, SUNDAY) ? 0.9 : 0), [
    "No Sunday hours are listed.",
    "No hours are listed for Sunday.",
    "For Sunday, no hours are listed.",
  ]),
  topic(
    "odd-hours",
    "hours",
    (f) => (hasOddHours(f) ? ESSENTIAL : 0),
    [
      "Those are the hours as listed, so call first if it is late.",
      "That is how they are listed, so call before you count on the late hours.",
    ],
    { needs: (f) => Boolean(f.business.phone) },
  ),
  topic(
    "odd-hours-unasked",
    "hours",
    (f) => (hasOddHours(f) ? ESSENTIAL : 0),
    [
      "Those are the hours as listed, so check first if it is late.",
      "That is how they are listed, so check before you count on the late hours.",
    ],
    { needs: (f) => !f.business.phone },
  ),
  topic(
    "round-the-clock",
    "hours",
    (f) => (f.week?.isRoundTheClock && !comesToHomes(f.visit) && !f.isWorship ? ESSENTIAL : 0),
    ["It is open {allDay}, every day.", "By its listed hours, it is open {allDay}, every day."],
  ),
  topic("works-round-the-clock", "hours", (f) => (f.week?.isRoundTheClock && comesToHomes(f.visit) ? ESSENTIAL : 0), [
    "It is listed as open {allDay}, every day.",
    "By its listing, you can reach it {allDay}, every day.",
  ]),
  topic(
    "closed-all-week",
    "hours",
    ({ week }) => (week?.knownDays === ALL_DAYS && week.openDays === 0 ? ESSENTIAL : 0),
    [
      "By its listed hours it is closed every day of the week{callBefore}.",
      "Its listed hours show it closed every day{callBefore}.",
    ],
  ),
  topic("other-hours", "hours", (f) => (hasOtherHours(f) ? 0.95 : 0), ["{otherHours}"]),
  comparison(
    "sunday-open",
    "hours",
    (f) =>
      isComparableOnSunday(f) &&
      !f.week?.isRoundTheClock &&
      f.group.openOnSunday > 1 &&
      f.group.openOnSunday <= MAX_SHARE_OPEN * f.group.knownOnSunday
        ? 0.7
        : 0,
    [
      "It is one of the few {peers} {inPeerPlace} that we know to be open on Sundays.",
      "On Sundays, when few {peers} {listedInPlace} are open, you can still come here.",
    ],
  ),
  comparison("sunday-only", "hours", (f) => (isComparableOnSunday(f) && f.group.openOnSunday === 1 ? 0.95 : 0), [
    "It is the only one of the {peers} {inPeerPlace} that we know to be open on Sundays.",
    "Of the {peers} {inPeerPlace}, we know of no other that opens on Sundays.",
  ]),
  comparison(
    "late",
    "hours",
    (f) => (!f.closesLate || f.isWorship || !f.isCompared || (f.week?.latest ?? 0) < LATE_EVENING ? 0 : 0.8),
    [
      "Few {peers} {listedInPlace} stay open until {latest}.",
      "Not many {peers} {listedInPlace} are open until {latest}.",
    ],
  ),
  comparison(
    "early",
    "hours",
    (f) =>
      !f.opensEarly || (f.week?.earliest ?? 0) < FIRST_MORNING || !opensBeforeSeven(f) || f.isWorship || !f.isCompared
        ? 0
        : 0.8,
    [
      "Few {peers} {listedInPlace} open as early as {earliest}.",
      "Not many {peers} {listedInPlace} are open by {earliest}.",
    ],
  ),
];
