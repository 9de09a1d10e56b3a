/**
 * `node server/testing/addresses/print-table.ts` prints how many cities and countries of addresses are read right, by country, with the
 * country column and without, and each address that was read wrong.
 */
import { type AddressTable, addressTable } from "./address-table.ts";
import { addressesBySource, madeUpAddresses, madeUpCountryNames } from "./true-addresses.ts";

const names = madeUpCountryNames();
const namedAddresses = madeUpAddresses().map((address, index) => ({
  ...address,
  fullAddress: `${address.fullAddress}, ${names[index]}`,
}));
const sources = {
  "made-up addresses without the name of their country": madeUpAddresses(),
  "made-up addresses with the name of their country": namedAddresses,
  ...addressesBySource(),
};

for (const [source, addresses] of Object.entries(sources)) {
  print(source, addressTable(addresses, true), addressTable(addresses, false));
}

function print(source: string, withColumn: AddressTable, tableWithoutColumn: AddressTable): void {
  const lines = [`\n## ${source}`, "country | addresses | city with column | city without | country without"];
  const other = new Map(tableWithoutColumn.byCountry.map((row) => [row.code, row]));
  for (const row of [...withColumn.byCountry, withColumn.total]) {
    const scoreWithoutCountry = row.code === "all" ? tableWithoutColumn.total : other.get(row.code);
    const share = (count = 0) => `${((100 * count) / row.addresses).toFixed(1)} %`;
    lines.push(
      [
        row.code,
        row.addresses,
        share(row.rightCities),
        share(scoreWithoutCountry?.rightCities),
        share(scoreWithoutCountry?.rightCountries),
      ].join(" | "),
    );
  }
  lines.push("wrong with the column:", ...withColumn.wrongCities, "wrong without:", ...tableWithoutColumn.wrongCities);
  process.stdout.write(`${lines.join("\n")}\n`);
}
