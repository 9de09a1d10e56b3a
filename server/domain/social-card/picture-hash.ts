import { fnv1a } from "../text/fnv1a.ts";

/** Chooses which of several pictures a name gets, in any case and always the same. */
export function pictureHash(name: string, start?: number): number {
  return fnv1a(name.toLowerCase(), start);
}
