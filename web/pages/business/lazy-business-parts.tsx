import type { ComponentProps } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import type { MoreFacts } from "./contact/more-facts.tsx";
import type { EmbedSection } from "./embed-section.tsx";
import type { OffersSection } from "./offers/offers-section.tsx";
import type { OwnFieldsSection } from "./own-fields-section.tsx";
import type { StarBars } from "./star-bars.tsx";

const SOURCE = "web/pages/business/business-parts.ts";
const importParts = () => import("./business-parts.ts");

/** Shows an `OffersSection`. */
export const lazyOffers = lazyComponent<ComponentProps<typeof OffersSection>>(SOURCE, () =>
  importParts().then(({ OffersSection }) => ({ Component: OffersSection })),
);

/** Shows `StarBars`. */
export const lazyStarBars = lazyComponent<ComponentProps<typeof StarBars>>(SOURCE, () =>
  importParts().then(({ StarBars }) => ({ Component: StarBars })),
);

/** Shows an `OwnFieldsSection`. */
export const lazyOwnFields = lazyComponent<ComponentProps<typeof OwnFieldsSection>>(SOURCE, () =>
  importParts().then(({ OwnFieldsSection }) => ({ Component: OwnFieldsSection })),
);

/** Shows an `EmbedSection`. */
export const lazyEmbed = lazyComponent<ComponentProps<typeof EmbedSection>>(SOURCE, () =>
  importParts().then(({ EmbedSection }) => ({ Component: EmbedSection })),
);

/** Shows `MoreFacts`. */
export const lazyMoreFacts = lazyComponent<ComponentProps<typeof MoreFacts>>(SOURCE, () =>
  importParts().then(({ MoreFacts }) => ({ Component: MoreFacts })),
);
