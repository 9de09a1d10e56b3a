import { AREA_CODES, CANADIAN_AREA_CODES } from "./area-codes-data.ts";

/** Matches a number as North Americans write it: "(603) 555-0141", "603.555.0141"; "603 555 0141" is an Italian mobile too. */
const NATIONAL =
  /^[^\d+(]{0,12}(?:1[-. ])?(?:\(([2-9]\d\d)\)[-. ]{0,2}[2-9]\d\d[-. ]\d{4}|([2-9]\d\d)([-.])[2-9]\d\d\3\d{4})(?!\d)/;

const statesByAreaCode = new Map<string, string[]>();
for (const [state, codes] of [...Object.entries(AREA_CODES), ...Object.entries(CANADIAN_AREA_CODES)]) {
  for (const code of codes.split(" ")) statesByAreaCode.set(code, [...(statesByAreaCode.get(code) ?? []), state]);
}

/**
 * Returns the states or provinces of the area code of a number that North Americans wrote without their calling code; none for other
 * numbers, and for those that belong to no place.
 */
export function statesOfNationalNumber(phone: string): readonly string[] {
  const match = NATIONAL.exec(phone);
  return match === null ? [] : (statesByAreaCode.get((match[1] ?? match[2]) as string) ?? []);
}

/** Returns the states or provinces of the area code of a number in E.164; none for other numbers, and for those that belong to no place. */
export function statesOfNumber(phoneE164: string): readonly string[] {
  const areaCode = /^\+1(\d{3})\d{7}/.exec(phoneE164)?.[1];
  return areaCode === undefined ? [] : (statesByAreaCode.get(areaCode) ?? []);
}
