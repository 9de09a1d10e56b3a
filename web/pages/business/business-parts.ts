import "../../lazy/shared-modules.ts";

/** Parts of the page of a business that are loaded after it, in one chunk. */
export { MoreFacts } from "./contact/more-facts.tsx";
export { EmbedSection } from "./embed-section.tsx";
export { OffersSection } from "./offers/offers-section.tsx";
export { OwnFieldsSection } from "./own-fields-section.tsx";
export { StarBars } from "./star-bars.tsx";
