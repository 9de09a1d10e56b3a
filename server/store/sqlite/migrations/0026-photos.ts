/** Photos that were uploaded in the panel, and the history of fields. */
export const photos = "";
