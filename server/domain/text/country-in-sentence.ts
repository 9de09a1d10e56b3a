/** Examples: `the United States`, `Switzerland`. */
export function countryInSentence(country: string): string {
  return /^(?:United|Netherlands$|Philippines$|Bahamas$|Gambia$|Maldives$|Comoros$|Seychelles$|Democratic|Dominican Rep|Central African)|\b(?:Republic|Islands|Emirates|Territories|States)$/.test(
    country,
  )
    ? `the ${country}`
    : country;
}
