/** A page of the sample directory in one of its states. */
export interface Address {
  path: string;
  status: number;
  /** Text of the h1. */
  heading: string | RegExp;
}

/** At least one address of each page of web/routes.tsx, and of each state that a page of the sample can have. */
export const ADDRESSES: readonly Address[] = [
  { path: "/", status: 200, heading: "Find the right place, right now" },
  { path: "/search", status: 200, heading: /./ },
  { path: "/search?q=pizza&location=New+York", status: 200, heading: /^\d+ pizza places? in New York$/ },
  { path: "/search?q=nothing-of-this-name", status: 200, heading: "No businesses found for “nothing-of-this-name”" },
  { path: "/businesses", status: 200, heading: /^[\d,]+ businesses$/ },
  { path: "/businesses?sort=latest", status: 200, heading: /./ },
  { path: "/businesses?sort=name&page=2", status: 200, heading: /./ },
  { path: "/businesses?search=nothing-of-this-name", status: 200, heading: /./ },
  { path: "/businesses?page=9999", status: 404, heading: "Page not found" },
  { path: "/category/restaurants", status: 200, heading: /^[\d,]+ restaurants$/ },
  { path: "/category/no-such-category", status: 404, heading: "Category Not Found" },
  { path: "/city/New York", status: 200, heading: /^[\d,]+ businesses in New York$/ },
  { path: "/city/New York/restaurants", status: 200, heading: /^[\d,]+ restaurants in New York$/ },
  {
    path: "/city/New York?openNow=1&minRating=3&lat=40.713&lng=-74.006&sort=distance",
    status: 200,
    heading: /New York/,
  },
  { path: "/city/Atlantis", status: 404, heading: "City Not Found" },
  { path: "/cities", status: 200, heading: "All cities" },
  { path: "/cities?state=England&country=United+Kingdom", status: 200, heading: "Cities in England, United Kingdom" },
  { path: "/cities?search=nothing-of-this-name", status: 200, heading: "All cities" },
  { path: "/business/1", status: 200, heading: /./ },
  { path: "/business/999999", status: 404, heading: "Business Not Found" },
  { path: "/details/honest-wrench-austin", status: 200, heading: "Honest Wrench" },
  { path: "/details/no-such-business", status: 404, heading: "Business Not Found" },
  { path: "/saved", status: 200, heading: "Saved places" },
  { path: "/saved?ids=1,2,3,999999", status: 200, heading: "A shared list of places" },
  { path: "/about", status: 200, heading: "About Mainstreet" },
  { path: "/contact", status: 200, heading: "Contact" },
  { path: "/add-business", status: 200, heading: "Add a business" },
  { path: "/advertise", status: 200, heading: "Advertise on Mainstreet" },
  { path: "/privacy-policy", status: 200, heading: "Privacy policy" },
  { path: "/terms-of-service", status: 200, heading: "Terms of service" },
  { path: "/no-such-page", status: 404, heading: "Page not found" },
];
