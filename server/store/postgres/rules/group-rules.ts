import type { CategoryGroup } from "#contract/business";
import { type GroupRule, groupsByKind, type KindTarget, kindRulesOf } from "#domain/categories/kind-rules";
import type { Transaction } from "../connection/transaction.ts";

/** Reads the administrator's rules of kinds and of their groups. */
export const groupRules = {
  all: (tx: Transaction) =>
    tx.rows<GroupRule>(`SELECT from_key AS key, to_name AS "to" FROM rules WHERE kind = 'category' ORDER BY id`),

  /** Returns the targets of kinds: those that rows prove, then those of rules, which win. */
  kindTargets: (tx: Transaction): Promise<KindTarget[]> =>
    tx.rows<KindTarget>(
      `SELECT key, "to" FROM (
         SELECT slug AS key, kind AS "to", 0 AS id FROM category_names WHERE kind IS NOT NULL
         UNION ALL SELECT from_key, own_to_name, id FROM rules WHERE kind = 'kind'
       ) targets ORDER BY id, key`,
    ),

  kindRules: async (tx: Transaction) => kindRulesOf(await groupRules.kindTargets(tx)),

  groupsByKind: async (tx: Transaction): Promise<ReadonlyMap<string, CategoryGroup>> =>
    groupsByKind(await groupRules.all(tx), await groupRules.kindRules(tx)),
};
