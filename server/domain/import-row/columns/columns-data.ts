/**
 * The fields that a column can be read as. `field` is its name in reports and in `--map`. `names` are headers that mean it in any file,
 * best first; case, accents, spaces and punctuation do not count. A dot names a member of a JSON object, which may also be a column of its
 * own (`location.lat`, `location/lat`).
 */
export const COLUMNS = {
  name: {
    field: "name",
    names:
      "name business_name place_name company_name company title display_name.text display_name organization organisation organization_name shop_name store_name venue_name listing_name establishment_name listing_title place_title firma firmenname unternehmen nom nom_entreprise raison_sociale etablissement nom_etablissement nombre nombre_negocio nombre_del_negocio nombre_empresa empresa razon_social nome nome_attivita ragione_sociale azienda nome_empresa nome_da_empresa naam bedrijfsnaam bedrijf isim ad isletme_adi firma_adi isletme nazwa nazwa_firmy nazev namn foretag foretagsnamn navn virksomhed nume denumire nev cegnev naziv ime nimi название название_компании наименование имя компания назва ονομα 名前 名称 名稱 店名 店舗名 施設名 이름 상호 상호명 nom_de_l_entreprise nom_de_la_compagnie nom_de_la_societe nom_de_l_etablissement nom_du_commerce nom_du_lieu nom_commercial nom_societe nom_complet enseigne denomination nombre_comercial nombre_de_la_empresa nombre_del_lugar nombre_del_local nombre_del_establecimiento nombre_del_comercio establecimiento denominacion unternehmensname name_des_unternehmens name_der_firma firmenbezeichnung betriebsname nome_azienda nome_dell_azienda nome_dell_attivita nome_negozio denominazione insegna nome_do_negocio nome_do_estabelecimento nome_do_local nome_comercial nome_fantasia razao_social estabelecimento isletme_ismi isyeri_adi sirket_adi mekan_adi unvan handelsnaam naam_bedrijf naam_van_het_bedrijf zaaknaam",
  },
  category: {
    field: "category",
    names:
      "category main_category primary_category category_name business_category primary_type_display_name.text primary_type_display_name business_type place_type main_type industry kategorie hauptkategorie branche categorie categorie_principale categoria categoria_principal categoria_principale kategori kategoria kategorija branza rubro sektor категория рубрика категорія カテゴリ カテゴリー 医療機関の種類 业种 類別 类别 업종 카테고리 type_d_entreprise type_d_entreprises type_d_etablissement type_de_commerce type_de_lieu secteur_d_activite activite_principale tipo_de_negocio tipo_de_empresa tipo_de_lugar sector giro actividad_principal unternehmensart art_des_unternehmens tipo_di_attivita tipologia settore ramo_de_atividade ramo setor segmento isletme_turu type_bedrijf soort_bedrijf",
  },
  type: { field: "type", names: "type primary_type" },
  subtypes: {
    field: "subtypes",
    names:
      "subtypes categories all_categories types all_types additional_categories secondary_categories sub_categories subcategories sub_category subcategory category_names kategorien toutes_les_categories sous_categories sous_categorie categorias subcategorias subcategoria todas_las_categorias unterkategorien unterkategorie weitere_kategorien categorie_secondarie sottocategorie alt_kategoriler subcategorieen",
  },
  fullAddress: {
    field: "full_address",
    names:
      "full_address formatted_address complete_address address_full postal_address location.formatted_address location.address address.full_address address.formatted adresse_complete direccion_completa indirizzo_completo endereco_completo vollstandige_adresse volledig_adres adresse_postale_complete direccion_completa_google direccion_postal komplette_adresse ganze_adresse tam_adres acik_adres compleet_adres",
  },
  address: {
    field: "address",
    names:
      "address business_address addr anschrift adresse direccion domicilio indirizzo endereco morada adres adresa adress cim osoite адрес адреса διευθυνση 住所 所在地 所在地_連結表記 地址 주소 adresse_de_l_entreprise adresse_de_la_compagnie adresse_postale adresse_google direccion_del_negocio direccion_de_la_empresa geschaftsadresse firmenadresse indirizzo_azienda endereco_da_empresa bezoekadres",
  },
  location: {
    field: "location",
    names: "location geo geometry address_info detailed_address business_location store_location",
  },
  street: {
    field: "street",
    names:
      "street street_address address_line_1 address1 street_1 street_name_and_number location.address1 address.street address_info.address detailed_address.street address.street_address address.line_1 address.line1 address.address1 strasse straße rue calle straat sokak cadde ulica ulice utca gata gade улица вулиця rue_et_numero calle_y_numero direccion_calle strasse_und_hausnummer strasse_hausnummer rua logradouro straatnaam",
  },
  streetMore: {
    field: "street_2",
    names:
      "street_2 street2 street_line_2 street_address_2 street_address_line_2 address_2 address2 address_line_2 address_line2 addr_2 addr2 line_2 address_3 address3 address_line_3 address_line3 location.address2 address.line2 address.line_2 address.address2 adresse_2 adresszusatz complement_adresse complement_d_adresse direccion_2 direccion2 indirizzo_2 endereco_2 complemento",
  },
  houseNumber: {
    field: "house_number",
    names:
      "house_number house_no house_num street_number street_no street_nr altura address.house_number address.house_no address.street_number location.house_number addr_house_number hausnummer hausnr haus_nr huisnummer huisnr husnummer numero_civico numero_exterior num_ext numero_de_rue numero_maison cislo_popisne номер_дома",
  },
  cityLine: {
    field: "city_state_zip",
    names:
      "city_state city_st city_and_state city_state_zip city_st_zip city_state_zip_code city_state_and_zip city_state_zipcode city_state_postal_code city_state_postcode city_state_country city_province city_province_postal_code town_state town_and_state suburb_state_postcode location.city_state location.town_state address.city_state plz_ort plz_und_ort plz_stadt postleitzahl_ort code_postal_ville cp_ville cp_localidad cap_citta postcode_city zip_city postcode_plaats postcode_en_plaats",
  },
  city: {
    field: "city",
    names:
      "city town locality municipality city_name address_city location.city address.city address.town address.locality location.town location.locality address_info.city detailed_address.city complete_address.city ville commune ort stadt ciudad localidad poblacion municipio citta comune cidade localidade plaats woonplaats stad sehir miasto miejscowosc mesto grad oras varos kaupunki город місто населенный_пункт πολη 市 城市 市区町村 所在地_市区町村 도시",
  },
  borough: { field: "borough", names: "borough" },
  state: {
    field: "state",
    names:
      "state province region state_name address_state administrative_area location.state address.state address.region address.province location.region location.province address_info.region detailed_address.state complete_address.state bundesland kanton estado provincia departamento regione provincie wojewodztwo область регион край prefecture 都道府県 所在地_都道府県 省份 州 도",
  },
  usState: { field: "us_state", names: "us_state" },
  stateCode: { field: "state_code", names: "state_code province_code region_code" },
  county: { field: "county", names: "county county_name" },
  postalCode: {
    field: "postal_code",
    names:
      "postal_code zip_code zip postcode post_code postalcode pin_code pincode eircode address_zip location.zip_code location.postal_code location.zip location.postcode address.postal_code address.zip address.zip_code address.postcode address.post_code address_info.zip detailed_address.postal_code complete_address.postal_code plz postleitzahl code_postal cp codigo_postal codice_postale cap cep posta_kodu kod_pocztowy psc postnummer postnr iranyitoszam cod_postal postanski_broj почтовый_индекс индекс поштовий_індекс 郵便番号 邮编 邮政编码 우편번호",
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
      "phone phone_number contact.phone contact.telephone contact.tel contact_info.phone international_phone_number phone_international telephone telephones tel phone_full business_phone contact_phone contact_number phone_1 main_phone formatted_phone_number national_phone_number display_phone phone_unformatted phones mobile telefon telefonnummer telefono telefone telefoon telefoonnummer numero_telefono numero_de_telephone numer_telefonu telefonszam puhelin телефон номер_телефона τηλεφωνο 電話 電話番号 电话 電話號碼 전화 전화번호 phone_numbers numero_tel tel_fixe telephone_fixe telephone_portable numero_telephone numero_de_telefono telefono_de_contacto telefono_fijo celular rufnummer telefon_nummer numero_di_telefono recapito_telefonico numero_de_telefone telefone_de_contato telefon_numarasi cep_telefonu telefoon_nummer",
  },
  rating: {
    field: "rating",
    names:
      "rating average_rating avg_rating total_score review_rating google_rating rating_score rating.value overall_rating rating_avg bewertung durchschnittsbewertung valoracion calificacion puntuacion valutazione avaliacao classificacao beoordeling puan ocena hodnoceni betyg рейтинг оценка αξιολογηση 評価 评分 評分 평점 reviews_average review_average average_review average_review_score average_score avg_score review_score reviews_score reviews_rating rating_value rating_average average_stars google_stars rating_google average_rating_score note_sur_5 note_5 note_moyenne note_google notation evaluation_moyenne puntuacion_media calificacion_promedio valoracion_media puntuacion_google estrellas sternebewertung sterne durchschnittliche_bewertung bewertung_durchschnitt google_bewertung valutazione_media punteggio voto_medio media_recensioni stelle avaliacao_media nota_media pontuacao estrelas ortalama_puan degerlendirme_puani yildiz gemiddelde_beoordeling waardering sterren ratings stars star_rating",
  },
  reviews: {
    field: "reviews",
    names:
      "reviews review_count reviews_count user_ratings_total user_rating_count number_of_reviews num_reviews no_of_reviews total_reviews total_ratings rating_count ratings_count ratings_total rating.votes_count reviews_cnt review_cnt votes_count votes reviews_number reviews_total anzahl_bewertungen bewertungen nombre_avis nombre_d_avis nb_avis avis resenas numero_resenas opiniones numero_opiniones recensioni numero_recensioni avaliacoes aantal_beoordelingen beoordelingen yorum_sayisi liczba_opinii pocet_recenzi количество_отзывов отзывы 口コミ数 评论数 評論數 리뷰수 review_counts reviews_amount num_of_reviews no_reviews google_reviews google_review_count google_reviews_count number_of_ratings ratings_number review_total amount_of_reviews nombre_de_revues nombre_d_evaluations nombre_de_commentaires nombre_total_d_avis nombre_d_avis_google nb_d_avis nb_avis_google numero_de_resenas cantidad_de_resenas total_de_resenas total_resenas num_resenas numero_de_opiniones cantidad_de_opiniones numero_de_valoraciones anzahl_der_bewertungen bewertungsanzahl anzahl_rezensionen anzahl_der_rezensionen rezensionen numero_di_recensioni totale_recensioni numero_valutazioni numero_de_avaliacoes quantidade_de_avaliacoes qtd_avaliacoes total_de_avaliacoes degerlendirme_sayisi yorumlar aantal_reviews aantal_recensies recensies",
  },
  photo: {
    field: "photo",
    names:
      "photo photos image images photo_url photo_urls image_url image_urls img_url featured_image main_image main_photo cover_image cover_photo picture pictures thumbnail thumbnail_url original_image bild foto fotos image_link image_links img_link img photo_link photos_link_url image_src img_src main_image_url featured_image_url cover_image_url url_image url_photo lien_image lien_photo photo_principale imagen imagenes url_imagen foto_principal immagine immagini imagem imagens resim gorsel fotograf afbeelding foto_url bilder bild_url",
  },
  hours: {
    field: "working_hours",
    names:
      "working_hours opening_hours opening_hours_json working_hours_json hours_json open_hours business_hours operating_hours hours hours_of_operation work_hours regular_opening_hours.weekday_descriptions opening_hours.weekday_text regular_opening_hours current_opening_hours.weekday_descriptions work_time.work_hours.timetable work_time weekday_text timings opening_times offnungszeiten oeffnungszeiten horaires horaires_ouverture horaires_d_ouverture horario horarios horario_apertura horario_de_atencion orari orario orari_di_apertura horario_funcionamento horario_de_funcionamento openingstijden calisma_saatleri godziny_otwarcia oteviraci_doba oppettider часы_работы режим_работы години_роботи ωραριο 営業時間 营业时间 營業時間 영업시간 heures_d_ouverture heures_ouverture horario_de_apertura horarios_de_atencion horario_comercial horario_de_abertura horario_de_atendimento offnungszeit geschaftszeiten orario_di_apertura orari_apertura calisma_saati acilis_saatleri openingsuren",
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
      "description descriptions business_description short_description editorial_summary.text editorial_summary.overview summary snippet from_the_business beschreibung descripcion descrizione descricao omschrijving aciklama opis popis описание опис 説明 描述 설명 descriptif a_propos descripcion_del_negocio kurzbeschreibung descricao_do_negocio beschrijving",
  },
  placeId: { field: "place_id", names: "place_id google_place_id google_maps_place_id gmaps_place_id" },
  googleId: { field: "google_id", names: "google_id feature_id google_feature_id data_id fid google_fid ftid hex_id" },
  kgmid: { field: "kgmid", names: "kgmid kg_mid google_mid knowledge_graph_id" },
  cid: { field: "cid", names: "cid google_cid data_cid ludocid google_customer_id place_cid" },
  locationLink: {
    field: "location_link",
    names:
      "location_link google_maps_url google_maps_link google_maps_uri google_maps maps_url maps_link map_url map_link gmaps_url gmaps_link gmap_url gmb_url gmb_link place_url place_link google_url google_link detail_url detail_page_url listing_url lien_google_maps enlace_google_maps link_google_maps google_maps_place_url maps_uri lien_maps lien_gmaps lien_google lien_de_google_maps lien_fiche_google url_google_maps url_maps fiche_google enlace_de_google_maps enlace_a_google_maps enlace_maps url_de_google_maps link_de_google_maps link_do_google_maps link_di_google_maps link_maps link_zu_google_maps google_maps_adresse google_haritalar_linki google_haritalar_baglantisi harita_linki harita_baglantisi",
  },
  url: { field: "url", names: "url link" },
  website: {
    field: "website",
    names:
      "website site contact.website contact.web contact.url contact_info.website website_url website_uri websites web_site web_url web homepage home_page business_website company_website site_url open_website domain webseite internetseite internet site_web site_internet sitio_web pagina_web sito sito_web pagina_internet web_sitesi strona strona_www strona_internetowa hemsida hjemmeside сайт веб_сайт ιστοσελιδα ウェブサイト ホームページ 网站 網站 웹사이트 홈페이지 links.website website_link website_address lien_site_web lien_du_site lien_du_site_web lien_site url_du_site url_site url_site_web site_officiel site_de_l_entreprise url_del_sitio_web enlace_web sitio_web_oficial url_web webpage webadresse internetadresse link_zur_webseite link_sito url_sito link_do_site pagina_na_web web_adresi internet_sitesi webadres weblink web_link weblink1 weblink_1",
  },
  status: { field: "business_status", names: "business_status" },
  openState: {
    field: "open_state",
    names: "place_state place_status open_state status open_status current_status operational_status",
  },
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
      "latitude lat location.lat location.latitude geometry.location.lat gps_coordinates.latitude coordinates.latitude coordinates.lat gps_coordinates.lat gps.latitude geo.latitude geo.lat position.lat position.latitude geometry.lat latlng.lat coords.lat coords.latitude breitengrad latitud latitudine enlem szerokosc_geograficzna широта 緯度 纬度 위도 latitude_gps gps_latitude",
  },
  longitude: {
    field: "longitude",
    names:
      "longitude lng lon long longtitude location.lng location.lon location.longitude geometry.location.lng gps_coordinates.longitude coordinates.longitude coordinates.lng coordinates.lon gps_coordinates.lng gps.longitude geo.longitude geo.lng geo.lon position.lng position.lon position.longitude geometry.lng latlng.lng coords.lng coords.lon coords.longitude langengrad laengengrad longitud longitudine boylam dlugosc_geograficzna долгота 経度 经度 경도 longitude_gps gps_longitude",
  },
  coordinates: {
    field: "coordinates",
    names:
      "coordinates lat_lng lat_long lat_lon latitude_longitude location_lat_long location_lat_lng location_lat_lon gps gps_coordinates geo_coordinates koordinaten coordonnees coordenadas coordinate koordinatlar координаты",
  },
  timeZone: { field: "time_zone", names: "time_zone timezone time_zone_id time_zone.id" },
  slug: { field: "slug", names: "slug" },
  seoTitle: { field: "seo_title", names: "seo_title" },
  seoDescription: { field: "seo_description", names: "seo_description" },
  canonicalUrl: { field: "canonical_url", names: "canonical_url" },
  uniqueContent: { field: "unique_content", names: "unique_content" },
  createdAt: { field: "created_at", names: "created_at" },
  priceRange: {
    field: "price_range",
    names:
      "price_range price prices price_text price_category preisspanne preisklasse preiskategorie gamme_de_prix fourchette_de_prix rango_de_precios fascia_di_prezzo faixa_de_preco prijsklasse fiyat_araligi",
  },
  priceLevel: { field: "price_level", names: "price_level price_tier preisniveau niveau_de_prix nivel_de_precios" },
  bookingLink: {
    field: "booking_link",
    names:
      "booking_link booking_appointment_link booking_links booking_url booking_urls appointment_link appointment_url appointment_links book_online_url book_online booking",
  },
  reservationLink: {
    field: "reservation_link",
    names:
      "reservation_link reservation_links reservation_url reservation_urls reservations table_reservation_links reserve_table_url reserve_a_table reservierungslink lien_de_reservation",
  },
  orderLink: {
    field: "order_link",
    names:
      "order_link order_links order_url order_urls order_online order_online_link order_online_url order_online_urls order_by",
  },
  typedLinks: { field: "local_business_links", names: "local_business_links" },
  menuLink: { field: "menu_link", names: "menu_link menu_url menu_links menu_urls menu.link menu.url menu" },
  otherHours: {
    field: "other_hours",
    names:
      "other_hours additional_opening_hours secondary_hours secondary_opening_hours regular_secondary_opening_hours current_secondary_opening_hours more_hours",
  },
  specialDays: {
    field: "special_days",
    names: "special_days special_hours special_opening_hours current_opening_hours.special_days holiday_hours",
  },
  currentPeriods: { field: "current_periods", names: "current_periods current_opening_hours.periods" },
  ratingDistribution: {
    field: "rating_distribution",
    names:
      "rating_distribution reviews_per_score reviews_per_rating reviews_distribution reviews_histogram review_distribution ratings_distribution rating_summary rating_histogram reviews_breakdown",
  },
  oneStar: {
    field: "reviews_per_score_1",
    names: "reviews_per_score_1 reviews_distribution.one_star one_star_reviews 1_star_reviews",
  },
  twoStars: {
    field: "reviews_per_score_2",
    names: "reviews_per_score_2 reviews_distribution.two_star two_star_reviews 2_star_reviews",
  },
  threeStars: {
    field: "reviews_per_score_3",
    names: "reviews_per_score_3 reviews_distribution.three_star three_star_reviews 3_star_reviews",
  },
  fourStars: {
    field: "reviews_per_score_4",
    names: "reviews_per_score_4 reviews_distribution.four_star four_star_reviews 4_star_reviews",
  },
  fiveStars: {
    field: "reviews_per_score_5",
    names: "reviews_per_score_5 reviews_distribution.five_star five_star_reviews 5_star_reviews",
  },
  isServiceArea: {
    field: "area_service",
    names: "area_service pure_service_area_business is_service_area service_area_business is_service_area_business",
  },
  serviceAreas: {
    field: "service_areas",
    names: "service_areas service_area areas_served area_served served_areas serviceable_areas",
  },
  logo: { field: "logo", names: "logo logo_url logo_image logo_link" },
  chain: { field: "chain", names: "chain chain_name chain_info.chain brand brand_name marke marque marca merk" },
  locatedIn: { field: "located_in", names: "located_in located_within located_inside" },
  email: {
    field: "email",
    names:
      "email emails contact.email contact_info.email email_1 email_2 email_3 email_address email_addresses e_mail e_mail_address business_email contact_email company_email primary_email public_email mail_address e_mail_adresse email_adresse mailadresse courriel adresse_email adresse_e_mail adresse_mail correo correo_electronico posta_elettronica indirizzo_email endereco_de_email email_de_contact email_contact mail_de_contact correo_de_contacto email_de_contacto email_contacto email_de_contato email_contato email_di_contatto email_contatto kontakt_email kontaktmail contact_e_mail e_mailadres eposta e_posta",
  },
  facebook: {
    field: "facebook",
    names: "facebook facebook_url facebook_link facebook_page facebooks facebook_links company_facebook facebook_1",
  },
  instagram: {
    field: "instagram",
    names: "instagram instagram_url instagram_link instagrams instagram_links company_instagram instagram_1",
  },
  x: {
    field: "x_twitter",
    names:
      "x_twitter twitter_x twitter twitter_url twitter_link twitters twitter_links x_url x_link company_x company_twitter twitter_1",
  },
  linkedin: {
    field: "linkedin",
    names: "linkedin linkedin_url linkedin_link linked_ins linkedin_links company_linkedin linkedin_1",
  },
  youtube: {
    field: "youtube",
    names: "youtube youtube_url youtube_link youtubes youtube_links company_youtube youtube_1",
  },
  tiktok: { field: "tiktok", names: "tiktok tiktok_url tiktok_link tiktoks tiktok_links company_tiktok tiktok_1" },
  pinterest: {
    field: "pinterest",
    names: "pinterest pinterest_url pinterest_link pinterests pinterest_links company_pinterest",
  },
  whatsapp: {
    field: "whatsapp",
    names: "whatsapp whatsapp_url whatsapp_link whatsapps whatsapp_links whatsapp_number company_whatsapp",
  },
  telegram: { field: "telegram", names: "telegram telegram_url telegram_link telegrams company_telegram" },
  threads: { field: "threads", names: "threads threads_url threads_link company_threads" },
  snapchat: { field: "snapchat", names: "snapchat snapchat_url snapchat_link company_snapchat" },
  socialLinks: { field: "social_links", names: "social_links social_media social_media_links social_profiles socials" },
} as const satisfies Record<string, { field: string; names: string }>;

export type ColumnName = keyof typeof COLUMNS;

/** Columns of single weekdays, from Monday. */
export const WEEKDAY_COLUMNS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const satisfies readonly ColumnName[];
