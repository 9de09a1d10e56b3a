import { comesToHomes, servesFoodOrDrink } from "../advice/visit-kind.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { hasKnownHours } from "../facts/hours/other-hours.ts";
import { isFindable, isPostBox } from "../phrases/street.ts";
import { websiteName } from "../phrases/website-name.ts";
import { ESSENTIAL, type Topic, topic } from "./topic.ts";

const hasDoor = ({ business: { address }, comesToYou }: BusinessFacts) => isFindable(address) && !comesToYou;
const hasSite = ({ business: { website } }: BusinessFacts) => websiteName(website) !== undefined;
const hasPhone = ({ business: { phone } }: BusinessFacts) => Boolean(phone);
const needsHours = (f: BusinessFacts) => !hasKnownHours(f.business) && !f.isClosedForNow && hasPhone(f);

/** A place with tables may have its address hidden rather than none, so that only its listing says that it comes to its customers. */
const isHiddenPlace = ({ comesToYou, visit }: BusinessFacts) => comesToYou && servesFoodOrDrink(visit);

/** Nobody calls a hotel or a park for its hours. */
const hasCallers = ({ isWorship, visit }: BusinessFacts) =>
  !isWorship && visit !== "worship" && !comesToHomes(visit) && visit !== "stay" && visit !== "outdoors";

/** Topics on where a business is, and how to reach it. */
export const contactTopics: readonly Topic[] = [
  topic("hidden-place", "contact", (f) => (isHiddenPlace(f) ? ESSENTIAL : 0), [
    "Its listing says that it comes to its customers, and shows no address{serves}.",
    "There is no address in its listing, which says that it comes to its customers{serves}.",
  ]),
  topic("service-area", "contact", (f) => (f.comesToYou && !isHiddenPlace(f) ? ESSENTIAL : 0), [
    "It comes to you, and no shop address is listed{serves}.",
    "They come to you, and no shop address is listed{serves}.",
  ]),
  topic(
    "address",
    "contact",
    (f) => (hasDoor(f) && !isPostBox(f.business.address) && f.business.address !== f.street ? ESSENTIAL - 0.3 : 0),
    [
      "The address is {addressLine}{insidePlace}.",
      "You will find it at {addressLine}{insidePlace}.",
      "It is at {addressLine}{insidePlace}.",
      "{shortName} is at {addressLine}{insidePlace}.",
    ],
  ),
  topic("on-map", "contact", (f) => (f.isPlaced && !isFindable(f.business.address) && !f.comesToYou ? 0.5 : 0), [
    "The map on this page shows where it is.",
    "You can see on the map where it is.",
  ]),
  topic("post-box", "contact", (f) => (hasDoor(f) && isPostBox(f.business.address) ? ESSENTIAL - 0.3 : 0), [
    "Its mailing address is {addressLine}.",
    "Letters go to {addressLine}.",
  ]),
  topic(
    "located-in",
    "contact",
    (f) => (f.business.locatedIn !== null && f.feature.kind !== "place" && !f.comesToYou ? ESSENTIAL - 0.35 : 0),
    ["It is inside {locatedIn}.", "Look for it in {locatedIn}."],
    { unless: "address" },
  ),
  topic("access", "contact", (f) => (f.access.length > 0 && !f.comesToYou ? ESSENTIAL - 0.37 : 0), ["{access}"]),
  topic("chain", "contact", (f) => (f.business.chain !== null && f.feature.kind !== "chain" ? 0.7 : 0), [
    "It is part of the {chain} chain.",
    "It belongs to {chain}.",
  ]),
  topic("phone-and-website", "contact", (f) => (hasPhone(f) && hasSite(f) ? ESSENTIAL - 0.4 : 0), [
    "The phone number is {phone}, and its {pageIs} {websiteName}.",
    "You can call {phone} or see {websiteName}.",
    "For questions, call {phone} or see {websiteName}.",
    "Call {phone}, or visit {websiteName}.",
  ]),
  topic("phone", "contact", (f) => (hasPhone(f) && !hasSite(f) ? ESSENTIAL - 0.4 : 0), [
    "The phone number is {phone}.",
    "You can call {phone}.",
    "For questions, call {phone}.",
  ]),
  topic("website", "contact", (f) => (hasSite(f) && !hasPhone(f) ? ESSENTIAL - 0.4 : 0), [
    "Its {pageIs} {websiteName}.",
    "You can find out more at {websiteName}.",
    "There is more on its {pageWord}, {websiteName}.",
  ]),
  topic("no-hours", "contact", (f) => (needsHours(f) && hasCallers(f) ? ESSENTIAL - 0.45 : 0), [
    "We do not know its opening hours, so call before you go.",
    "Call first, since we do not know its opening hours.",
    "We do not know its opening hours, so it is best to call before you go.",
  ]),
  topic("links", "contact", (f) => (f.links.length > 0 && !f.isClosedForNow ? ESSENTIAL - 0.5 : 0), [
    "You can {links} through the {linkOrLinks} on this page.",
    "To {linksOr}, use the {linkOrLinks} on this page.",
  ]),
  topic("email", "contact", (f) => (f.business.email !== null ? 0.5 : 0), [
    "You can also write to {email}.",
    "The e-mail address is {email}.",
  ]),
  topic("profiles", "contact", (f) => (f.profiles.length > 0 ? 0.45 : 0), [
    "It is also on {profiles}.",
    "You can follow it on {profiles}.",
  ]),
];
