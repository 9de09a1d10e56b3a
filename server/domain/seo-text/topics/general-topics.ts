import type { BusinessFacts } from "../facts/business-facts.ts";
import { generalTopic, MAX_GENERAL_WEIGHT, type Topic } from "./topic.ts";

/** Topics on how to go on, which come last, when neither the business nor its city and kind have more to say. */
export const generalTopics: readonly Topic[] = [
  generalTopic("corrections", "about", () => MAX_GENERAL_WEIGHT / 2, [
    "If you know more about {name}, write to us: the address is on the contact page.",
    "Do you run {name}, or know it well? Send us what is missing by e-mail; the contact page has the address.",
    "Corrections and additions are welcome by e-mail, to the address on the contact page.",
    "Anything wrong or missing here can be sent to us by e-mail; see the contact page.",
    "Owners and visitors can tell us by e-mail what is missing here, to the address on the contact page.",
  ]),
  generalTopic("search", "about", () => MAX_GENERAL_WEIGHT / 2.2, [
    "To look for something else, type what you need and where into the search box at the top; small typing mistakes are forgiven.",
    "The search box at the top takes a name, a trade and a place in one line, and most misspelled words, too.",
    "If this is not what you were after, search for a trade and a place; near misses in spelling are usually understood.",
    "You can search for a name, a kind of business or a place, or all of them at once, and slips of the keyboard are forgiven.",
    "Another way on is the search: write what you need and where, even with a typo.",
  ]),
  generalTopic("list-page", "about", (f) => (hasOthersOfKind(f) ? MAX_GENERAL_WEIGHT / 2.3 : 0), [
    "The list of {someKinds} can be sorted by rating, reviews, name or distance, and narrowed to those that are open now.",
    "To compare {someKinds}, open their list: you can sort it by rating, by reviews, by name or by distance from you.",
    "On their own page, {someKinds} can be put in order of rating, reviews, name or distance, and limited to what is open.",
    "You can sort the list of {someKinds} by stars, by number of reviews, by name or by how far they are, and see only open ones.",
    "All {someKinds} share a list, which you can order by rating, reviews, name or distance.",
  ]),
  generalTopic(
    "city-page",
    "about",
    (f) => (f.cityName !== "" && f.city.count > f.kindInCity ? MAX_GENERAL_WEIGHT / 2.4 : 0),
    [
      "The page of {city} shows all businesses listed there, of every kind.",
      "Everything that we list in {city} is on the page of that city.",
      "For other kinds of businesses in {city}, see the page of the city.",
      "There is a page for {city} as well, with its businesses of every kind.",
    ],
  ),
  generalTopic(
    "total",
    "about",
    (f) => (f.directory.totalBusinesses > 1 && f.directory.totalCountries < 2 ? MAX_GENERAL_WEIGHT / 2.6 : 0),
    [
      "In all, this directory lists {allBusinesses} businesses{inCities}.",
      "This directory has {allBusinesses} businesses at present{inCities}.",
      "Altogether {allBusinesses} businesses are listed here{inCities}.",
    ],
  ),
  generalTopic("sources", "about", () => MAX_GENERAL_WEIGHT / 3, [
    "What you read here was gathered from public sources online, so please check what matters to you.",
    "The details come from public online sources, and some may have changed since they were gathered.",
    "We compile these details from public sources on the internet, without a guarantee that each still holds.",
    "Our facts come from sources online that are open to the public; nobody can vouch for every one of them.",
    "Public sources on the internet are where these details come from, and they are given without guarantee.",
  ]),
  generalTopic("browse", "about", () => MAX_GENERAL_WEIGHT / 3.3, [
    "You can also browse by city or by category, since both have pages of their own.",
    "Every city and every category has a page of its own, if you would rather look around.",
    "To look around without a search, start from the list of all cities or of all categories.",
    "City by city or category by category, you can also read the directory page by page.",
  ]),
  generalTopic("list-details", "about", () => MAX_GENERAL_WEIGHT / 3.4, [
    "Lists show how a business is rated, by how many reviews, and how to call it, where we know.",
    "In lists you see the rating and the number of reviews beside each name, where they are known.",
    "A list tells at a glance the name, category and city of each business, with stars and reviews where there are any.",
    "Wherever businesses are listed here, stars and numbers of reviews stand next to the names, if we have them.",
  ]),
  generalTopic("hours-rule", "about", () => MAX_GENERAL_WEIGHT / 3.6, [
    "Open or closed is only said of businesses whose hours for the day we know, by the clock of the place.",
    "Whether a place is open now follows from its recorded hours and its local time; if we do not know them, we say so.",
    "The “open now” filter leaves out places whose hours we do not know.",
    "Where hours are unknown, we call a place neither open nor closed.",
  ]),
  generalTopic("rating-rule", "about", () => MAX_GENERAL_WEIGHT / 3.8, [
    "Stars are averages of reviews written elsewhere, from one to five; the more reviews, the more they mean.",
    "Ratings run from one to five stars and come from reviews written elsewhere; few reviews say little.",
    "When we recommend businesses, a rating from many reviews counts for more than the same stars from one.",
    "Recommended businesses are ordered by stars and number of reviews together, so that a single review does not decide.",
  ]),
  generalTopic("distance-rule", "about", ({ comesToYou }) => (comesToYou ? 0 : MAX_GENERAL_WEIGHT / 4), [
    "Distances are in a straight line, so the way by road may be longer.",
    "With your position, which you may share or not, lists can be sorted by distance.",
    "Lists sorted by distance go by the position of each business and yours, if you share it.",
    "How far a business is can be shown where we know its position on the map.",
  ]),
  generalTopic("closed-rule", "about", () => MAX_GENERAL_WEIGHT / 4.2, [
    "Businesses that have closed for good leave our lists.",
    "A business that closed for good is not listed any more.",
    "What has closed for good is taken off the lists.",
    "We take businesses off the lists once they have closed for good.",
  ]),
  generalTopic("unknown-rule", "about", () => MAX_GENERAL_WEIGHT / 4.4, [
    "We state what our sources say, and call the rest unknown.",
    "Where our sources say nothing, we say that we do not know.",
    "Rather than guess, this directory leaves out what its sources do not tell.",
    "What our sources leave open stays open here: nothing is guessed.",
  ]),
  generalTopic("pages", "about", () => MAX_GENERAL_WEIGHT / 4.6, [
    "The page of each business has its address, telephone number and hours, as far as they are known.",
    "Open the page of a business to see its address, hours and telephone number, where we have them.",
    "Each business has a page with what is known of it, from its address to its hours.",
    "What we know of a business, such as address, telephone number and hours, is on its own page.",
  ]),
];

/** A list with this business alone has nothing to compare. */
function hasOthersOfKind({ kindInCity, inCountry, nearest }: BusinessFacts): boolean {
  return Math.max(kindInCity, inCountry, nearest.length + 1) > 1;
}
