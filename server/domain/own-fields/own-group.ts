/** Begins the group of an attribute that is a value of an own field; its key follows. Groups of other attributes are names. */
export const OWN_GROUP = "own:";

/** Returns the key of the own field of such a group; undefined for any other group. */
export function ownKeyOfGroup(group: string): string | undefined {
  return group.startsWith(OWN_GROUP) ? group.slice(OWN_GROUP.length) : undefined;
}
