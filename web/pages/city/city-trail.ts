import { citiesUrl, homeUrl } from "#domain/publishing/page-url";
import type { Trail } from "../../navigation/public-page.ts";

const STEPS = [
  { label: "Home", href: homeUrl },
  { label: "Cities", href: citiesUrl() },
];

export function cityTrail({ name }: { name: string }): Trail {
  return { steps: STEPS, current: name };
}
