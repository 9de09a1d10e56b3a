import { foldKey, foldText } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";

/**
 * Identity of a city in links and lists: its folded name with punctuation as spaces, equal for "Winston-Salem" and "winston salem". "" for
 * a blank name.
 */
export const cityKey = memoize((name) => foldKey(foldText(name).replace(/[-.',/]+/g, " ")));
