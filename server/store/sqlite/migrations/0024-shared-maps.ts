/** The archive of streets is a file in the data folder: only PostgreSQL stores it, and both engines have the same version. */
export const sharedMaps = "";
