import { cityKey } from "#domain/address/city-key";
import type { BusinessInsert } from "#domain/business/business-keys";
import {
  applyRules,
  type BusinessAfterRules,
  isLineComposed,
  NO_RULES,
  type RuleSet,
  renameCity,
} from "#domain/rules/rules";
import type { CityRenaming } from "./city-renaming.ts";

/** Records the cities of businesses before rules moved them. */
interface Journal {
  renamingOf(businessId: number): CityRenaming | undefined;
  /** Stores the record of the business; `isReplacement` means that it has one. */
  set(businessId: number, renaming: CityRenaming, isReplacement: boolean): void;
  forget(businessId: number): void;
}

interface CityWrite {
  beforeRules: BusinessInsert;
  afterRules: BusinessAfterRules;
  /** The stored city; undefined for a new business. */
  storedCity?: string;
  /** The city was edited by hand. */
  isEdited?: boolean;
  /** Times of the last change and of this one, in milliseconds; absent for an import. */
  times?: { previousAt: number; changedAt: number };
}

export type RuleApplication = Omit<ReturnType<typeof createRuleApplication>, "refresh">;

/** Applies the administrator's rules to written businesses, and records their original cities. Call `refresh` first. */
export function createRuleApplication(journal: Journal) {
  let ruleSet = NO_RULES;
  let hasJournal = false;
  let citiesOfRules: ReadonlySet<string> = new Set();

  function record(id: number, write: CityWrite) {
    const { beforeRules, afterRules, storedCity, isEdited = false, times } = write;
    if (afterRules.ruleIds.length === 0) return;
    const renaming = hasJournal ? journal.renamingOf(id) : undefined;
    const renamedCity = afterRules.business.city;
    hasJournal = true;
    if (renaming?.renamedCity === beforeRules.city) {
      const ruleIds = [...new Set([...renaming.ruleIds, ...afterRules.ruleIds])];
      journal.set(id, { ...renaming, ruleIds, renamedCity, ...laterTimes(renaming, times) }, true);
      return;
    }
    const isSame = renaming?.renamedCity === renamedCity && cityKey(renaming.city) === cityKey(beforeRules.city);
    if (isSame && storedCity === renamedCity) return;
    const { previousAt = null, changedAt = null } = times ?? {};
    const hasNewLine = isLineComposed(beforeRules) && beforeRules.fullAddress !== afterRules.business.fullAddress;
    const { ruleIds } = afterRules;
    journal.set(
      id,
      { ruleIds, city: beforeRules.city, renamedCity, isLineComposed: hasNewLine, isEdited, previousAt, changedAt },
      renaming !== undefined,
    );
  }

  return {
    /** Sets the rules at the beginning of a transaction. */
    refresh(rules: RuleSet, hasRecords: boolean) {
      ruleSet = rules;
      hasJournal = hasRecords;
      citiesOfRules = new Set([...ruleSet.cities.values()].flat().map(({ to }) => to));
    },
    /** Tells whether a rule gave this name to a city. */
    isCityOfRule: (name: string) => citiesOfRules.has(name),
    apply: (business: BusinessInsert): BusinessAfterRules => applyRules(business, ruleSet),
    /** Applies only the rules of categories, to a business whose city an administrator chose. */
    applyGroups: (business: BusinessInsert) => applyRules(business, { ...ruleSet, cities: NO_RULES.cities }).business,
    record,
    /** Forgets the record of a business if an import now names the city that a rule had given it. */
    confirm(id: number, { city }: BusinessInsert, { ruleIds }: BusinessAfterRules) {
      if (!hasJournal || ruleIds.length > 0 || !citiesOfRules.has(city)) return;
      if (journal.renamingOf(id)?.renamedCity === city) journal.forget(id);
    },
    /**
     * Returns the business before any rule, with its record. It is unchanged if no rule moved it or its city was changed since. `isEdited`
     * means that its city is marked as edited by hand.
     */
    origin(
      id: number,
      business: BusinessInsert,
      isEdited: boolean,
    ): { beforeRules: BusinessInsert; renaming?: CityRenaming } {
      const renaming = hasJournal ? journal.renamingOf(id) : undefined;
      if (renaming === undefined || renaming.renamedCity !== business.city || (isEdited && !renaming.isEdited))
        return { beforeRules: business };
      const composesLine = renaming.isLineComposed && isLineComposed(business);
      return { beforeRules: renameCity(business, renaming.city, composesLine), renaming };
    },
    /** The city of a business before any rule; undefined if no rule moved it. */
    cityBefore: (id: number): string | undefined => (hasJournal ? journal.renamingOf(id)?.city : undefined),
    /** Removes the record of a business that no longer exists. */
    forget(id: number) {
      if (hasJournal) journal.forget(id);
    },
    /** Detaches the business from a rule. */
    detach(ruleId: number, id: number) {
      const renaming = hasJournal ? journal.renamingOf(id) : undefined;
      if (renaming === undefined || !renaming.ruleIds.includes(ruleId)) return;
      const ruleIds = renaming.ruleIds.filter((other) => other !== ruleId);
      if (ruleIds.length === 0) journal.forget(id);
      else journal.set(id, { ...renaming, ruleIds }, true);
    },
    /** Updates the record after other rules moved the business from the same city, or no rule applies any more. */
    move(id: number, renaming: CityRenaming, { business, ruleIds }: BusinessAfterRules, times?: CityWrite["times"]) {
      if (ruleIds.length === 0) journal.forget(id);
      else journal.set(id, { ...renaming, ruleIds, renamedCity: business.city, ...laterTimes(renaming, times) }, true);
    },
  };
}

/** Keeps the time before the first rule, unless something other than rules has changed the business. */
function laterTimes({ previousAt, changedAt }: CityRenaming, times: CityWrite["times"]) {
  if (times === undefined) return { previousAt, changedAt };
  return changedAt === times.previousAt
    ? { previousAt, changedAt: times.changedAt }
    : { previousAt: null, changedAt: null };
}
