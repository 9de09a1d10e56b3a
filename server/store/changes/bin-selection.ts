import type { BinSelection } from "../port/changes.ts";

/** Tells whether businesses leave the recycle bin because their time is over, and not because somebody chose to. */
export function isExpiry(selection: BinSelection): boolean {
  return "before" in selection && selection.isExpiry === true;
}
