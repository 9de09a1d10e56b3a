import type { LocalBusiness as AnyLocalBusiness, LocalBusinessLeaf } from "schema-dts";

/** LocalBusiness, or a kind of it that schema.org's vocabulary holds. */
export type LocalBusinessType = Exclude<AnyLocalBusiness, string>["@type"];

/** A business of any of these kinds, with the properties that all of them have. */
export type LocalBusinessNode = Omit<LocalBusinessLeaf, "@type"> & { "@type": LocalBusinessType };
