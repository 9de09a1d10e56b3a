import { fnv1a } from "../text/fnv1a.ts";

/** Chooses one of several pictures for a name, ignoring case and always the same. */
export function pictureHash(name: string, start?: number): number {
  return fnv1a(name.toLowerCase(), start);
}
