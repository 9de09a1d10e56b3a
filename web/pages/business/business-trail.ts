import type { Business } from "#contract/business";
import { categoryLink } from "#domain/category-link";
import { cityUrl, homeUrl } from "#domain/page-url";
import type { Trail } from "../../public-page.ts";

export function businessTrail({ name, city, category }: Pick<Business, "name" | "city" | "category">): Trail {
  const steps = [
    { label: "Home", href: homeUrl },
    ...(city === "" ? [] : [{ label: city, href: cityUrl(city) }]),
    { label: category, href: categoryLink(category) },
  ];
  return { steps, current: name };
}
