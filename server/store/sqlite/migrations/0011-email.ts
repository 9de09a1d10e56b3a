/** The address that a business answers mail at. */
export const email = `
ALTER TABLE businesses ADD COLUMN email TEXT;
`;
