/** Wordings of the first sentence: what the business is and where. */
export const openingSentences: readonly string[] = [
  "{name} is {aKind}{onStreetInPlace}.",
  "If you are looking for {aKind}{inPlace}, there is {name}{onItsStreet}.",
  "This page is about {name}, {aKind}{onStreetInPlace}.",
  "{name} is one of the {kinds}{inPlace}{youFindItOnStreet}.",
  "{name} is listed as {aKind}{onStreetInPlace}.",
  "{AKind}{onStreetInPlace}: that is {name}.",
  "Here is what the directory knows of {name}, {aKind}{onStreetInPlace}.",
  "The entry for {name} describes {aKind}{onStreetInPlace}.",
];
