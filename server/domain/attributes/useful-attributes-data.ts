import type { CategoryGroup } from "../../contract/business.ts";

/** Attributes by which visitors choose a business of each group: slugs separated by spaces, the most useful first. */
export const USEFUL_ATTRIBUTES: Readonly<Record<CategoryGroup, string>> = {
  restaurants: `outdoor-seating delivery takeout vegetarian-options vegan-options accepts-reservations wheelchair-accessible-entrance dogs-allowed
    high-chairs kids-menu parking live-music romantic good-for-kids halal-food gluten-free-options breakfast brunch free-wi-fi wi-fi rooftop-seating
    all-you-can-eat private-dining-room credit-cards`,
  healthcare: `wheelchair-accessible-entrance accepting-new-patients online-appointments wheelchair-accessible-restroom parking appointment-required
    walk-ins-welcome comes-to-you wheelchair-accessible-parking good-for-kids lgbtq-friendly women-owned gender-neutral-restroom credit-cards restroom`,
  "auto-services": `online-appointments appointment-required walk-ins-welcome same-day-delivery comes-to-you on-site-services online-estimates wheelchair-accessible-entrance
    restroom wi-fi parking credit-cards repair-services`,
  "beauty-wellness": `online-appointments walk-ins-welcome appointment-required wheelchair-accessible-entrance good-for-kids parking women-owned comes-to-you
    wi-fi restroom lgbtq-friendly gender-neutral-restroom credit-cards`,
  "home-services": `comes-to-you online-estimates on-site-services repair-services same-day-delivery delivery online-appointments appointment-required
    women-owned small-business wheelchair-accessible-entrance credit-cards`,
  "professional-services": `online-appointments appointment-required walk-ins-welcome on-site-services wheelchair-accessible-entrance parking women-owned
    lgbtq-friendly online-estimates wheelchair-accessible-restroom restroom credit-cards`,
  education: `good-for-kids online-classes wheelchair-accessible-entrance wheelchair-accessible-restroom parking on-site-services restroom
    wheelchair-accessible-parking appointment-required lgbtq-friendly women-owned gender-neutral-restroom`,
  entertainment: `good-for-kids wheelchair-accessible-entrance live-music outdoor-seating dogs-allowed family-friendly parking restroom live-performances
    karaoke dancing bar-on-site wheelchair-accessible-restroom playground pool free-wi-fi wi-fi`,
  shopping: `in-store-shopping delivery in-store-pickup curbside-pickup wheelchair-accessible-entrance same-day-delivery parking wheelchair-accessible-parking
    dogs-allowed good-for-kids women-owned small-business restroom credit-cards`,
  "hotels-travel": `wheelchair-accessible-entrance parking dogs-allowed free-wi-fi wi-fi pool good-for-kids breakfast bar-on-site wheelchair-accessible-parking
    outdoor-seating restroom credit-cards`,
  "public-community": `wheelchair-accessible-entrance wheelchair-accessible-parking parking good-for-kids restroom wheelchair-accessible-restroom family-friendly
    live-music lgbtq-friendly online-appointments`,
  "pets-animals": `online-appointments appointment-required walk-ins-welcome comes-to-you delivery in-store-pickup in-store-shopping same-day-delivery
    wheelchair-accessible-entrance parking dogs-allowed women-owned credit-cards`,
  other: `wheelchair-accessible-entrance delivery in-store-pickup in-store-shopping curbside-pickup parking good-for-kids dogs-allowed
    wheelchair-accessible-restroom outdoor-seating online-appointments wheelchair-accessible-parking same-day-delivery restroom credit-cards`,
};
