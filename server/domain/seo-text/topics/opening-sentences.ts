/** Wordings of the first sentence: what the business is and where. */
export const openingSentences: readonly string[] = [
  "{name} {isAKind}{onStreetInPlace}.",
  "{name}{onItsStreet} {isAKind}{inPlace}.",
  "{InPlaceFirst}{name} {isAKind}{onItsStreet}.",
  "{AKind}{onStreetInPlace}: {name}.",
  "{name}, {aKind}{onStreetInPlace}.",
];
