import type { LocalBusiness as AnyLocalBusiness, FoodEstablishmentLeaf, LocalBusinessLeaf } from "schema-dts";

/** LocalBusiness, or one of its subtypes in schema.org's vocabulary. */
export type LocalBusinessType = Exclude<AnyLocalBusiness, string>["@type"];

/** A business of any of these types, with the properties that they share. */
export type LocalBusinessNode = Omit<LocalBusinessLeaf, "@type"> &
  Pick<FoodEstablishmentLeaf, "hasMenu"> & { "@type": LocalBusinessType };
