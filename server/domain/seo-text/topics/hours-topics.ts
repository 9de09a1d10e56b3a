import type { Weekday } from "#contract/business";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { hoursText } from "./figures.ts";
import { type Topic, topic } from "./topic.ts";

const SATURDAY = 5;
const SUNDAY = 6;

/** Enough peers have known hours to compare with. */
const isComparable = ({ group }: BusinessFacts) => group.withHours >= 4;
const opensOn = ({ week }: BusinessFacts, day: number) => (week?.days[day] ?? 0) > 0;
const isClosedOn = ({ business }: BusinessFacts, day: Weekday) => business.openingHours?.[day] === "Closed";
const peersOpenOn = ({ group }: BusinessFacts, day: number) => group.openOnDay[day] ?? 0;
const shareOpen = (f: BusinessFacts, day: number) => peersOpenOn(f, day) / Math.max(1, f.group.withHours);
const minutesOpen = ({ week }: BusinessFacts) => week?.minutes ?? 0;
const isAsLongAsUsual = (f: BusinessFacts) => hoursText(minutesOpen(f)) === hoursText(f.group.medianMinutes);
const differenceToMedian = (f: BusinessFacts) =>
  Math.abs(minutesOpen(f) - f.group.medianMinutes) / Math.max(1, f.group.medianMinutes);

/** When it is open, and how that differs from its kind. */
export const hoursTopics: readonly Topic[] = [
  topic("hours", (f) => (f.week && f.week.minutes > 0 ? 0.75 : 0), [
    "The week looks like this: {timetable}.",
    "{name} keeps these hours: {timetable}.",
    "Its doors are open as follows: {timetable}.",
    "Listed hours: {timetable}.",
    "When to go: {timetable}.",
    "Its timetable reads: {timetable}.",
    "Opening times: {timetable}.",
  ]),
  topic(
    "hours",
    (f) =>
      f.week && isComparable(f) && f.week.minutes > 0 && !f.week.isRoundTheClock && !isAsLongAsUsual(f)
        ? 0.3 + Math.min(0.4, differenceToMedian(f) / 2)
        : 0,
    [
      "Its times add up to {weekHours} a week, where {medianHours} is the median for {peers} {here}.",
      "Over seven days it is open for {weekHours}; {peers} {here} typically manage {medianHours}.",
      "From Monday to Sunday it is open {weekHours}, beside a median of {medianHours} among the {withHours} {peers} with known times.",
      "{name} opens for {weekHours} in a full week (the median of {peers} {here}: {medianHours}).",
      "Half of the {peers} {here} with known hours are open {medianHours} a week or longer, this one {weekHours}.",
      "Count the hours and you get {weekHours} a week, compared with {medianHours} for {peers} {here} at the median.",
    ],
  ),
  topic("hours", (f) => (f.week && isComparable(f) && f.week.minutes > 0 && isAsLongAsUsual(f) ? 0.3 : 0), [
    "With {weekHours} a week it is open as long as is usual for {peers} {here}.",
    "It opens for {weekHours} in a full week, which is the median of {peers} {here}.",
    "A week of {weekHours}, as at {name}, is the usual one among the {withHours} {peers} with known times.",
  ]),
  topic(
    "hours",
    (f) =>
      isComparable(f) && opensOn(f, SUNDAY) && peersOpenOn(f, SUNDAY) > 1 ? 0.2 + 0.7 * (1 - shareOpen(f, SUNDAY)) : 0,
    [
      "It opens on Sundays, as {openOnSunday} with known hours {here} do.",
      "Sunday is a working day there; {openOnSunday} with known times have one.",
      "If you need somebody on a Sunday: {name} is open then, among {openOnSunday} whose hours are listed {here}.",
      "On Sundays {openOnSunday} with listed hours are open, this one included.",
      "Counting those {here} that say when they open, {openOnSunday} keep Sunday hours; {name} belongs to them.",
    ],
  ),
  topic("hours", (f) => (isComparable(f) && opensOn(f, SUNDAY) && peersOpenOn(f, SUNDAY) === 1 ? 0.95 : 0), [
    "It is the only one of the {withHours} {peers} with known hours {here} that opens on Sundays.",
    "No other of the {withHours} {peers} {here} whose times are known is open on a Sunday; {name} is.",
    "On Sundays {name} has no competition among the {withHours} {peers} with listed hours {here}.",
  ]),
  topic(
    "hours",
    (f) =>
      isComparable(f) && isClosedOn(f, "Sunday") && shareOpen(f, SUNDAY) > 0.1 ? 0.15 + 0.5 * shareOpen(f, SUNDAY) : 0,
    [
      "Sundays are off; {openOnSunday} with listed hours {areOpenOnSunday} that day.",
      "On Sunday it rests, when {openOnSunday} with known hours {areOpenOnSunday}.",
      "Do not come on a Sunday: {openOnSunday} with known times {areOpenOnSunday} then, and {name} is not among them.",
      "For a Sunday you have to look elsewhere; {openOnSunday} {here} whose hours are known {areOpenOnSunday} on that day.",
      "Sunday opening, found at {openOnSunday} with listed times, is not offered.",
    ],
  ),
  topic(
    "hours",
    (f) =>
      isComparable(f) && (opensOn(f, SATURDAY) || isClosedOn(f, "Saturday"))
        ? 0.15 + 0.5 * (opensOn(f, SATURDAY) ? 1 - shareOpen(f, SATURDAY) : shareOpen(f, SATURDAY))
        : 0,
    [
      "It is {openOrClosedOnSaturday} on Saturdays, when {openOnSaturday} with known hours {areOpenOnSaturday}.",
      "As for Saturdays, {openOnSaturday} with listed times {areOpenOnSaturday}, and {name} {isOneOfThem}.",
      "A visit on Saturday {saturdayWorks}; that day {openOnSaturday} with published hours {areOpenOnSaturday}.",
      "The weekend begins with {anOpenSaturday} Saturday (open then: {openOnSaturday} {here} whose times are known).",
    ],
  ),
  topic("hours", (f) => (isComparable(f) && (f.closesLaterThan ?? 0) >= 60 ? (f.closesLaterThan ?? 0) / 110 : 0), [
    "Its latest closing, at {latest}, is later than that of {closeEarlier} the other {peers} with known hours {here}.",
    "On its longest evening it closes at {latest}; by then {closeEarlier} the other {peers} with known hours have shut on every day of the week.",
    "Its latest evening ends at {latest}, which is after {closeEarlier} the other {peers} with known times have closed for the day.",
    "In the evening {name} holds out until {latest}, longer than {closeEarlier} the other {peers} {here} that list their times.",
  ]),
  topic("hours", (f) => (isComparable(f) && (f.opensEarlierThan ?? 0) >= 60 ? (f.opensEarlierThan ?? 0) / 110 : 0), [
    "On its earliest day it opens at {earliest}, before {openLater} the other {peers} with known hours {here}.",
    "The first opening of its week is at {earliest}, ahead of {openLater} the other {peers} with known hours.",
    "Its day can begin at {earliest}, sooner than at {openLater} the other {peers} {here} that list their times.",
    "From {earliest} on somebody is there, while {openLater} the other {peers} with published times start later on every day.",
  ]),
  topic("hours", (f) => (f.week && f.week.longestDay !== null ? 0.3 : 0), [
    "{longestDay} is its longest day, with {longestHours}.",
    "Most time for a visit is on {longestDay}: {longestHours}.",
    "On no other day is it open as long as on {longestDay} ({longestHours}).",
    "{longestDay} offers {longestHours}, more than any other day of its week.",
  ]),
  topic("hours", (f) => (f.week?.isRoundTheClock ? 0.9 : 0), [
    "Day or night makes no difference: {name} is listed as open at every hour.",
    "The listed hours of {name} know no closing time.",
    "Going by its listed hours, it never closes.",
  ]),
  topic("hours", (f) => (f.week?.hasBreaks ? 0.5 : 0), [
    "There is a break during the day, so look at the times before you set out.",
    "{name} closes for a while between two openings on some days.",
    "On days with two time spans it shuts in between.",
    "Mind the pause: on some days it opens twice.",
  ]),
  topic("hours", (f) => (f.business.openingHours === null ? 0.7 : 0), [
    "Its opening hours are not known, so {callBeforeYouGo}.",
    "No hours have been published for {name}{numberMayHelp}.",
    "When it opens is not on record{butNumberIs}.",
    "This directory cannot say when {name} is open{phoneInBrackets}.",
    "Opening times of {name} are missing here{askOnNumber}.",
    "Do not rely on any opening hours of {name}: none are listed{andNumberToAsk}.",
  ]),
  topic("hours", (f) => (f.business.openingHours === null && isComparable(f) ? 0.6 : 0), [
    "For orientation: {openOnSaturday} {here} with known times {areOpenOnSaturday} on Saturdays, and {openOnSunday} on Sundays.",
    "Other {peers} {here} are open {medianHours} a week at the median; {openOnSunday} with listed hours {areOpenOnSunday} on Sundays.",
    "What is usual among {peers} {here}? They are open {medianHours} a week at the median, and {openOnSaturday} with known hours {areOpenOnSaturday} on Saturdays.",
    "Going by {peers} {here} that publish their times, a week has {medianHours}, and Sunday is a working day at {openOnSunday}.",
  ]),
];
