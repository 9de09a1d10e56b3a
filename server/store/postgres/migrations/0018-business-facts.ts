/**
 * Facts of a business that earlier versions did not keep: prices, links, other hours, e-mail and more. `listings.price_level` is 0 if unknown. An
 * opening pattern also has the special days, by which "open now" differs from the week.
 */
export const businessFacts = `
ALTER TABLE businesses ADD COLUMN price_range text COLLATE "C";
ALTER TABLE businesses ADD COLUMN price_level integer;
ALTER TABLE businesses ADD COLUMN booking_link text COLLATE "C";
ALTER TABLE businesses ADD COLUMN reservation_link text COLLATE "C";
ALTER TABLE businesses ADD COLUMN order_link text COLLATE "C";
ALTER TABLE businesses ADD COLUMN menu_link text COLLATE "C";
ALTER TABLE businesses ADD COLUMN other_hours text COLLATE "C" NOT NULL DEFAULT '{}';
ALTER TABLE businesses ADD COLUMN rating_distribution text COLLATE "C" NOT NULL DEFAULT '[]';
ALTER TABLE businesses ADD COLUMN is_service_area integer NOT NULL DEFAULT 0;
ALTER TABLE businesses ADD COLUMN service_areas text COLLATE "C" NOT NULL DEFAULT '[]';
ALTER TABLE businesses ADD COLUMN logo text COLLATE "C";
ALTER TABLE businesses ADD COLUMN chain text COLLATE "C";
ALTER TABLE businesses ADD COLUMN located_in text COLLATE "C";
ALTER TABLE businesses ADD COLUMN email text COLLATE "C";
ALTER TABLE businesses ADD COLUMN social_links text COLLATE "C" NOT NULL DEFAULT '{}';
ALTER TABLE listings ADD COLUMN price_level integer NOT NULL DEFAULT 0;
ALTER TABLE opening_patterns ADD COLUMN special_days text COLLATE "C" NOT NULL DEFAULT '[]';
DROP INDEX opening_patterns_of_hours;
-- hours and special days may be longer than an index entry
CREATE UNIQUE INDEX opening_patterns_of_hours ON opening_patterns (md5(hours), time_zone, md5(special_days));
`;
