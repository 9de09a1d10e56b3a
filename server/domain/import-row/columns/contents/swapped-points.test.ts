import { describe, expect, it } from "vitest";
import { readBusinessRow } from "../../business-row.ts";
import { matchHeader } from "../match-header.ts";
import { sampledColumns } from "./sampled-columns.ts";

/** Reads 20 rows of a list with what they show about its columns, and returns its notes and the point of the first. */
function sample(headers: string[], cells: string[], chosen?: Parameters<typeof matchHeader>[1]) {
  const header = matchHeader(headers, chosen);
  if (header === undefined) throw new Error("no header");
  const rows = Array.from({ length: 20 }, () => ({ cells, header }));
  const found = sampledColumns(rows);
  const adapted = found.reduce((each, { adapt }) => adapt(each), header);
  const parsed = readBusinessRow(cells, adapted, { country: "" });
  if ("problems" in parsed) throw new Error(JSON.stringify(parsed.problems));
  const { latitude, longitude, country } = parsed.business;
  return { notes: found.map(({ note }) => note), point: [latitude, longitude], country };
}

describe("coordinates under each other's header", () => {
  it("are exchanged where the rows' cities lie there", () => {
    const { notes, point, country } = sample(
      ["nom", "adresse", "latitude", "longitude"],
      ["Librairie du Fleuve", "Avenue Modibo Keita, Bamako", "-7.9922", "12.6501"],
    );
    expect(notes).toEqual([
      'Columns "latitude" and "longitude" are read the other way round: the cities of the rows lie where their coordinates are exchanged.',
    ]);
    expect(point).toEqual([12.6501, -7.9922]);
    expect(country).toBe("Mali");
  });

  it("are exchanged by a city inside of the address", () => {
    const cells = ["Kiosk", "5 Elm St, Chicago, IL 60601, USA", "-87.62", "41.88"];
    expect(sample(["Name", "Address", "Lat", "Lng"], cells).point).toEqual([41.88, -87.62]);
  });

  it("are exchanged by a column of cities", () => {
    const { point } = sample(["Name", "City", "Lat", "Lng"], ["Kiosk", "Helsinki", "24.94", "60.17"]);
    expect(point).toEqual([60.17, 24.94]);
  });

  it("are exchanged where the column of latitudes has longitudes beyond the poles", () => {
    const { point } = sample(["Name", "City", "Lat", "Lng"], ["Kiosk", "Osaka", "135.5", "34.69"]);
    expect(point).toEqual([34.69, 135.5]);
  });

  it("stay where the cities lie at the points, at neither, or are unknown", () => {
    const headers = ["Name", "City", "Lat", "Lng"];
    for (const cells of [
      ["Kiosk", "Helsinki", "60.17", "24.94"],
      ["Kiosk", "Helsinki", "10.5", "20.5"],
      ["Kiosk", "Nowhere in Particular", "24.94", "60.17"],
    ]) {
      const { notes, point } = sample(headers, cells);
      expect(notes).toEqual([]);
      expect(point).toEqual([Number(cells[2]), Number(cells[3])]);
    }
  });
});
