import type { DetailedBusiness } from "#contract/business";
import { categoryUrl, cityUrl, homeUrl } from "#domain/publishing/page-url";
import type { Trail } from "../../navigation/public-page.ts";

type Placed = Pick<DetailedBusiness, "name" | "city" | "category" | "categorySlug">;

export function businessTrail({ name, city, category, categorySlug }: Placed): Trail {
  const steps = [
    { label: "Home", href: homeUrl },
    ...(city === "" ? [] : [{ label: city, href: cityUrl(city) }]),
    { label: category, href: categoryUrl(categorySlug) },
  ];
  return { steps, current: name };
}
