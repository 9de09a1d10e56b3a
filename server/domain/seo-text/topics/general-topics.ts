import { GENERAL, generalTopic, type Topic } from "./topic.ts";

/** How to go on from here: last, where neither the business nor its city and kind have more to tell. */
export const generalTopics: readonly Topic[] = [
  generalTopic("list-page", "surroundings", () => GENERAL / 2, [
    "The list of {kinds} in this directory can be sorted by rating, number of reviews, name or distance, and narrowed to those that are open now.",
    "To compare {kinds}, open their list: it sorts by rating, reviews, name or distance from you, and a filter leaves only those open at the moment.",
    "On the page of its category you can put {kinds} in order of rating, of reviews, of name or of distance, or see only those open now.",
    "Visitors can order the category list of {kinds} by rating, review count, name or how far they are, with a choice to show only open ones.",
    "A category page gathers all {kinds} of this directory, to be sorted by stars, by reviews, alphabetically or by distance, or limited to what is open.",
    "All {kinds} here share a list; rating, review count, name and distance are its orders, and “open now” is one of its filters.",
  ]),
  generalTopic("search", "surroundings", () => GENERAL / 2.2, [
    "The search at the top understands names, kinds of business and places together, and forgives small typing mistakes.",
    "You can look for a name, a kind of business or a place in the search box, or for all of them in one line; slips of the keyboard are forgiven.",
    "If this is not what you were after, type a trade and a place into the search field; misspelled words are usually understood.",
    "Another way on is the search: write what you need and where, in one line or two, and near misses in spelling are found as well.",
    "A search takes words for what and for where, corrects common misspellings, and lists the best matches first.",
    "To find something else, enter a name or a trade with a place; the search copes with most misspelled words.",
  ]),
  generalTopic("city-page", "surroundings", (f) => (f.cityName === "" ? 0 : GENERAL / 2.4), [
    "The page of {city} shows all businesses listed there, whatever their category.",
    "Everything that this directory lists in {city}, of any category, is on the page of that city.",
    "For other trades in {city}, its own page has the whole list, with filters by category and rating.",
    "Businesses of all categories in {city} come together on the page of the city, best rated first or in another order.",
    "There is a page for {city} as well, on which every category can be chosen and sorted.",
  ]),
  generalTopic(
    "total",
    "surroundings",
    (f) =>
      f.directory.totalBusinesses > 1 && f.directory.totalCities > 0 && f.directory.totalCountries < 2
        ? GENERAL / 2.6
        : 0,
    [
      "In all, this directory lists {allBusinesses} businesses in {allCities}.",
      "This directory has {allBusinesses} businesses at present, in {allCities}.",
      "Altogether {allBusinesses} businesses are listed here, in {allCities}.",
      "It is part of a directory of {allBusinesses} businesses in {allCities}.",
    ],
  ),
  generalTopic("sources", "offer", () => GENERAL / 3, [
    "The data comes from publicly available sources online and is shown free of charge; whether it is accurate cannot be guaranteed.",
    "Entries are compiled from public online sources, without charge and without a guarantee that each detail still holds.",
    "What is listed was gathered from sources that anybody can read online. The listing is free, and nobody vouches for every detail.",
    "All listed facts were published elsewhere on the internet before; they are repeated here for free and may have changed since.",
    "Public sources on the internet are where the details come from, and they are listed at no cost, but without guarantee.",
  ]),
  generalTopic("corrections", "offer", () => GENERAL / 3.2, [
    "The operator of this directory corrects mistakes and adds missing details on request by e-mail, at no charge.",
    "Anyone who knows better can write an e-mail to the operator, who corrects and completes entries for free.",
    "Corrections and additions are free: an e-mail to the operator of the directory is enough.",
    "If you run {name}, you can send missing details by e-mail to the operator, who adds them without charge.",
    "Owners and visitors may report what is missing or wrong by e-mail; such changes cost nothing.",
  ]),
  generalTopic("unknown-left-out", "standing", () => GENERAL / 3.4, [
    "Details that no source gives are left out rather than guessed, which is why some entries are longer than others.",
    "Nothing is guessed here: what the sources do not say is named as not known, or left out.",
    "Where the sources are silent, this directory leaves a gap; it does not fill one with assumptions.",
    "Only what a source says is stated, so an entry with few details is an entry about which little was published.",
    "Gaps stay gaps in this directory until somebody supplies the facts, since nothing in it is made up.",
  ]),
  generalTopic("hours-rule", "hours", () => GENERAL / 3.6, [
    "A business counts as open or closed here only on days whose hours are known, by the clock of the place where it is.",
    "Open or closed is said only of businesses whose hours for the day are on record, in their own time zone.",
    "Whether a place is open is told from its recorded hours and its local time; without recorded hours nothing is said of it.",
    "The “open now” filter goes by recorded opening hours and by local time, and leaves out places whose hours are unknown.",
    "Unknown hours are neither open nor closed in this directory, and lists of what is open now leave such entries out.",
  ]),
  generalTopic("rating-rule", "standing", () => GENERAL / 3.8, [
    "Ratings run from one to five stars and are given with the number of reviews behind them where that is known; few reviews say little.",
    "A rating here is the average of reviews written elsewhere, on a scale of up to five stars, and means more the more reviews it comes from.",
    "Stars are averages of reviews from elsewhere; the list of recommended businesses weighs them by how many reviews there are.",
    "In lists of recommended businesses, a rating from many reviews counts for more than the same stars from one.",
    "The order of recommendation takes both stars and number of reviews into account, so that a single review does not decide it.",
  ]),
  generalTopic("distance-rule", "surroundings", () => GENERAL / 4, [
    "Distances are measured in a straight line between recorded positions, so that the way by road may be longer.",
    "With your position, which you may share or not, lists can be put in order of distance.",
    "Lists sorted by distance use the recorded position of each business and of yours, if you share it.",
    "How far a business is can be shown where its position on the map is on record.",
  ]),
];
