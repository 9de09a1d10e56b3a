import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import type { Premises } from "./premises.ts";

/** Matches texts that need a telephone number. */
const NEEDS_PHONE = /\b(?:calls?|(?<!your )phone)\b/i;
/** Texts that match an expression are left out without this premise. */
export const NEEDS: readonly (readonly [text: RegExp, need: keyof Premises])[] = [
  [NEEDS_PHONE, "hasPhone"],
  [
    /\b(?:let (?:them|somebody) know|(?:so|to|you) book|you should order|order (?:a few|two or three) days|wedding or a funeral)\b/i,
    "isReachable",
  ],
  [/\bwebsite\b|\bown pages\b|themselves online/i, "hasPages"],
  [/\breviews, |\breviews are worth\b/i, "hasReviews"],
  [/\bservice times can change\b|\bextra services\b|\bservices may be moved\b/i, "hasTimes"],
  [/\b(?:tables?|sit|seats?|seat together|reservation)\b/i, "hasSeats"],
  [
    /\b(?:last (?:bus|round)|pay to get in|when there is music|birthday|call first|larger group|put (?:it|something) aside|bring your own cake|show games|quiet evening|early in the evening|keep a corner|there is music|many of you, call|driving|a minimum|it is full|tables are taken|early dinner|busy evening|short lunch|hour for lunch)\b/i,
    "isLandside",
  ],
  [/\bdeparture boards\b|\bto your gate\b|\bSome gates\b/, "isAirside"],
  [/\bpark\b/i, "isDestination"],
  [
    /\b(?:dish(?:es)?|menu)\b|to go\b|portions|what they (?:make most|would order)|takes orders|what is good that day/i,
    "hasChoice",
  ],
  [/private customers|minimum order|part number|exact name or number|old part|replacing a part/, "isForBusinesses"],
  [/\bgluten\b|\bno meat\b|what sells best|known for/, "isOneKitchen"],
  [
    /\bmade\b|\bmake (?:something for|what you)|on (?:which|a certain) days?|next day\b|fresh that day|gone by noon|they like best themselves|sit down there|for guests|For a party/,
    "makesFood",
  ],
  [/\bno meat\b|several people/, "hasDishes"],
  [
    /\bgift|\bpresent\b|\bwrap\b|Christmas|somebody else|a Saturday|between two things|make up your mind|what you want to spend|who it is for|know somebody who|neighbors? or|Reviews are worth/i,
    "isRetail",
  ],
  [
    /\bpark(?:ing)?\b|\bentrance|\bstairs\b|\bsteps\b|\belevator|find the door|which door|set out\b|before you go\b|you leave\b|\bdrive\b|\btrip\b|on the shelf|\bmap\b|come by\b|come (?:late|early)|quiet hour|\bline\b|toilet|least busy|been there|known? (?:the area|somebody who has)|show you around|closing\b|before they close|sit (?:down|outside)|load the car|by bus|stroller|on the spot|your visit\b/i,
    "hasDoor",
  ],
  [/\bhad plans there\b|\bnote on the door\b/i, "isVisited"],
  [/\bchildren can have smaller|half portions\b/, "hasFamilies"],
  [/\bsit outside\b/i, "isOutdoors"],
  [/\b(?:reservation|book|birthday|more than six|large a party|guests can park|a dog)\b/i, "takesBookings"],
];

/** A time of the day or week that a sentence is about. */
export interface ToldTime {
  text: RegExp;
  /** Minutes of the day, of the weekdays counted from Monday. */
  from: number;
  to: number;
  days: readonly number[];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Sentences about a time at which the business is closed are left out. */
export const TIMES: readonly ToldTime[] = [
  { text: /\b(?:evenings?|dinner|nights?|after ten)\b/i, from: 19 * 60, to: 24 * 60, days: EVERY_DAY },
  { text: /\blast (?:bus|round)\b/i, from: 22 * 60, to: 26 * 60, days: EVERY_DAY },
  { text: /\b(?:lunch|noon)\b/i, from: 12 * 60, to: 13 * 60, days: [0, 1, 2, 3, 4] },
  {
    text: /\b(?:mornings?|early in the day)\b/i,
    from: 6 * 60,
    to: 11.5 * 60,
    days: [0, 1, 2, 3, 4, 5],
  },
  { text: /\bafternoons?\b/i, from: 14 * 60, to: 17 * 60, days: EVERY_DAY },
  { text: /\bweekdays?\b/i, from: 0, to: 24 * 60, days: [0, 1, 2, 3, 4] },
  { text: /\bweekends?\b/i, from: 0, to: 24 * 60, days: [5, 6] },
  ...WEEKDAYS.map((day, index) => ({ text: new RegExp(`\\b${day}s?\\b`), from: 0, to: 24 * 60, days: [index] })),
];
