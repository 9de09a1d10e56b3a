import type { DescribedBusiness } from "../described-business.ts";
import { hasDeliveryLink } from "../facts/contact-facts.ts";
import { hasServiceTimes } from "../facts/hours/other-hours.ts";
import { areLikeServices } from "../facts/hours/service-hours.ts";

/** Matches other hours at which a service can be seen from home. */
const ONLINE_SERVICE = /online|stream/i;
/** Matches links to a first class. */
const TRIAL = /trial|free[-_ ]?(?:class|lesson|intro)|try[-_ ]?(?:us|out|a[-_ ]?class)/i;
const CHECK_IN = /^check-? ?in\b/i;
const CHECK_OUT = /^check-? ?out\b/i;

type Field = "bookingLink" | "orderLink" | "reservationLink" | "website";
const linksOf = (business: Pick<DescribedBusiness, Field>) =>
  [business.bookingLink, business.orderLink, business.reservationLink, business.website].join(" ");
const hasAttribute = ({ attributes }: DescribedBusiness, name: RegExp) =>
  Object.values(attributes).some((values) => Object.keys(values).some((key) => name.test(key)));

/** Questions and tips that a fact of the record makes idle, beside attributes and opening hours. */
export const ANSWERS: readonly { text: RegExp; isKnown: (business: DescribedBusiness) => boolean }[] = [
  {
    text: /when services are held/,
    isKnown: (business) => hasServiceTimes(business) || areLikeServices(business.openingHours),
  },
  {
    text: /services? (?:can be followed )?online|service online/,
    isKnown: ({ otherHours }) => Object.keys(otherHours).some((kind) => ONLINE_SERVICE.test(kind)),
  },
  { text: /when you can check in/, isKnown: (business) => hasAttribute(business, CHECK_IN) },
  { text: /out of the room/, isKnown: (business) => hasAttribute(business, CHECK_OUT) },
  {
    text: /first class is free|trial|try a class|class first/i,
    isKnown: (business) => TRIAL.test(`${linksOf(business)} ${business.description ?? ""}`),
  },
  {
    text: /need a reservation|table can be reserved/,
    isKnown: ({ reservationLink, bookingLink }) => Boolean(reservationLink ?? bookingLink),
  },
  {
    text: /an appointment\b|arrange a time/,
    isKnown: ({ bookingLink, reservationLink }) => Boolean(bookingLink ?? reservationLink),
  },
  { text: /whether they deliver/, isKnown: hasDeliveryLink },
  {
    text: /what it (?:will )?costs?\b|what a month costs|what a first meeting costs|what a ticket costs/i,
    isKnown: ({ priceLevel, priceRange }) => priceLevel !== null || Boolean(priceRange),
  },
];
