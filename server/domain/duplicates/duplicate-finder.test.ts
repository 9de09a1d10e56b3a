import { expect, it } from "vitest";
import { seededRandom } from "../text/seeded-random.ts";
import { nameKey, nameWords } from "./compare-names.ts";
import { type ComparedBusiness, duplicateFacts } from "./duplicate-facts.ts";
import { createDuplicateFinder } from "./duplicate-finder.ts";

type Compared = ComparedBusiness & { id: number };
const comparedBusiness = (id: number, overrides: Partial<ComparedBusiness> = {}): Compared => ({
  id,
  name: `Name ${id}`,
  category: "Restaurant",
  latitude: 47,
  longitude: 8,
  ...overrides,
});

function find(...businesses: Compared[]) {
  const finder = createDuplicateFinder();
  for (const business of businesses) finder.add(business);
  return finder.find();
}
const pairs = (...businesses: Compared[]) => [...find(...businesses).pairs()];

it("pairs share a phone, a door, or a name at one place", () => {
  const phone = "+41440000000";
  expect(
    pairs(
      comparedBusiness(1, { phoneE164: phone }),
      comparedBusiness(5),
      comparedBusiness(9, { phoneE164: phone, latitude: 30 }),
    ),
  ).toEqual([[1, 9]]);
  expect(
    pairs(
      comparedBusiness(1, { address: "1 A St", zipCode: "8001" }),
      comparedBusiness(2, { address: "Str. 1", zipCode: "8001" }),
    ),
  ).toEqual([[1, 2]]);
  const [heron, joined] = [{ name: "Blue Heron Inc" }, { name: "BlueHeron" }];
  expect(
    pairs(
      comparedBusiness(1, heron),
      comparedBusiness(2, { name: "Heron, Blue" }),
      comparedBusiness(3, { ...heron, latitude: 47.1 }),
    ),
  ).toEqual([[1, 2]]);
  expect(pairs(comparedBusiness(1, heron), comparedBusiness(2, { ...joined, latitude: 47.001 }))).toEqual([[1, 2]]);
  expect(
    pairs(
      comparedBusiness(1, { name: "" }),
      comparedBusiness(2, { name: "" }),
      comparedBusiness(3, { latitude: null }),
    ),
  ).toEqual([]);
});

it("a door has one postcode, with or without its leading zero and extension", () => {
  const door = (id: number, zipCode: string) => comparedBusiness(id, { address: "7 Mill Rd", zipCode, latitude: null });
  expect(pairs(door(1, "05672"), door(2, "5672"), door(3, "05672-1203"))).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  expect(pairs(door(1, "150-0002"), door(2, "150-0041"))).toEqual([]);
});

it("a phone of four names is a switchboard, which pairs nobody; a name of four businesses is a chain", () => {
  const four = (overrides: (id: number) => Partial<ComparedBusiness>) =>
    find(...[1, 2, 3, 4].map((id) => comparedBusiness(id, overrides(id))));
  const sharedPhones = four(() => ({ phoneE164: "+1" }));
  expect([...sharedPhones.pairs()]).toEqual([]);
  expect([sharedPhones.isSharedPhone("+1"), sharedPhones.isSharedPhone("+2"), sharedPhones.isSharedPhone("")]).toEqual([
    true,
    false,
    false,
  ]);
  const national = four(() => ({ phone: "(781) 555-0144" }));
  const { phone, phoneTail } = duplicateFacts(comparedBusiness(1, { phone: "781 555 0144" }));
  expect([phone, national.isSharedPhone(phoneTail)]).toEqual(["", true]);
  const chain = four((id) => ({ name: "Heron", latitude: id }));
  expect([chain.isChain(nameKey(nameWords("The Heron"))), chain.isChain("else")]).toEqual([true, false]);
});

it("hostile directories take linear time: one name at one place, one phone, one door", () => {
  const random = seededRandom("parking");
  const businesses = Array.from({ length: 20_000 }, (_, id) =>
    comparedBusiness(id + 1, {
      name: "Parking",
      phoneE164: "+1",
      address: "1 A St",
      zipCode: "1",
      latitude: 47 + random() / 1e6,
      longitude: id % 2 ? 8 : id / 1000,
    }),
  );
  expect(pairs(...businesses).length).toBeLessThan(30 * businesses.length);
});
