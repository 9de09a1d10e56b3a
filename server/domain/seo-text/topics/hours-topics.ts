import type { BusinessFacts } from "../facts/business-facts.ts";
import { comparison, contextTopic, ESSENTIAL, type Topic, topic } from "./topic.ts";

const SATURDAY = 5;
const SUNDAY = 6;
/** Minimum peers with known hours of the day, or the week, for a comparison. */
const MIN_KNOWN_PEERS = 4;
const MIN_KNOWN_WEEKS = 5;

const opensOn = ({ week }: BusinessFacts, day: number) => ((week?.openDays ?? 0) & (1 << day)) > 0;
const isClosedOn = (f: BusinessFacts, day: number) => ((f.week?.knownDays ?? 0) & (1 << day)) > 0 && !opensOn(f, day);
const knownOn = ({ group }: BusinessFacts, day: number) => group.knownOnDay[day] ?? 0;
const openOn = ({ group }: BusinessFacts, day: number) => group.openOnDay[day] ?? 0;
const isComparableOn = (f: BusinessFacts, day: number) => !f.isWorship && knownOn(f, day) >= MIN_KNOWN_PEERS;
const shareOpen = (f: BusinessFacts, day: number) => openOn(f, day) / Math.max(1, knownOn(f, day));
const minutesOpen = ({ week }: BusinessFacts) => week?.minutes ?? 0;
const hasTypicalWeek = ({ group, isWorship }: BusinessFacts) =>
  !isWorship && group.withWeek >= MIN_KNOWN_WEEKS && group.medianMinutes !== null;
const isComparableWeek = (f: BusinessFacts) =>
  hasTypicalWeek(f) && minutesOpen(f) > 0 && minutesOpen(f) !== f.group.medianMinutes;
const differenceToTypical = (f: BusinessFacts) =>
  Math.abs(minutesOpen(f) - (f.group.medianMinutes ?? 0)) / Math.max(1, f.group.medianMinutes ?? 0);
const hasNoHours = (f: BusinessFacts) => f.business.openingHours === null && !f.isClosedForNow;

const hasOtherHours = ({ otherHours, isClosedForNow }: BusinessFacts) => !isClosedForNow && otherHours.length > 0;

/** Topics about the opening hours of a business, and how they differ from those of its kind. Unknown days do not count. */
export const hoursTopics: readonly Topic[] = [
  topic(
    "timetable",
    "hours",
    (f) => (f.week && f.week.openDays > 0 && !f.week.isRoundTheClock ? ESSENTIAL : 0),
    [
      "It is open {timetable}.{otherDays}",
      "You will find it open {timetable}.{daysBesides}",
      "It opens {timetable}.{daysBesides}",
      "It keeps these hours: {shortTimetable}.{restOfWeek}",
      "{name} is open {timetable}.{restOfWeek}",
      "The hours are {shortTimetable}.{daysBesides}",
      "Open {shortTimetable}.{otherDays}",
    ],
    { needs: ({ comesToYou }) => !comesToYou },
  ),
  topic(
    "working-hours",
    "hours",
    (f) => (f.week && f.week.openDays > 0 && !f.week.isRoundTheClock ? ESSENTIAL : 0),
    [
      "It works {timetable}.{otherDays}",
      "Its hours are {shortTimetable}.{daysBesides}",
      "{name} works {timetable}.{restOfWeek}",
    ],
    { needs: ({ comesToYou }) => comesToYou },
  ),
  topic("round-the-clock", "hours", (f) => (f.week?.isRoundTheClock ? ESSENTIAL : 0), [
    "It is listed as open every day round the clock.",
    "By its listed hours it never closes: it is there every day round the clock.",
    "Its listed hours are every day round the clock.",
  ]),
  topic("other-hours", "hours", (f) => (hasOtherHours(f) ? 0.95 : 0), ["{otherHours}"]),
  comparison(
    "week",
    "hours",
    (f) => (isComparableWeek(f) && !f.week?.isRoundTheClock ? 0.3 + Math.min(0.3, differenceToTypical(f) / 2) : 0),
    [
      "In all it is open {weekHours} a week; {medianHours} is typical of the {withWeek} {peers} {here} with known hours.",
      "Over the week it is open for {weekHours}, {moreOrLess} than the {medianHours} that are typical of {peers} {here} with known hours.",
      "It is open {weekHours} a week, {moreOrLess} than the {medianHours} that are typical of the {withWeek} {peers} {here} with known hours.",
      "Its week has {weekHours}, {moreOrLess} than the typical {medianHours} of {peers} {here} whose hours we know.",
    ],
  ),
  comparison(
    "sunday-open",
    "hours",
    (f) =>
      isComparableOn(f, SUNDAY) && opensOn(f, SUNDAY) && openOn(f, SUNDAY) > 1
        ? 0.2 + 0.7 * (1 - shareOpen(f, SUNDAY))
        : 0,
    [
      "It opens on Sundays, like {openOnSundayCount} {peers} {here} with known Sunday hours, itself included.",
      "Counting it, {openOnSunday} {here} with known hours open on Sundays.",
      "On Sundays {openOnSunday} {here} with known hours open, and this is one of them.",
    ],
  ),
  comparison(
    "sunday-only",
    "hours",
    (f) => (isComparableOn(f, SUNDAY) && opensOn(f, SUNDAY) && openOn(f, SUNDAY) === 1 ? 0.95 : 0),
    [
      "Of the {knownOnSunday} {peers} {here} with known Sunday hours, it is the only one that opens on Sundays.",
      "On Sundays it stands alone: none of the other {peers} {here} with known Sunday hours is open then.",
      "Among {knownOnSunday} {peers} {here} with known Sunday hours, no other opens on Sundays.",
    ],
  ),
  // Its own hours of the day are in the timetable.
  comparison(
    "sunday-closed",
    "hours",
    (f) =>
      isComparableOn(f, SUNDAY) && isClosedOn(f, SUNDAY) && shareOpen(f, SUNDAY) > 0.1
        ? 0.15 + 0.4 * shareOpen(f, SUNDAY)
        : 0,
    [
      "On Sundays {openOnSunday} {here} with known hours {areOpenOnSunday}.",
      "For a Sunday there are others: {openOnSunday} {here} with known hours {areOpenOnSunday} then.",
      "Others do open on Sundays: {openOnSunday} {here} where the hours are known.",
    ],
    { isOfOthers: true },
  ),
  comparison(
    "sunday-names",
    "hours",
    (f) =>
      !f.isWorship && openOn(f, SUNDAY) > 0 && (isClosedOn(f, SUNDAY) || hasNoHours(f) || f.isClosedForNow) ? 0.45 : 0,
    [
      "For a Sunday, {somePeers} {somewhere} such as {openOnSundayNames} are open.",
      "{SomePeers} {somewhere} that open on Sundays include {openOnSundayNames}.",
      "If it has to be a Sunday, open {somePeers} {somewhere} include {openOnSundayNames}.",
      "On Sundays you can try {somePeers} {somewhere} such as {openOnSundayNames}.",
    ],
    { isOfOthers: true, unless: "near-sunday", needs: (f) => f.alternatives.openOnSunday.length > 0 },
  ),
  comparison(
    "saturday-open",
    "hours",
    (f) =>
      isComparableOn(f, SATURDAY) && opensOn(f, SATURDAY) && openOn(f, SATURDAY) > 1
        ? 0.1 + 0.5 * (1 - shareOpen(f, SATURDAY))
        : 0,
    [
      "It opens on Saturdays, like {openOnSaturdayCount} {peers} {here} with known Saturday hours, itself included.",
      "Counting it, {openOnSaturday} {here} with known hours open on Saturdays.",
      "On Saturdays {openOnSaturday} {here} with known hours open, and this is one of them.",
    ],
  ),
  comparison(
    "saturday-closed",
    "hours",
    (f) => (isComparableOn(f, SATURDAY) && isClosedOn(f, SATURDAY) ? 0.1 + 0.5 * shareOpen(f, SATURDAY) : 0),
    [
      "On Saturdays {openOnSaturday} {here} with known hours {areOpenOnSaturday}.",
      "As for Saturdays, {openOnSaturday} {here} with known hours {areOpenOnSaturday} then.",
    ],
    { isOfOthers: true },
  ),
  comparison(
    "service-hours",
    "hours",
    (f) => (f.isWorship && openOn(f, SUNDAY) > 0 && hasNoHours(f) ? 0.45 : 0),
    [
      "Sunday hours are known of {somePeers} {somewhere} such as {openOnSundayNames}.",
      "{SomePeers} {somewhere} whose Sunday hours we know include {openOnSundayNames}.",
      "We do know when {openOnSundayNames} {isOrAreSunday} open on Sundays, among other {somePeers} {somewhere}.",
    ],
    { isOfOthers: true, unless: "near-sunday", needs: (f) => f.alternatives.openOnSunday.length > 0 },
  ),
  comparison("late", "hours", (f) => (f.closesLaterThan === null || f.isWorship ? 0 : 0.8), [
    "It stays open until {latest} at the latest, longer than {closeEarlier} other {peers} {here} with known hours.",
    "Night owls may like its latest closing, {latest}: {closeEarlier} other {peers} {here} with known hours close earlier.",
    "Its latest closing is {latest}; {closeEarlier} other {peers} {here} with known hours are closed by then.",
  ]),
  comparison("early", "hours", (f) => (f.opensEarlierThan === null || f.isWorship ? 0 : 0.8), [
    "It opens as early as {earliest}, before {openLater} other {peers} {here} with known hours.",
    "Early risers can come from {earliest}: {openLater} other {peers} {here} with known hours start later.",
    "Its earliest opening is {earliest}; {openLater} other {peers} {here} with known hours open later.",
  ]),
  topic("longest-day", "hours", (f) => (f.week && f.week.longestDay !== null && !f.isWorship ? 0.25 : 0), [
    "{longestDay} is its longest day, with {longestHours}.",
    "Its longest day is {longestDay}, with {longestHours}.",
    "It is open longest on {longestDay}: {longestHours}.",
  ]),
  topic("no-hours", "hours", (f) => (hasNoHours(f) ? 0.7 : 0), [
    "We do not know its opening hours{askOnNumber}.",
    "Its opening hours are not known here{askOnNumber}.",
    "Nobody has told us yet when {name} is open{askOnNumber}.",
    "We have no opening hours for {name}{askOnNumber}.",
    "When it is open is not known here{askOnNumber}.",
  ]),
  contextTopic(
    "peers-sunday",
    "hours",
    (f) => (!f.week && isComparableOn(f, SUNDAY) ? 0.18 : 0),
    [
      "By the hours that we know, {openOnSunday} {here} {areOpenOnSunday} on Sundays.",
      "Where we know the Sunday hours, {openOnSunday} {here} {areOpenOnSunday}.",
    ],
    { isComparison: true },
  ),
  contextTopic(
    "peers-saturday",
    "hours",
    (f) => (!f.week && isComparableOn(f, SATURDAY) ? 0.15 : 0),
    [
      "By the hours that we know, {openOnSaturday} {here} {areOpenOnSaturday} on Saturdays.",
      "Where we know the Saturday hours, {openOnSaturday} {here} {areOpenOnSaturday}.",
    ],
    { isComparison: true },
  ),
  contextTopic(
    "peers-week",
    "hours",
    (f) => (!f.week && hasTypicalWeek(f) ? 0.14 : 0),
    [
      "A typical week among the {withWeek} {peers} {here} with known hours is {medianHours}.",
      "{Peers} {here} with known hours are typically open {medianHours} a week.",
      "The {withWeek} {peers} {here} whose hours we know are typically open {medianHours} a week.",
    ],
    { isComparison: true },
  ),
  contextTopic(
    "always-open-names",
    "hours",
    (f) => (!f.isWorship && f.group.named().openAlways.length > 0 && !f.week?.isRoundTheClock ? 0.15 : 0),
    [
      "At any hour, {somePeers} {somewhere} such as {openAlwaysNames} are listed as open.",
      "{SomePeers} {somewhere} that are listed as open round the clock include {openAlwaysNames}.",
      "In the middle of the night, try {somePeers} such as {openAlwaysNames}, listed as open round the clock.",
    ],
    { isComparison: true, needs: (f) => f.alternatives.openAlways.length > 0 },
  ),
];
