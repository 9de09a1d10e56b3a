import { expect, it } from "vitest";
import { citySkyline } from "./city-skyline.ts";

const city = (name: string, state = "", country = "United States") => ({ name, state, country });

const LARGE = [
  city("New York", "New York"),
  city("Los Angeles", "California"),
  city("Chicago", "Illinois"),
  city("Houston", "Texas"),
  city("Phoenix", "Arizona"),
  city("London", "England", "United Kingdom"),
  city("Austin", "Texas"),
  city("Philadelphia", "Pennsylvania"),
  city("San Antonio", "Texas"),
  city("San Diego", "California"),
  city("San Francisco", "California"),
  city("Seattle", "Washington"),
];

it("twelve large cities have twelve pictures", () => {
  const pictures = LARGE.map((large) => JSON.stringify(citySkyline(large)));
  expect(new Set(pictures).size).toBe(12);
});

it("a city keeps its picture, whatever the case of its name", () => {
  expect(citySkyline(city("Chicago", "Illinois"))).toEqual(citySkyline(city("CHICAGO", "Illinois")));
  expect(citySkyline(city("Zürich", "", "Switzerland"))).toEqual(citySkyline(city("ZÜRICH", "", "Switzerland")));
});

it("cacti, palms and mountains stand only where they grow", () => {
  expect(citySkyline(city("Tucson", "Arizona")).skyline).toBe("desert");
  expect(citySkyline(city("Miami", "Florida")).skyline).toBe("palms");
  expect(citySkyline(city("Denver", "Colorado")).skyline).toBe("hills");
  for (let number = 0; number < 200; number += 1) {
    expect(["desert", "palms", "hills", "harbour"]).not.toContain(citySkyline(city(`Town ${number}`)).skyline);
  }
});

it("any name, none included, has a picture", () => {
  for (const name of ["", "🙂", "İstanbul", "東京", "constructor"]) {
    expect(citySkyline(city(name, name, name)).skyline).toEqual(expect.any(String));
  }
});
