/** Days of `openAt`. `weekend` is Saturday or Sunday. */
export const OPEN_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun", "weekend", "today", "tomorrow"] as const;
export type OpenDay = (typeof OPEN_DAYS)[number];

/** Parts of a day, `late` being after midnight of its night. */
export const DAY_PARTS = ["morning", "afternoon", "evening", "night", "late"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const DAY = OPEN_DAYS.join("|");
const TIME = `${DAY_PARTS.join("|")}|(?:[01]\\d|2[0-3]):[0-5]\\d`;

/** Matches a day, a time or both: `sun`, `22:00`, `sat-22:00`, `fri-late`. */
export const OPEN_AT = new RegExp(`^(?:(?<day>${DAY})(?:-(?<dayTime>${TIME}))?|(?<time>${TIME}))$`);
