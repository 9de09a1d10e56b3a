import type { Database } from "better-sqlite3";
import type { CategoryGroup } from "#contract/business";
import {
  type GroupRule,
  groupsByKind,
  type KindRules,
  type KindTarget,
  kindRulesOf,
} from "#domain/categories/kind-rules";
import { openCategoryNames } from "./category-names.ts";

/** Reads the administrator's rules of kinds and of their groups. */
export function openGroupRules(db: Database) {
  const selectGroups = db.prepare<[], GroupRule>(
    "SELECT from_key AS key, to_name AS 'to' FROM rules WHERE kind = 'category' ORDER BY id",
  );
  const selectKindTargets = db.prepare<[], KindTarget>(
    "SELECT from_key AS key, own_to_name AS 'to' FROM rules WHERE kind = 'kind' ORDER BY id",
  );
  const names = openCategoryNames(db);

  /** Returns the targets of kinds: those that rows prove, then those of rules, which win. */
  const kindTargets = (): KindTarget[] => [...names.proven(), ...selectKindTargets.all()];
  const kindRules = (): KindRules => kindRulesOf(kindTargets());

  return {
    kindTargets,
    kindRules,
    groupRules: () => selectGroups.all(),
    groupsByKind: (): ReadonlyMap<string, CategoryGroup> => groupsByKind(selectGroups.all(), kindRules()),
  };
}
