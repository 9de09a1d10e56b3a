import "../../lazy/shared-list-modules.ts";

/** The pages with lists of businesses, which share nearly all their code: one chunk is smaller than many small ones. */
export { categoryPage } from "./category-page.tsx";
export { cityPage } from "./city-page.tsx";
export { kindInCityPage } from "./kind-in-city-page.tsx";
