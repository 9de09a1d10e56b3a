import type { Rule, RulePreview } from "#contract/rules";
import { isInScope, ruleScope } from "#domain/rules/rule-scope";
import { regionName } from "#domain/rules/rule-subject";
import { counted } from "#domain/text/count-label";

type Places = RulePreview["places"];

/** Possible scope of a city rule. */
export interface ScopeChoice {
  scope: Pick<Rule, "state" | "country">;
  /** Number of the city's businesses in this scope: a state without a country is that state in any country. */
  businesses: number;
}

/** Maximum number of listed places; others can be typed. */
const MAX_PLACES = 12;

/** Lists the places of a city to choose from, largest first; the last choice is all of them. */
export function scopeChoices(places: Places): ScopeChoice[] {
  const choices = new Map<string, ScopeChoice>();
  for (const { state, country } of places.slice(0, MAX_PLACES)) {
    const { stateKey, countryKey } = ruleScope({ state, country });
    if (stateKey === "" && countryKey === "") continue;
    const businesses = sum(places.filter((place) => isInScope(place, { stateKey, countryKey })));
    choices.set(`${stateKey}\n${countryKey}`, { scope: { state, country }, businesses });
  }
  return [...choices.values(), { scope: { state: "", country: "" }, businesses: sum(places) }];
}

/** Says in sentences which businesses only the choice “all” covers. */
export function unlistedPlaces(places: Places): string[] {
  const namelessCount = sum(places.filter((place) => regionName(place) === ""));
  const furtherPlaces = places.slice(MAX_PLACES).filter((place) => regionName(place) !== "");
  return [
    ...(namelessCount > 0
      ? [
          `${counted(namelessCount, "business has", "businesses have")} neither a state nor a country: only a rule for all of them changes ${namelessCount === 1 ? "it" : "them"}.`,
        ]
      : []),
    ...(furtherPlaces.length > 0
      ? [
          `${counted(furtherPlaces.length, "more place is", "more places are")} not in this list, with ${counted(sum(furtherPlaces), "business", "businesses")}: type its state or country into the rule.`,
        ]
      : []),
  ];
}

function sum(places: Places): number {
  return places.reduce((total, { businesses }) => total + businesses, 0);
}
