import type { ColumnName } from "../columns-data.ts";

/**
 * Headers that owners invent for their own lists. They rank below the names of `COLUMNS`, and no misspelt header is one of them. A word in angle brackets stands for each word of
 * its list in `OWNER_WORDS`.
 */
export const OWNER_NAMES: Partial<Record<ColumnName, string>> = {
  name: "<place> <place>_name <place>s_name <group>_name name_of_<place> name_of_the_<place> name_of_our_<place> official_name nom_officiel nom_usuel trading_name trading_as dba doing_business_as legal_name registered_name trade_name dba_name site_name premises_name attraction_name location_name name_firma bezeichnung betrieb geschaft laden geschaftsname magasin boutique commerce tienda comercio negocio negozio loja winkel zaak winkelnaam dukkan butik obchod trgovina restaurante ristorante farmacia pharmacie apotheke clinique nome_do_restaurante nombre_del_restaurante nom_du_restaurant nome_del_ristorante name_des_restaurants nombre_de_la_tienda nom_du_magasin nombre_del_hotel nom_de_l_hotel название_ресторана название_заведения название_организации название_магазина наименование_организации наименование_заведения nama nama_usaha nama_tempat nama_toko nama_perusahaan nama_bisnis nama_syarikat ten_cua_hang ten_doanh_nghiep ten_cong_ty ten_dia_diem שם שם_העסק שם_עסק الاسم اسم اسم_المحل اسم_النشاط اسم_الشركة اسم_المتجر نام نام_کسب_و_کار ชื่อ ชื่อร้าน ชื่อสถานที่ ชื่อบริษัท nom_comerc nom_de_l_empresa rao_social pavadinimas imones_pavadinimas nosaukums სახელი անվանում label",
  category:
    "kind kind_of_<place> type_of_<place> <place>_type <place>_category <place>_kind what_kind line_of_business business_sector business_activity category_1 main_activity art_des_betriebs gewerbe metier activite_commerciale tipo_de_comercio tipo_di_negozio soort_winkel kategori_usaha jenis_usaha jenis_bisnis loai_hinh danh_muc קטגוריה סוג_עסק التصنيف الفئة نوع_النشاط دسته_بندی หมวดหมู่ ประเภท",
  address:
    "where where_is_it where_to_find <place>_address address_of_<place> address_of_the_<place> physical_address visiting_address visitor_address premises address_line full_street_address besucheradresse ou_se_trouve donde dove onde адрес_ресторана адрес_заведения адрес_организации адрес_магазина alamat alamat_lengkap dia_chi diachi כתובת العنوان عنوان آدرس نشانی ที่อยู่ adreca adresas aadress მისამართი հասցե",
  street:
    "street_and_number street_number_and_name street_and_no house_number_and_street street_line street_line_1 line_1 address_line_one str strasse_nr strasse_und_nr strassenname strasse_hausnr calle_numero via indirizzo_via rue_numero carrer address_street_address",
  city: "town_city city_town town_or_city city_or_town town_village village town_name <place>_city city_suburb suburb_city suburb_town suburb ortschaft wohnort stadt_ort ort_stadt gemeinde ville_commune pueblo paese_citta gemeente dorp kota kabupaten_kota bandar thanh_pho עיר יישוב المدينة مدينة شهر เมือง municipi poblacio miestas pilseta linn ქალაქი address_locality address_address_locality",
  state:
    "state_province province_state state_or_province state_region us_state_name provincia_estado estado_provincia provinsi negeri tinh tinh_thanh المحافظة المنطقة استان จังหวัด address_region address_address_region",
  postalCode:
    "zip_postal zip_postal_code postal_zip postal_zip_code zip_or_postal_code zip_post_code zip_postcode postcode_zip post_zip postal zips us_zip zip_5 zip5 <place>_zip codepostal cod_post postleitz kode_pos poskod ma_buu_dien מיקוד الرمز_البريدي کد_پستی รหัสไปรษณีย์ codi_postal address_postal",
  country: "nation country_region country_or_region <place>_country address_address_country",
  phone:
    "ph ph_no ph_number phone_no phone_nr phone_num phone_numer tel_no tel_nr tel_number telephone_no telephone_number landline land_line mobile_no mobile_number mobile_phone cell cell_phone cellphone cell_number contact_no contact_tel contact_telephone office_phone work_phone public_phone phone_main <place>_phone <place>_phone_number <place>_tel <place>_telephone telefonnr telefon_nr tel_nummer fon handy handynummer festnetz num_tel no_tel n_tel tel_portable num_telefono nro_telefono num_telefone tlf tfno tfn gsm numero_contacto numero_de_contacto numero_contato numero_de_contato numero_contatto numero_di_contatto numero_de_contact kontaktnummer contactnummer telepon no_telepon nomor_telepon nomor_hp no_hp telp no_telp dien_thoai so_dien_thoai sdt טלפון מספר_טלפון الهاتف هاتف رقم_الهاتف الجوال تلفن شماره_تماس โทรศัพท์ เบอร์โทร เบอร์โทรศัพท์ telefon_de_contacte telefonas talrunis",
  website:
    "www w3 webpage web_page web_address internet_address site_address website_link_1 <place>_website <place>_web <place>_url website_or_url webadresse webauftritt adresse_web pagina direccion_web indirizzo_web endereco_web homepage_address homepage_url homepage_link official_website official_site official_url situs situs_web laman_web trang_web אתר אתר_אינטרנט الموقع_الإلكتروني وب_سایت وبسایت เว็บไซต์ lloc_web svetaine majaslapa",
  hours:
    "opening opens open_time open_times opening_time opening_hrs open_hrs hrs hours_open hours_of_business hours_of_opening times when_open when_are_you_open days_and_hours days_open days_and_times trading_hours trading_times store_hours shop_hours office_hours visiting_hours <place>_hours hours_for_<place> geoffnet geoffnet_von sprechzeiten zeiten ladenzeiten ouverture ouvert apertura abierto atencion aperto orario_apertura aberto open_dagen jam_buka jam_operasional waktu_operasi gio_mo_cua שעות_פתיחה ساعات_العمل أوقات_العمل ساعت_کار เวลาทำการ เวลาเปิด horari darbo_laikas",
  rating:
    "score_out_of_5 rating_out_of_5 stars_out_of_5 customer_rating user_rating our_rating <place>_rating google_score google_rating_stars no_of_stars number_of_stars anzahl_sterne penilaian peringkat danh_gia_sao דירוג التقييم امتیاز คะแนน ivertinimas",
  reviews:
    "of_reviews nr_of_reviews how_many_reviews reviews_no reviews_nr reviews_num reviews_qty review_no review_number review_total_count count_of_reviews count_reviews customer_reviews <place>_reviews anz_bewertungen zahl_der_bewertungen nr_bewertungen jumlah_ulasan ulasan so_danh_gia luot_danh_gia ביקורות مراجعات عدد_المراجعات عدد_التقييمات تعداد_نظرات จำนวนรีวิว",
  description: "blurb brief_description about_the_<place> about_<place> <place>_description <place>_summary",
  photo: "pic pics pictures picture_url picture_link <place>_photo <place>_image <place>_picture",
  locationLink:
    "google_map map_location location_map location_on_map <place>_map google_map_url google_map_link google_location google_maps_location google_map_location",
  coordinates:
    "geo_location geolocation gps_location gps_position gps_coords coords map_coordinates lat_and_long latitude_and_longitude geo_point",
  longitude: "geo_long",
  email:
    "mail mails e_mails email_id mail_id email_contact <place>_email <place>_mail <group>_email kontakt_email kontakt_mail correu correu_electronic surel alamat_email דואל البريد_الإلكتروني ایمیل อีเมล elpastas",
  facebook: "fb fb_page fb_link fb_url facebook_profile",
  instagram: "insta insta_link ig instagram_page instagram_profile instagram_handle",
  x: "twitter_handle twitter_page twitter_profile",
  linkedin: "linkedin_page linkedin_profile",
  youtube: "youtube_channel youtube_page",
  socialLinks: "social socials_links soziale_medien reseaux_sociaux redes_sociales",
};

/** Words that stand for the business in headers: "Salon name", "Address of the shop". */
export const OWNER_WORDS: Readonly<Record<string, string>> = {
  place:
    "shop store business biz company firm restaurant cafe bar pub hotel salon clinic practice church school gym studio garage dealer dealership supplier vendor merchant retailer outlet venue establishment facility organisation organization pharmacy hospital brewery winery bakery church temple mosque library museum theatre theater attraction",
  group: "branch member listing account entity client customer",
};

/**
 * Headers whose values look like those of a field, and are not: other people's names, private notes, second numbers, pages on other sites.
 */
export const OTHER_NAMES =
  "fax fax_no fax_number fax_nr telefax faxnummer numero_fax numero_de_fax owner owner_name owners_name name_of_owner owner_phone owner_s_name proprietor manager manager_name contact_name contact_person contact_person_name ansprechpartner inhaber geschaftsfuhrer responsable persona_de_contacto gerente titolare referente contactpersoon first_name last_name surname firstname lastname vorname nachname prenom apellido apellidos cognome private_phone home_phone emergency_phone remarks remark notes comments comment internal_notes bemerkungen anmerkung anmerkungen notizen notiz remarques commentaire commentaires observaciones comentarios osservazioni observacoes opmerkingen opmerking notlar uwagi poznamka poznamky last_checked last_check last_updated last_update date_added date_checked date_updated date added_on added_by updated_on checked_on checked_by yelp_url yelp_link tripadvisor tripadvisor_url vat vat_no vat_number tax_id ein siret siren nif cif ust_id steuernummer employees number_of_employees no_of_employees mitarbeiter founded year_founded established row row_no row_number";
