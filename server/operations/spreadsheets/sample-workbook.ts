import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { IMPORT_COLUMNS } from "#domain/business/export-row";
import { writeWorkbook } from "../../spreadsheet/writing/write-workbook.ts";

type Row = Readonly<Record<string, string | number>>;

/** Made-up businesses, each with another notation of its hours. */
const ROWS: readonly Row[] = [
  {
    name: "Example Bakery",
    category: "Bakery",
    full_address: "12 Example Street, Austin, TX 78701",
    postal_code: "78701",
    country: "United States",
    phone: "+1 512-555-0100",
    rating: 4.6,
    reviews: 120,
    photo: "https://example.com/bakery.jpg",
    working_hours: '{"Monday": "7AM-5PM", "Tuesday": "7AM-5PM", "Saturday": "8AM-12PM", "Sunday": "Closed"}',
    about: '{"Service options": {"Takeaway": true, "Delivery": false}}',
    place_id: "example-bakery",
    location_link: "https://maps.example.com/bakery",
  },
  {
    name: "Example Dental Practice",
    category: "Dentist",
    full_address: "3 Sample Road, Leeds LS1 1AA",
    postal_code: "LS1 1AA",
    country: "United Kingdom",
    rating: 4.9,
    reviews: 57,
    working_hours: "Monday: 9AM-5PM | Tuesday: 9AM-5PM | Wednesday: Closed",
    about: "A family practice.",
    place_id: "example-dentist",
  },
  {
    name: "Example Garage",
    category: "Auto repair shop",
    full_address: "Musterstrasse 5, 8001 Zürich",
    postal_code: "8001",
    country: "Switzerland",
    phone: "+41 44 555 01 00",
    rating: 4.2,
    reviews: 8,
    working_hours: "Monday: Open 24 hours",
    place_id: "example-garage",
  },
];

/** Makes a template workbook of the 13 columns with three rows. `folder` is for its temporary file. */
export async function sampleWorkbook(folder: string): Promise<Buffer> {
  const file = join(folder, "sample.xlsx");
  const cells = (row: Row) => IMPORT_COLUMNS.map((column) => row[column] ?? null);
  await writeWorkbook(file, { header: [...IMPORT_COLUMNS] }, ROWS.map(cells));
  return readFile(file);
}
