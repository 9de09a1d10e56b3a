/** The headers of Google Maps exports, in their order. */
const names = (text: string) => text.split(" ");

const SCORES = names(
  "reviews_per_score reviews_per_score_1 reviews_per_score_2 reviews_per_score_3 reviews_per_score_4 reviews_per_score_5",
);

export const OLDER_COLUMNS: readonly string[] = [
  ...names("query name site subtypes category type phone full_address borough street city postal_code state us_state"),
  ...names("country country_code latitude longitude h3 time_zone plus_code area_service rating reviews reviews_link"),
  ...names("reviews_tags"),
  ...SCORES,
  ...names(
    "photos_count photo street_view located_in working_hours working_hours_old_format other_hours popular_times",
  ),
  ...names("business_status about range posts logo description typical_time_spent verified owner_id owner_title"),
  ...names("owner_link reservation_links booking_appointment_link menu_link order_links location_link"),
  ...names("location_reviews_link place_id google_id cid kgmid reviews_id located_google_id"),
];

/** The older header with one more column, as a paid option adds it. */
export const OLDER_COLUMNS_WITH_EMAIL_NAME: readonly string[] = [
  ...OLDER_COLUMNS.slice(0, 2),
  "name_for_emails",
  ...OLDER_COLUMNS.slice(2),
];

export const NEWER_COLUMNS: readonly string[] = [
  ...names("query name subtypes category type phone website address street city county state state_code postal_code"),
  ...names("country country_code latitude longitude h3 time_zone plus_code area_service rating reviews reviews_link"),
  ...names("reviews_tags"),
  ...SCORES,
  ...names("photos_count photo street_view logo located_in located_google_id business_status working_hours"),
  ...names("working_hours_csv_compatible other_hours popular_times typical_time_spent range prices reservation_links"),
  ...names("booking_appointment_link menu_link order_links about description posts verified owner_id owner_title"),
  ...names("owner_link location_link location_reviews_link place_id google_id cid kgmid reviews_id chain_info.chain"),
];
