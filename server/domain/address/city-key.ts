import { foldText } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";

/**
 * What a city is known by in links and lists: its folded name with hyphens, dots and apostrophes as spaces, so that
 * "Winston-Salem", "winston salem" and "St. Louis", "st louis" meet. "" for a blank name.
 */
export const cityKey = memoize((name) => foldText(foldText(name).replace(/[-.',/]+/g, " ")));
