/**
 * The fields that a column can be read as. `field`: its name in reports and in `--map`. `names`: headers that mean it in any file, best
 * first; case, accents, spaces and punctuation do not count. A dot names a member of a JSON object, which may also be a column
 * of its own (`location.lat`, `location/lat`).
 */
export const COLUMNS = {
  name: {
    field: "name",
    names:
      "name business_name place_name company_name company title display_name.text display_name organization organisation organization_name shop_name store_name venue_name listing_name establishment_name listing_title place_title firma firmenname unternehmen nom nom_entreprise raison_sociale etablissement nom_etablissement nombre nombre_negocio nombre_del_negocio nombre_empresa empresa razon_social nome nome_attivita ragione_sociale azienda nome_empresa nome_da_empresa naam bedrijfsnaam bedrijf isim ad isletme_adi firma_adi isletme nazwa nazwa_firmy nazev namn foretag foretagsnamn navn virksomhed nume denumire nev cegnev naziv ime nimi название название_компании наименование имя компания назва ονομα 名前 名称 名稱 店名 店舗名 施設名 이름 상호 상호명",
  },
  category: {
    field: "category",
    names:
      "category main_category primary_category category_name business_category primary_type_display_name.text primary_type_display_name business_type place_type main_type industry kategorie hauptkategorie branche categorie categorie_principale categoria categoria_principal categoria_principale kategori kategoria kategorija branza rubro sektor категория рубрика категорія カテゴリ カテゴリー 业种 類別 类别 업종 카테고리",
  },
  type: { field: "type", names: "type primary_type" },
  subtypes: {
    field: "subtypes",
    names:
      "subtypes categories all_categories types all_types additional_categories secondary_categories sub_categories subcategories category_names kategorien",
  },
  fullAddress: {
    field: "full_address",
    names:
      "full_address formatted_address complete_address address_full postal_address location.formatted_address location.address address.full_address address.formatted adresse_complete direccion_completa indirizzo_completo endereco_completo vollstandige_adresse volledig_adres",
  },
  address: {
    field: "address",
    names:
      "address business_address addr anschrift adresse direccion domicilio indirizzo endereco morada adres adresa adress cim osoite адрес адреса διευθυνση 住所 所在地 地址 주소",
  },
  street: {
    field: "street",
    names:
      "street street_address address_line_1 address1 street_1 street_name_and_number location.address1 address.street address_info.address detailed_address.street strasse straße rue calle straat sokak cadde ulica ulice utca gata gade улица вулиця",
  },
  city: {
    field: "city",
    names:
      "city town locality municipality city_name address_city location.city address.city address_info.city detailed_address.city complete_address.city ville commune ort stadt ciudad localidad poblacion municipio citta comune cidade localidade plaats woonplaats stad sehir miasto miejscowosc mesto grad oras varos kaupunki город місто населенный_пункт πολη 市 城市 市区町村 도시",
  },
  borough: { field: "borough", names: "borough" },
  state: {
    field: "state",
    names:
      "state province region state_name address_state administrative_area location.state address.state address_info.region detailed_address.state complete_address.state bundesland kanton estado provincia departamento regione provincie wojewodztwo область регион край prefecture 都道府県 省份 州 도",
  },
  usState: { field: "us_state", names: "us_state" },
  stateCode: { field: "state_code", names: "state_code province_code region_code" },
  county: { field: "county", names: "county" },
  postalCode: {
    field: "postal_code",
    names:
      "postal_code zip_code zip postcode post_code postalcode pin_code pincode eircode address_zip location.zip_code location.postal_code address.postal_code address.zip address_info.zip detailed_address.postal_code complete_address.postal_code plz postleitzahl code_postal cp codigo_postal codice_postale cap cep posta_kodu kod_pocztowy psc postnummer postnr iranyitoszam cod_postal postanski_broj почтовый_индекс индекс поштовий_індекс 郵便番号 邮编 邮政编码 우편번호",
  },
  country: {
    field: "country",
    names:
      "country country_name address_country location.country address.country complete_address.country land pays pais paese nazione ulke kraj zeme tara orszag drzava maa страна країна χωρα 国 国家 國家 국가",
  },
  countryCode: {
    field: "country_code",
    names:
      "country_code country_iso country_iso_code iso_country_code location.country_code address.country_code address_info.country_code detailed_address.country_code landercode code_pays codigo_pais ulke_kodu",
  },
  phone: {
    field: "phone",
    names:
      "phone phone_number international_phone_number phone_international telephone tel phone_full business_phone contact_phone contact_number phone_1 main_phone formatted_phone_number national_phone_number display_phone phone_unformatted phones mobile telefon telefonnummer telefono telefone telefoon telefoonnummer numero_telefono numero_de_telephone numer_telefonu telefonszam puhelin телефон номер_телефона τηλεφωνο 電話 電話番号 电话 電話號碼 전화 전화번호",
  },
  rating: {
    field: "rating",
    names:
      "rating average_rating avg_rating total_score review_rating star_rating google_rating rating_score rating.value stars overall_rating rating_avg bewertung durchschnittsbewertung valoracion calificacion puntuacion valutazione avaliacao classificacao beoordeling puan ocena hodnoceni betyg рейтинг оценка αξιολογηση 評価 评分 評分 평점",
  },
  reviews: {
    field: "reviews",
    names:
      "reviews review_count reviews_count user_ratings_total user_rating_count number_of_reviews num_reviews no_of_reviews total_reviews total_ratings rating_count ratings_count ratings_total rating.votes_count reviews_cnt review_cnt votes_count votes reviews_number reviews_total anzahl_bewertungen bewertungen nombre_avis nombre_d_avis nb_avis avis resenas numero_resenas opiniones numero_opiniones recensioni numero_recensioni avaliacoes aantal_beoordelingen beoordelingen yorum_sayisi liczba_opinii pocet_recenzi количество_отзывов отзывы 口コミ数 评论数 評論數 리뷰수",
  },
  photo: {
    field: "photo",
    names:
      "photo photos image images photo_url photo_urls image_url image_urls img_url featured_image main_image main_photo cover_image cover_photo picture thumbnail thumbnail_url original_image bild foto fotos",
  },
  hours: {
    field: "working_hours",
    names:
      "working_hours opening_hours open_hours business_hours operating_hours hours hours_of_operation work_hours regular_opening_hours.weekday_descriptions opening_hours.weekday_text regular_opening_hours current_opening_hours.weekday_descriptions work_time.work_hours.timetable work_time weekday_text timings opening_times offnungszeiten oeffnungszeiten horaires horaires_ouverture horaires_d_ouverture horario horarios horario_apertura horario_de_atencion orari orario orari_di_apertura horario_funcionamento horario_de_funcionamento openingstijden calisma_saatleri godziny_otwarcia oteviraci_doba oppettider часы_работы режим_работы години_роботи ωραριο 営業時間 营业时间 營業時間 영업시간",
  },
  hoursOldFormat: { field: "working_hours_old_format", names: "working_hours_old_format" },
  hoursCsv: { field: "working_hours_csv_compatible", names: "working_hours_csv_compatible" },
  monday: { field: "monday", names: "monday" },
  tuesday: { field: "tuesday", names: "tuesday" },
  wednesday: { field: "wednesday", names: "wednesday" },
  thursday: { field: "thursday", names: "thursday" },
  friday: { field: "friday", names: "friday" },
  saturday: { field: "saturday", names: "saturday" },
  sunday: { field: "sunday", names: "sunday" },
  workdayTiming: { field: "workday_timing", names: "workday_timing" },
  closedOn: { field: "closed_on", names: "closed_on" },
  about: { field: "about", names: "about attributes additional_info amenities extensions service_options" },
  description: {
    field: "description",
    names:
      "description descriptions business_description short_description editorial_summary.text editorial_summary.overview summary snippet from_the_business beschreibung descripcion descrizione descricao omschrijving aciklama opis popis описание опис 説明 描述 설명",
  },
  placeId: { field: "place_id", names: "place_id google_place_id google_maps_place_id gmaps_place_id" },
  googleId: { field: "google_id", names: "google_id feature_id google_feature_id data_id fid google_fid ftid hex_id" },
  kgmid: { field: "kgmid", names: "kgmid kg_mid google_mid knowledge_graph_id" },
  cid: { field: "cid", names: "cid google_cid data_cid ludocid google_customer_id place_cid" },
  locationLink: {
    field: "location_link",
    names:
      "location_link google_maps_url google_maps_link google_maps_uri google_maps maps_url maps_link map_url map_link gmaps_url gmaps_link gmap_url gmb_url gmb_link place_url place_link google_url google_link detail_url detail_page_url listing_url lien_google_maps enlace_google_maps link_google_maps",
  },
  url: { field: "url", names: "url link" },
  website: {
    field: "website",
    names:
      "website site website_url website_uri web_site web_url web homepage home_page business_website company_website site_url open_website domain webseite internetseite internet site_web site_internet sitio_web pagina_web sito sito_web pagina_internet web_sitesi strona strona_www strona_internetowa hemsida hjemmeside сайт веб_сайт ιστοσελιδα ウェブサイト ホームページ 网站 網站 웹사이트 홈페이지",
  },
  status: { field: "business_status", names: "business_status" },
  openState: { field: "open_state", names: "open_state status open_status current_status operational_status" },
  permanentlyClosed: {
    field: "permanently_closed",
    names: "permanently_closed is_permanently_closed closed_permanently",
  },
  temporarilyClosed: {
    field: "temporarily_closed",
    names: "temporarily_closed is_temporarily_closed closed_temporarily",
  },
  verified: { field: "verified", names: "verified is_verified" },
  claimed: { field: "claimed", names: "claimed is_claimed business_claimed" },
  unclaimed: { field: "unclaimed", names: "unclaimed can_claim claim_this_business is_unclaimed" },
  latitude: {
    field: "latitude",
    names:
      "latitude lat location.lat location.latitude geometry.location.lat gps_coordinates.latitude coordinates.latitude coordinates.lat gps_coordinates.lat gps.latitude geo.latitude breitengrad latitud latitudine enlem szerokosc_geograficzna широта 緯度 纬度 위도",
  },
  longitude: {
    field: "longitude",
    names:
      "longitude lng lon long longtitude location.lng location.lon location.longitude geometry.location.lng gps_coordinates.longitude coordinates.longitude coordinates.lng coordinates.lon gps_coordinates.lng gps.longitude geo.longitude langengrad laengengrad longitud longitudine boylam dlugosc_geograficzna долгота 経度 经度 경도",
  },
  coordinates: {
    field: "coordinates",
    names:
      "coordinates lat_lng lat_long lat_lon latitude_longitude gps gps_coordinates geo_coordinates koordinaten coordonnees coordenadas coordinate koordinatlar координаты",
  },
  timeZone: { field: "time_zone", names: "time_zone timezone time_zone_id time_zone.id" },
  slug: { field: "slug", names: "slug" },
  seoTitle: { field: "seo_title", names: "seo_title" },
  seoDescription: { field: "seo_description", names: "seo_description" },
  canonicalUrl: { field: "canonical_url", names: "canonical_url" },
  uniqueContent: { field: "unique_content", names: "unique_content" },
  createdAt: { field: "created_at", names: "created_at" },
} as const satisfies Record<string, { field: string; names: string }>;

export type ColumnName = keyof typeof COLUMNS;

/** Columns of one weekday, from Monday. */
export const WEEKDAY_COLUMNS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const satisfies readonly ColumnName[];
