import type { BusinessFacts } from "../facts/business-facts.ts";
import { generalTopic, MAX_GENERAL_WEIGHT, type Topic } from "./topic.ts";

/** Topics on how to go on, which come last, when neither the business nor its city and kind have more to say. */
export const generalTopics: readonly Topic[] = [
  generalTopic("list-page", "surroundings", (f) => (hasOthersOfKind(f) ? MAX_GENERAL_WEIGHT / 2 : 0), [
    "The list of {kinds} in this directory can be sorted by rating, number of reviews, name or distance, and narrowed to those that are open now.",
    "To compare {kinds}, open their list: it sorts by rating, reviews, name or distance from you, and a filter leaves only those open at the moment.",
    "On the page of its category you can put {kinds} in order of rating, of reviews, of name or of distance, or see only those open now.",
    "Visitors can order the category list of {kinds} by rating, review count, name or how far they are, with a choice to show only open ones.",
    "A category page gathers all {kinds} of this directory, to be sorted by stars, by reviews, alphabetically or by distance, or limited to what is open.",
    "All {kinds} here share a list; rating, review count, name and distance are its orders, and “open now” is one of its filters.",
  ]),
  generalTopic("search", "surroundings", () => MAX_GENERAL_WEIGHT / 2.2, [
    "The search at the top understands names, kinds of business and places together, and forgives small typing mistakes.",
    "You can look for a name, a kind of business or a place in the search box, or for all of them in one line; slips of the keyboard are forgiven.",
    "If this is not what you were after, type a trade and a place into the search field; misspelled words are usually understood.",
    "Another way on is the search: write what you need and where, in one line or two, and near misses in spelling are found as well.",
    "A search takes words for what and for where, corrects common misspellings, and lists the best matches first.",
    "To find something else, enter a name or a trade with a place; the search copes with most misspelled words.",
  ]),
  generalTopic(
    "city-page",
    "surroundings",
    (f) => (f.cityName !== "" && f.city.count > f.kindInCity ? MAX_GENERAL_WEIGHT / 2.4 : 0),
    [
      "The page of {city} shows all businesses listed there, whatever their category.",
      "Everything that this directory lists in {city}, of any category, is on the page of that city.",
      "Businesses of all categories in {city} come together on the page of the city.",
      "There is a page for {city} as well, with its businesses of every category.",
    ],
  ),
  generalTopic(
    "total",
    "surroundings",
    (f) => (f.directory.totalBusinesses > 1 && f.directory.totalCountries < 2 ? MAX_GENERAL_WEIGHT / 2.6 : 0),
    [
      "In all, this directory lists {allBusinesses} businesses{inCities}.",
      "This directory has {allBusinesses} businesses at present{inCities}.",
      "Altogether {allBusinesses} businesses are listed here{inCities}.",
      "All of this directory comes to {allBusinesses} businesses{inCities}.",
    ],
  ),
  generalTopic("sources", "offer", () => MAX_GENERAL_WEIGHT / 3, [
    "The data comes from publicly available sources online; whether all of it is accurate cannot be guaranteed by this directory.",
    "Entries are compiled from public online sources, without a guarantee that each detail still holds.",
    "What is listed was gathered from sources online that are open to the public, and nobody vouches for every detail.",
    "The listed facts come from public sources on the internet; some of them may have changed since they were gathered.",
    "Public sources on the internet are where the details come from, and they are listed without guarantee.",
  ]),
  generalTopic("corrections", "offer", () => MAX_GENERAL_WEIGHT / 3.2, [
    "Mistakes and missing details can be reported by e-mail to the operator of this directory, whose address is on the contact page.",
    "Anyone who knows better, or knows more, can write an e-mail to the operator; the contact page has the address.",
    "Corrections and additions go by e-mail to the operator of the directory, as the contact page explains.",
    "If you run {name}, you can send what is missing by e-mail to the operator of this directory.",
    "Owners and visitors may report what is missing or wrong by e-mail to the address on the contact page.",
  ]),
  generalTopic("list-details", "standing", () => MAX_GENERAL_WEIGHT / 3.4, [
    "Lists in this directory show the rating, the number of reviews and the telephone number of a business where they are known.",
    "In lists, every business has its rating and its number of reviews beside its name, where they are known.",
    "A list shows at a glance how a business is rated and by how many reviews, where that is known, and how to call it.",
    "What a list tells of each business is its name, category and city, with stars and reviews where these are on record.",
    "Wherever businesses are listed here, their stars and numbers of reviews stand next to their names, if they are on record.",
  ]),
  generalTopic("browse", "surroundings", () => MAX_GENERAL_WEIGHT / 3.5, [
    "Besides searching, you can browse this directory by city or by category, since both have pages of their own.",
    "Every city and every category has a page of its own, to be reached from the lists of cities and categories.",
    "To look around without a search, start from the list of all cities or from that of all categories.",
    "The directory can also be read city by city or category by category, each on a page of its own.",
  ]),
  generalTopic("hours-rule", "hours", () => MAX_GENERAL_WEIGHT / 3.6, [
    "A business counts as open or closed here only on days whose hours are known, by the clock of the place where it is.",
    "Open or closed is said only of businesses whose hours for the day are on record, in their own time zone.",
    "Whether a place is open is told from its recorded hours and its local time; without recorded hours nothing is said of it.",
    "The “open now” filter goes by recorded opening hours and by local time, and leaves out places whose hours are unknown.",
    "Unknown hours are neither open nor closed in this directory, and lists of what is open now leave such entries out.",
  ]),
  generalTopic("rating-rule", "standing", () => MAX_GENERAL_WEIGHT / 3.8, [
    "Ratings run from one to five stars and are given with the number of reviews behind them where that is known; few reviews say little.",
    "A rating here is the average of reviews written elsewhere, on a scale of up to five stars, and means more the more reviews it comes from.",
    "Stars are averages of reviews from elsewhere; the list of recommended businesses weighs them by how many reviews there are.",
    "In lists of recommended businesses, a rating from many reviews counts for more than the same stars from one.",
    "The order of recommendation takes both stars and number of reviews into account, so that a single review does not decide it.",
  ]),
  generalTopic("distance-rule", "surroundings", () => MAX_GENERAL_WEIGHT / 4, [
    "Distances are measured in a straight line between recorded positions, so that the way by road may be longer.",
    "With your position, which you may share or not, lists can be put in order of distance.",
    "Lists sorted by distance use the recorded position of each business and of yours, if you share it.",
    "How far a business is can be shown where its position on the map is on record.",
  ]),
];

/** A list with this business alone has nothing to compare. */
function hasOthersOfKind({ kindInCity, inCountry, nearest }: BusinessFacts): boolean {
  return Math.max(kindInCity, inCountry, nearest.length + 1) > 1;
}
