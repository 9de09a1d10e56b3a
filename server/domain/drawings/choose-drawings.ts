import type { Business, CategoryGroup, CategorySummary, DrawnCategory } from "../../contract/business.ts";
import { pictureHash } from "../social-card/picture-hash.ts";
import { memoizeByCode } from "../text/memoize.ts";
import { drawingKind } from "./drawing-kind.ts";
import { KINDS } from "./kinds-data.ts";
import { type Parts, partsOf, VARIANTS } from "./variant.ts";

type DrawableBusiness = Pick<Business, "name" | "category" | "group" | "businessStatus" | "comesToCustomers">;

/** Number of preceding businesses from which a drawing must differ: in two columns a card has three neighbours. */
const NEIGHBOURS = 3;
/** Maximum number of categories with drawings: no page shows more, and thousands would take a second. */
const MAX_CATEGORY_DRAWINGS = 50;
const STILL_PLACES = new Set(["van", "park", "church", "mosque", "temple", "synagogue"]);

const kindOfBusiness = memoizeByCode((group, category) => drawingKind(category, group as CategoryGroup));

/** Returns the name of the drawing that a business has on its own page. */
export function ownDrawing(business: DrawableBusiness): string {
  return nameOf(business, ownVariant(business));
}

/**
 * Adds the name of a drawing to each business of a list. Neighbours differ in colour, wall and shape, so a business in a list may have another
 * drawing than on its own page. Equal lists have equal drawings.
 */
export function withDrawings<Listed extends DrawableBusiness>(
  businesses: readonly Listed[],
): (Listed & { drawing: string })[] {
  const before: Parts[] = [];
  return businesses.map((business) => {
    let variant = ownVariant(business);
    for (
      let tries = 1;
      tries < VARIANTS && !before.every((parts, index) => differ(partsOf(variant), parts, index));
      tries++
    )
      variant = (variant + 1) % VARIANTS;
    before.unshift(partsOf(variant));
    if (before.length > NEIGHBOURS) before.pop();
    return { ...business, drawing: nameOf(business, variant) };
  });
}

/** Adds drawings to the commonest categories of a list. */
export function withCategoryDrawings(categories: readonly CategorySummary[]): DrawnCategory[] {
  const withDrawing = withDrawings(categories.slice(0, MAX_CATEGORY_DRAWINGS).map(asBusiness));
  return categories.map((summary, index) => {
    const drawing = withDrawing[index]?.drawing;
    return drawing === undefined ? summary : { ...summary, drawing };
  });
}

function asBusiness({ category, group }: CategorySummary): DrawableBusiness {
  return { name: category, category, group, businessStatus: "OPERATIONAL", comesToCustomers: false };
}

/** Tells whether a drawing differs enough from a neighbour's; `index` 0 is the nearest one. */
function differ(parts: Parts, other: Parts, index: number): boolean {
  const isOtherShape = parts.roof !== other.roof && (index > 0 || parts.awning !== other.awning);
  return isOtherShape && parts.hue !== other.hue && parts.wall !== other.wall;
}

function ownVariant({ name }: DrawableBusiness): number {
  return (pictureHash(name) >>> 8) % VARIANTS;
}

function nameOf({ category, group, businessStatus, comesToCustomers }: DrawableBusiness, variant: number): string {
  const kind = kindOfBusiness(group, category);
  const [body = ""] = KINDS[kind].split(" ");
  const van = comesToCustomers && !STILL_PLACES.has(body) ? "-van" : "";
  return `${kind}-${variant}${van}${businessStatus === "CLOSED_PERMANENTLY" ? "-closed" : ""}`;
}
