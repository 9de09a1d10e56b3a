import type { BusinessFacts } from "../facts/business-facts.ts";
import { contextTopic, type Topic, topic } from "./topic.ts";

const SATURDAY = 5;
const SUNDAY = 6;
/** Minimum peers with known hours of the day, or the week, for a comparison. */
const MIN_KNOWN_PEERS = 4;
const MIN_KNOWN_WEEKS = 5;

const opensOn = ({ week }: BusinessFacts, day: number) => ((week?.openDays ?? 0) & (1 << day)) > 0;
const isClosedOn = (f: BusinessFacts, day: number) => ((f.week?.knownDays ?? 0) & (1 << day)) > 0 && !opensOn(f, day);
const knownOn = ({ group }: BusinessFacts, day: number) => group.knownOnDay[day] ?? 0;
const openOn = ({ group }: BusinessFacts, day: number) => group.openOnDay[day] ?? 0;
const isComparableOn = (f: BusinessFacts, day: number) => knownOn(f, day) >= MIN_KNOWN_PEERS;
const shareOpen = (f: BusinessFacts, day: number) => openOn(f, day) / Math.max(1, knownOn(f, day));
const minutesOpen = ({ week }: BusinessFacts) => week?.minutes ?? 0;
const hasMedianWeek = ({ group }: BusinessFacts) => group.withWeek >= MIN_KNOWN_WEEKS && group.medianMinutes !== null;
const isComparableWeek = (f: BusinessFacts) =>
  hasMedianWeek(f) && minutesOpen(f) > 0 && minutesOpen(f) !== f.group.medianMinutes;
const differenceToMedian = (f: BusinessFacts) =>
  Math.abs(minutesOpen(f) - (f.group.medianMinutes ?? 0)) / Math.max(1, f.group.medianMinutes ?? 0);
const hasNoHours = (f: BusinessFacts) => f.business.openingHours === null && !f.isClosedForNow;

/** Topics about the opening hours of a business, and how they differ from those of its kind. Unknown days do not count. */
export const hoursTopics: readonly Topic[] = [
  topic("closed-for-now", "hours", (f) => (f.isClosedForNow ? 2 : 0), [
    "{name} is reported as temporarily closed.",
    "It is reported closed for now, though not for good.",
    "At the last report {name} was temporarily closed.",
  ]),
  topic("timetable", "hours", (f) => (f.week && f.week.openDays > 0 && !f.week.isRoundTheClock ? 1 : 0), [
    "Opening hours: {timetable}.{unknownDays}",
    "It is open as follows: {timetable}.{daysWithoutHours}",
    "{name} lists these hours: {timetable}.{unknownDays}",
    "Listed hours: {timetable}.{daysWithoutHours}",
    "Its week: {timetable}.{unknownDays}",
    "The hours are {timetable}.{daysWithoutHours}",
    "Open: {timetable}.{unknownDays}",
    "When it is open: {timetable}.{unknownDays}",
  ]),
  topic("round-the-clock", "hours", (f) => (f.week?.isRoundTheClock ? 1 : 0), [
    "It is listed as open every day round the clock.",
    "Its listed hours are every day round the clock.",
    "Listed hours: every day round the clock.",
  ]),
  topic(
    "week",
    "hours",
    (f) => (isComparableWeek(f) && !f.week?.isRoundTheClock ? 0.3 + Math.min(0.3, differenceToMedian(f) / 2) : 0),
    [
      "It is open {weekHours} a week, where the {withWeek} {peers} {here} with a full week of hours have a median of {medianHours}.",
      "It is open {weekHours} a week; the median of the {withWeek} {peers} {here} with a full week of hours is {medianHours}.",
      "In a week it is open {weekHours}, compared with a median of {medianHours} for {withWeek} {peers} {here} with known hours for all days.",
      "{name} is open {weekHours} a week. The median for the {withWeek} {peers} {here} whose week is known is {medianHours}.",
      "Over seven days its hours come to {weekHours}; {medianHours} is the median of the {withWeek} {peers} {here} with known hours for all days.",
    ],
  ),
  topic(
    "sunday-open",
    "hours",
    (f) =>
      isComparableOn(f, SUNDAY) && opensOn(f, SUNDAY) && openOn(f, SUNDAY) > 1
        ? 0.2 + 0.7 * (1 - shareOpen(f, SUNDAY))
        : 0,
    [
      "It opens on Sundays; counting it, {openOnSunday} {here} whose Sunday hours are known do so.",
      "On Sundays {openOnSunday} {here} with known Sunday hours are open, {name} among them.",
      "It opens on Sundays, too: {openOnSunday} {here} whose Sunday hours are known are open then, this one included.",
      "Sunday is an opening day; with this one, {openOnSunday} {here} with known Sunday hours open then.",
    ],
  ),
  topic(
    "sunday-only",
    "hours",
    (f) => (isComparableOn(f, SUNDAY) && opensOn(f, SUNDAY) && openOn(f, SUNDAY) === 1 ? 0.95 : 0),
    [
      "Of the {knownOnSunday} {peers} {here} with known Sunday hours, it is the only one that opens on Sundays.",
      "No other of the {knownOnSunday} {peers} {here} whose Sunday hours are known opens on Sundays.",
      "It is the only one open on Sundays among {knownOnSunday} {peers} {here} with known Sunday hours.",
    ],
  ),
  // Its own hours of the day are in the timetable.
  topic(
    "sunday-closed",
    "hours",
    (f) =>
      isComparableOn(f, SUNDAY) && isClosedOn(f, SUNDAY) && shareOpen(f, SUNDAY) > 0.1
        ? 0.15 + 0.4 * shareOpen(f, SUNDAY)
        : 0,
    [
      "On Sundays {openOnSunday} {here} whose hours for the day are known {areOpenOnSunday}.",
      "Of the {peers} {here} with known Sunday hours, {openOnSundayCount} {areOpenOnSunday} that day.",
      "{OpenOnSunday} {here} with known hours for Sunday {areOpenOnSunday} then.",
      "Going by the {peers} {here} with known Sunday hours, {openOnSundayCount} {areOpenOnSunday} that day.",
    ],
    { isOfOthers: true },
  ),
  topic(
    "sunday-names",
    "hours",
    (f) => (openOn(f, SUNDAY) > 0 && (isClosedOn(f, SUNDAY) || hasNoHours(f) || f.isClosedForNow) ? 0.45 : 0),
    [
      "{Peers} {here} that open on Sundays include {openOnSundayNames}.",
      "Those open on Sundays include {openOnSundayNames}, by listed hours of {peers} {here}.",
      "{OpenOnSundayNames} {isOrAreSunday} among the {peers} {here} that open on Sundays.",
      "For Sundays, the {peers} {here} include {openOnSundayNames}.",
      "Sunday hours are listed for {peers} such as {openOnSundayNames}.",
      "Among the {peers} {here} with opening hours on Sundays {isOrAreSunday} {openOnSundayNames}.",
    ],
    { isOfOthers: true, unless: "near-sunday", needs: (f) => f.alternatives.openOnSunday.length > 0 },
  ),
  topic(
    "saturday-open",
    "hours",
    (f) =>
      isComparableOn(f, SATURDAY) && opensOn(f, SATURDAY) && openOn(f, SATURDAY) > 1
        ? 0.1 + 0.5 * (1 - shareOpen(f, SATURDAY))
        : 0,
    [
      "Counting it, {openOnSaturday} {here} whose Saturday hours are known open on Saturdays.",
      "On Saturdays {openOnSaturday} {here} with known hours for the day are open, {name} among them.",
      "Of the {peers} {here} with known Saturday hours, {openOnSaturdayCount} are open that day, this one included.",
    ],
  ),
  topic(
    "saturday-closed",
    "hours",
    (f) => (isComparableOn(f, SATURDAY) && isClosedOn(f, SATURDAY) ? 0.1 + 0.5 * shareOpen(f, SATURDAY) : 0),
    [
      "Of the {peers} {here} with known Saturday hours, {openOnSaturdayCount} {areOpenOnSaturday} that day.",
      "On Saturdays {openOnSaturday} {here} whose hours for the day are known {areOpenOnSaturday}.",
      "{OpenOnSaturday} {here} with known Saturday hours {areOpenOnSaturday} then.",
    ],
    { isOfOthers: true },
  ),
  topic("late", "hours", (f) => (f.closesLaterThan === null ? 0 : 0.8), [
    "Its latest closing, {latest}, is later than that of {closeEarlier} other {peers} {here} that open and whose hours are known for all days.",
    "On its longest evening it closes at {latest}, later than {closeEarlier} other {peers} {here} that open, with hours known for all days, ever do.",
    "At its latest it closes at {latest}; {closeEarlier} other {peers} {here} that open and have known hours for all days never stay open so late.",
  ]),
  topic("early", "hours", (f) => (f.opensEarlierThan === null ? 0 : 0.8), [
    "Its earliest opening, {earliest}, is before that of {openLater} other {peers} {here} that open and whose hours are known for all days.",
    "At its earliest it opens at {earliest}; {openLater} other {peers} {here} that open, with hours known for all days, never open so early.",
    "It opens as early as {earliest}; {openLater} other {peers} {here} that open and have known hours for all days always start later.",
  ]),
  topic("longest-day", "hours", (f) => (f.week && f.week.longestDay !== null ? 0.25 : 0), [
    "{longestDay} is its longest day, with {longestHours}.",
    "It is open longest on {longestDay}: {longestHours}.",
    "No other day is as long as {longestDay}, with {longestHours}.",
  ]),
  topic("no-hours", "hours", (f) => (hasNoHours(f) ? 0.7 : 0), [
    "Its opening hours are not on record{askOnNumber}.",
    "Opening hours of {name} are not known{askOnNumber}.",
    "No opening hours are recorded for {name}{askOnNumber}.",
    "When {name} opens is not on record{askOnNumber}.",
    "This directory does not know when it is open{askOnNumber}.",
    "There are no hours on record for it{askOnNumber}.",
  ]),
  contextTopic("peers-sunday", "hours", (f) => (!f.week && isComparableOn(f, SUNDAY) ? 0.18 : 0), [
    "Of the {peers} {here} with known Sunday hours, {openOnSundayCount} {areOpenOnSunday} on Sundays.",
    "On Sundays {openOnSunday} {here} with known hours for that day {areOpenOnSunday}.",
    "{OpenOnSunday} {here} whose Sunday hours are known {areOpenOnSunday} on Sundays.",
    "By recorded hours, {openOnSunday} {here} with known hours for Sunday {areOpenOnSunday} that day.",
  ]),
  contextTopic("peers-saturday", "hours", (f) => (!f.week && isComparableOn(f, SATURDAY) ? 0.15 : 0), [
    "On Saturdays {openOnSaturday} {here} with known hours for that day {areOpenOnSaturday}.",
    "{OpenOnSaturday} {here} whose Saturday hours are known {areOpenOnSaturday} on Saturdays.",
    "By recorded hours, {openOnSaturday} {here} with known hours for Saturday {areOpenOnSaturday} that day.",
    "As for Saturdays, {openOnSaturday} {here} whose hours for the day are known {areOpenOnSaturday} then.",
  ]),
  contextTopic("peers-week", "hours", (f) => (!f.week && hasMedianWeek(f) ? 0.14 : 0), [
    "The {withWeek} {peers} {here} with a full week of hours are open {medianHours} a week at the median.",
    "A week of {medianHours} is the median among the {withWeek} {peers} {here} whose hours are on record for all days.",
    "{MedianHours} a week is the median of the {withWeek} {peers} {here} with known hours for all days.",
  ]),
  contextTopic(
    "always-open-names",
    "hours",
    (f) => (f.group.named().openAlways.length > 0 && !f.week?.isRoundTheClock ? 0.15 : 0),
    [
      "{OpenAlwaysNames} {isOrAreAlways} among the {peers} {here} that are listed as open at any hour.",
      "{Peers} {here} that are open round the clock, by listed hours, include {openAlwaysNames}.",
      "At night there are {peers} such as {openAlwaysNames}, listed as open round the clock.",
    ],
    { needs: (f) => f.alternatives.openAlways.length > 0 },
  ),
];
