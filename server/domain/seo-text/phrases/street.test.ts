import { expect, it } from "vitest";
import { hasHouseNumber, isFindable, onStreet, streetName, streetOf, wholeLine } from "./street.ts";

it.each([
  ["12 Main Street", "Main Street"],
  ["12 Main Street, Suite 5", "Main Street"],
  ["6100 Getty Dr Suite R", "Getty Dr"],
  ["625 Wool Creek Dr F10", "Wool Creek Dr"],
  ["290 California Ave #B", "California Ave"],
  ["8030 Counts Massie Rd B", "Counts Massie Rd"],
  ["2304 Cantrell Rd Unit# 2304", "Cantrell Rd"],
  ["40 Oak Ave Ste: 12", "Oak Ave"],
  ["12 Main St W", "Main St W"],
  ["1657 County Rd 60", "County Rd 60"],
  ["15988 Hwy 43", "Hwy 43"],
  ["Old Hwy 24", "Old Hwy 24"],
  ["County Rd 36", "County Rd 36"],
  ["Route de Genève 36", "Route de Genève"],
  ["1105 US-72", "US-72"],
  ["25701 AL-24", "AL-24"],
  ["12 I-40 W", "I-40 W"],
  ["Bahnhofstrasse 3", "Bahnhofstrasse"],
  ["Halle, Bahnhofplatz 15", "Bahnhofplatz"],
  ["Geroldstrasse 15 The5-Dome", "Geroldstrasse"],
  ["12 Avenue François 1er", "Avenue François 1er"],
  ["3bis Rue du 11 Novembre", "Rue du 11 Novembre"],
  ["Rue Blanche 4", "Rue Blanche"],
  ["Limmatpl. 7", "Limmatpl."],
  ["Niederdorfstrasse 10a", "Niederdorfstrasse"],
  ["Rue de Lausanne 12", "Rue de Lausanne"],
  ["12 rue de Rivoli", "rue de Rivoli"],
  ["Calle Mayor 3", "Calle Mayor"],
  ["Atatürk Cd. No:58", "Atatürk Cd."],
  ["Bağdat Caddesi No: 12/A", "Bağdat Caddesi"],
  ["Rua Augusta nº 12", "Rua Augusta"],
  ["Knez Mihailova 12", "Knez Mihailova"],
  ["Flughafenstrasse Flughafenstrasse 1", "Flughafenstrasse"],
  ["Lokal 53, Bulevar Oslobođenja 7", "Bulevar Oslobođenja"],
  ["2803 Broadway", "Broadway"],
  ["Rindermarkt 12", "Rindermarkt"],
  ["Vodičkova 30", "Vodičkova"],
  ["Door No 5, Temple Road", "Temple Road"],
  ["Opp. Central Mall, 12 Park Street", "Park Street"],
  ["Fitness Place 2nd floor, Seestr. 4", "Seestr."],
  ["Cherry Lane, Marktgasse 9", "Marktgasse"],
  ["9 Oak Court Suite 3", "Oak Court"],
  ["Terminalstraße Gate C12", "Terminalstraße"],
  ["Terminalstraße Gate 12", "Terminalstraße"],
  ["Karl Johans gate 12", "Karl Johans gate"],
  ["Notting Hill Gate 5", "Notting Hill Gate"],
  ["Old Gate Road 3", "Old Gate Road"],
])("the street of %s is %s", (address, street) => {
  expect(streetName(address)).toBe(street);
});

it.each([
  "",
  "Lokal 53",
  "Level 2",
  "Shop 3",
  "Unit 12",
  "P.O. Box 114",
  "Postfach 2472 Dock D",
  "8FW4V75V+8Q",
  "V75V+8Q Paris",
  "Zurich Airport",
  "hauptbahnhof 0041, gleis 18",
  "Airside Center Passagierbereich",
  "Gates E, Postfach 2472-Flughafen CH",
  "Village 5",
  "12",
  "1 Chome-2-3 Jinnan",
  "88/5 Moo 3",
  "Opp. Bus Stand Road",
  "Gate C12",
  "Near City Hospital Road",
  "Behind Market Street",
  "Gegenüber Marktplatz 3",
  "Door No 5",
  "Door 5",
  "Survey No 12/3",
  "Old Survey 12",
  "12 Petrol Pump",
  "Metro Pillar 12",
  "Check-in 2",
  "20000 Riverside",
  "Supermarkt 5",
  "Fitness Place 2nd floor",
  "Garden Court Building 7",
])("%s names no street", (address) => {
  expect(streetName(address)).toBeUndefined();
});

it.each([
  ["The Circle", "The Circle, Flughafen CH", ""],
  ["Rice Bowl", "The Circle", ""],
  ["Rice Bowl", "The Circle 40", "The Circle"],
  ["Park Lane", "Park Lane", ""],
  ["Park Lane", "2 Park Lane", "Park Lane"],
  ["Rice Bowl", "Park Lane", "Park Lane"],
])("of %s at %s the street is “%s”", (name, address, street) => {
  expect(streetOf({ name, address })).toBe(street);
});

it.each([
  ["12 Main Street", true],
  ["Seestrasse 3", true],
  ["2605 Co Rd 344", true],
  ["5400 AL-101", true],
  ["Suite 5, 12 Main Street", true],
  ["Kifissias 12", true],
  ["Old Hwy 24", false],
  ["AL-157", false],
  ["Co Rd 344", false],
  ["Seestrasse", false],
  ["Hauptbahnhof 0041, Gleis 18", false],
  ["", false],
])("The line %s has a house number: %s", (address, hasNumber) => {
  expect(hasHouseNumber(address)).toBe(hasNumber);
});

it("A box for letters is no part of the way", () => {
  expect(wholeLine("Seestrasse 3, Postfach 12")).toBe("Seestrasse 3");
  expect(wholeLine("Postfach 12")).toBe("Postfach 12");
  expect(wholeLine("c/o PO Box 12")).toBe("c/o PO Box 12");
});

it("A square is told in full", () => {
  expect(onStreet("Lindenpl.", "Oak")).toBe(" on Lindenplatz");
  expect(onStreet("Oak Pl.", "Oak")).toBe(" on Oak Pl.");
});

it.each(["4", "Teléfono 612 34 56 78", "Tel. +41 44 123 45 67", "phone: (555) 010-0199"])(
  "nobody can find %s",
  (address) => {
    expect(isFindable(address)).toBe(false);
  },
);

it.each(["4 Elm St", "Telegraph Hill 4", "Tel Aviv Road 12", "Phoenix Ave 1200"])("somebody can find %s", (address) => {
  expect(isFindable(address)).toBe(true);
});
