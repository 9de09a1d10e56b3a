export const ADMIN_PREFIX = "/api/admin";
/** Every path of the admin area. */
export const ADMIN_PATHS = /^\/api\/admin(?:\/|$)/;
