import { askedText } from "../../list-address.ts";
import type { PageLocation } from "../../public-page.ts";

export function askedFor({ search }: PageLocation): { q: string; location: string } {
  return { q: askedText(search, "q"), location: askedText(search, "location") };
}
