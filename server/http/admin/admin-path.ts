export const ADMIN_PREFIX = "/api/admin";
/** Matches every path of the admin area. */
export const ADMIN_PATHS = /^\/api\/admin(?:\/|$)/;
