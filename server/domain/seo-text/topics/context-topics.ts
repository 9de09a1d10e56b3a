import { type Topic, topic } from "./topic.ts";

/** What its city and its kind are like as a whole: said of businesses of which little else is known. */
export const contextTopics: readonly Topic[] = [
  topic("surroundings", (f) => (f.city.commonest.length >= 2 ? 0.08 : 0), [
    "The commonest categories in {city} are {commonestCategories}.",
    "What {city} has most of, by category: {commonestCategories}.",
    "In {city} most entries belong to {commonestCategories}.",
    "Sort the list of {city} by category, and these come first: {commonestCategories}.",
  ]),
  topic("surroundings", (f) => (f.city.rated >= 3 ? 0.06 : 0), [
    "Across all trades, the {cityRated} reviewed businesses of {city} have a median rating of {cityMedianRating}.",
    "As for {city} as a whole, half of its {cityRated} reviewed businesses have {cityMedianRating} stars or more.",
    "Taking every kind of business in {city} together, {cityRated} have reviews, and the middle rating is {cityMedianRating}.",
    "A reviewed business in {city}, whatever its trade, has {cityMedianReviews} reviews and {cityMedianRating} stars at the median.",
  ]),
  topic("hours", (f) => (f.city.withHours >= 3 ? 0.06 : 0), [
    "In {city}, {cityOpenOnSaturday} with known hours {cityAreOpenOnSaturday} on Saturdays, and {cityOpenOnSunday} on Sundays.",
    "Of any trade in {city}, {cityOpenOnSunday} whose times are known {cityAreOpenOnSunday} on a Sunday.",
    "Businesses in {city} are open {cityMedianHours} hours a week at the median, whatever they deal in.",
    "Across its trades {city} has a median week of {cityMedianHours} hours; {cityOpenOnSaturday} that list their times {cityAreOpenOnSaturday} on Saturdays.",
  ]),
  topic("offer", (f) => (f.city.count >= 4 && f.city.withWebsite > 0 ? 0.05 : 0), [
    "Websites are linked for {cityWebsites}, all trades counted.",
    "Whatever their trade, {cityWebsites} {cityHave} a website in this directory.",
    "A link to a website is known of {cityWebsites}.",
  ]),
  topic(
    "surroundings",
    (f) => (f.directory.inCategory < f.directory.totalBusinesses && f.directory.inCategory <= f.group.count ? 0.03 : 0),
    [
      "The directory as a whole has {allBusinesses} businesses in {allCities}; {inCategory} of them {categoryIs} listed as “{category}”.",
      "Of {allBusinesses} businesses in {allCities} that are listed here, {inCategory} {categoryCarries} the category “{category}”.",
      "Under “{category}” you find {inCategory} {categoryBusinesses} here, in a directory of {allBusinesses}.",
      "Together with {name} there {categoryIs} {inCategory} under “{category}” among the {allBusinesses} entries of these pages.",
    ],
  ),
  topic("surroundings", (f) => (f.city.count === 1 && f.business.city !== "" ? 0.5 : 0), [
    "It is the only business listed in {city} so far.",
    "Nothing else in {city} is listed yet.",
    "For {city} this directory has one entry, and that is {name}.",
  ]),
  topic("surroundings", (f) => (f.business.city === "" ? 0.5 : 0), [
    "In which city {name} is has not been recorded, so nothing near it can be named.",
    "The entry of {name} does not name a city, which is why its neighbours are not listed here.",
    "No city is known for {name}; what follows from a place is left out.",
    "Since the record of {name} has no city, it is missing from the city lists of this directory.",
  ]),
  topic("surroundings", (f) => (f.business.city !== "" && f.business.latitude === null ? 0.04 : 0), [
    "Its exact position is not recorded, so distances to others cannot be given.",
    "How far {name} is from others cannot be said, as its coordinates are missing.",
    "{name} has no point on the map of {city} yet.",
    "Distances are left out here, because the position of {name} is unknown.",
  ]),
  topic("offer", (f) => (f.attributes.length === 0 ? 0.03 : 0), [
    "Nothing is recorded yet about services, payment or access at {name}; ask about these when you call.",
    "What {name} offers in detail is not listed, so bring your questions about payment, parking or access along.",
    "Details such as payment and accessibility are not on record for {name}, and nothing is assumed here.",
    "Whether {name} takes cards or has step-free access is not known to this directory.",
    "This page can say nothing about parking, payment or accessibility at {name}, since nobody recorded it.",
    "Services, payment and access: for {name} all three are still blank.",
  ]),
  topic("offer", (f) => (f.business.address === "" ? 0.5 : 0), [
    "A street address is not given; {name} may come to its customers instead of the other way round.",
    "Its entry has no street address, so ask {name} where to meet.",
    "Where {name} has its door is not on record, so agree on a place to meet.",
    "No street is listed for {name}, which leaves open whether it receives visitors at all.",
    "The address of {name} lacks a street, so make sure where to go before you set out.",
  ]),
  topic("offer", (f) => (f.business.photos.length === 0 ? 0.025 : 0), [
    "No photo of {name} is on file, so the picture on this page shows its kind and not the place itself.",
    "What {name} looks like cannot be shown yet, because its entry came without a photo.",
    "The entry has no photo of its own; what you see instead was chosen by its category.",
    "Pictures of {name} are still missing, and one that suits its category fills the gap.",
    "Nobody has added a photo of {name} so far, and a picture chosen by its category takes its place.",
  ]),
  topic("offer", (f) => (f.business.isVerified ? 0 : 0.015), [
    "The entry of {name} has not been marked as verified.",
    "{name} does not carry the mark of a verified entry, so take its details as they are.",
    "It has not got the mark that verified entries carry here.",
    "Among the entries marked as verified you will not find {name} yet.",
    "Nobody has marked the details of {name} as verified up to now.",
  ]),
  topic(
    "surroundings",
    (f) => ([f.business.zipCode, f.business.state, f.business.country].some((part) => part !== "") ? 0.018 : 0),
    [
      "The wider address of {name} is {region}.",
      "Beyond the city, the record says this of its whereabouts: {region}.",
      "The record of {name} gives this as its area: {region}.",
      "Postcode, state and country, as far as they are known: {region}.",
    ],
  ),
  topic("offer", () => 0.02, [
    "When something about {name} is wrong here, an e-mail to the operator of this directory is enough to have it put right.",
    "Whoever knows {name} better can write to the operator of this directory, who corrects entries free of charge.",
    "Is something about {name} out of date? Tell the operator of this directory by e-mail; corrections cost nothing.",
    "If you run {name} and find a mistake or a gap in this entry, write to the operator of the directory, and it will be mended without charge.",
    "Owners of {name} can have their entry corrected or completed by writing to the operator, which is free.",
  ]),
  topic("offer", () => 0.01, [
    "Before a longer journey to {name}, ask on the spot whether what you read here still holds.",
    "Check with {name} whatever your visit depends on before you set out.",
    "Treat this as a first orientation: a question to {name} in good time may save you a journey.",
    "If your plans hang on one of these details, ask {name} about it first.",
    "Facts of this kind grow old, so ask {name} directly about everything that matters to you.",
  ]),
  topic("hours", (f) => (f.business.openingHours === null ? 0 : 0.005), [
    "Whether {name} is open at this minute is shown at the top of the page, by the clocks where it is and not by yours.",
    "The badge at the top says open or closed for the present minute, in the time zone of the place itself.",
  ]),
  topic("hours", (f) => (f.business.openingHours === null ? 0.005 : 0), [
    "The table of hours on this page shows common office times, marked as unconfirmed; they are not the word of {name}.",
    "Until the times of {name} are known, this page shows usual office hours and says that they are not confirmed.",
    "Please take the hours in the table with care: in the case of {name} they are an assumption, and marked as one.",
    "An assumption stands in for the missing timetable of {name}: the hours in the table are those of an ordinary office, not confirmed by anybody.",
  ]),
];
