/**
 * The grid cell of the coordinates of a business without a city, by which searches of a city find it. Businesses that come to their
 * customers have no coordinates in `listings`.
 */
export const cells = `
ALTER TABLE listings ADD COLUMN cell INTEGER;
UPDATE listings SET cell = CAST((latitude + 90) * 50 AS INTEGER) * 18000 + CAST((longitude + 180) * 50 AS INTEGER)
WHERE city_id IS NULL AND latitude IS NOT NULL AND longitude IS NOT NULL;
`;
