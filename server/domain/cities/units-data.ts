/** Words before the number of a unit in a building, as sources of regular expressions, one line for each group of languages. */
export const UNIT_WORDS = [
  "suite|ste|unit|apt|apartment|flat|floor|fl|flr|level|lvl|lv|shop|store|stall|stand|booth|kiosk|room|rm|building|bldg|block|blk|tower|lot|plot|office|bay|gate|door|wing|space|spc|house no|h\\.? ?no|door no|no|nos|number|box|po box|p\\.?o\\.? box|pmb|mezzanine|basement",
  "stock|og|ug|dg|eg|etage|stiege|top|tür|tur|laden|einheit|halle|haus|aufgang|gebäude|geb",
  "étage|etg|bât|bat|bâtiment|batiment|appt|appartement|porte|lot|bureau|local|boutique|cellule|rdc",
  "piso|planta|puerta|local|loc|oficina|of|ofic|departamento|depto|dpto|int|interior|nave|bloque|edificio|edif|torre|esc|escalera|mz|mza|manzana|lote",
  "butik|butikk|boutique|forretning|baixos|baixo|planta baixa|escaleira|despatx|botiga|solairua|behea|lokala|pis",
  "loja|lj|sala|andar|apto|ap|conj|conjunto|bloco|galpão|quadra|qd|fração|lote",
  "interno|scala|piano|palazzina|negozio",
  "verdieping|etage|toren|unit|winkel|kamer",
  "våning|van|lokale|lokal|leilighet|sal|plan|lgh",
  "lokal|lok|lamela|sprat|stan|ulaz|kat|objekat|obj|pasaž|poslovni prostor|prostor|nadstropje",
  "lokal|lok|piętro|m|mieszkanie|budynek|bud|pawilon",
  "patro|byt|budova|jednotka|emelet|ajtó|üzlet|etaj|etajul|apartament|bloc|scara|sc|spațiu",
  "kat|daire|dükkan|dukkan|d|blok|mağaza|bina|işyeri",
  "lantai|lt|blok|kios|ruko|gedung|unit|kav|kavling|rt|rw",
  "tầng|phòng|lầu|tòa|toa|căn|lô|số",
  "офис|оф|помещение|пом|этаж|эт|корпус|корп|строение|стр|квартира|кв|магазин|павильон|подъезд|локал|спрат|кат|ламела|вход|ет|ап",
  "офіс|оф|приміщення|поверх|кімната|будинок|буд|магазин|павільйон|аптека №|офіс №|етаж|партер|ап|бл|вх|дућан|продавница|дуќан|дом|пав|кабинет|каб|комната|ком|литера|лит",
  "όροφος|κατάστημα|γραφείο|διαμέρισμα|ισόγειο|kati|dyqani|shkalla|zyra|lokali|ap",
  "liikehuoneisto|liiketila|huoneisto|kerros|krs|toimisto|as|korrus|ruum|kontor|büroo|korter|stāvs|birojs|telpa|dzīvoklis|veikals|aukštas|patalpa|kabinetas|kab|butas|hæð|íbúð|bil|jarðhæð",
  "mərtəbə|mənzil|otaq|ofis|mağaza|xonadon|qavat|do['ʻ’]kon|uy|пәтер|кеңсе|қабат|дүкен|үй|батир|давхар|тоот|өрөө",
  "სართული|ბინა|ოფისი|მაღაზია|հարկ|բնակարան|գրասենյակ|խանութ",
  "(?:ال)?(?:محل|طابق|شقة|مكتب|دور|معرض|وحدة|مبنى|عمارة|برج|بناية|بلوك|قطعة)(?: رقم)?|محلات|طبقه|واحد|پلاک|مغازه|دفتر|دکان|فلیٹ|منزل",
  "חנות|קומה|דירה|משרד|כניסה|בניין|חדר|יחידה",
  "दुकान(?: नं(?:बर)?)?|मंजिल|फ्लैट|कार्यालय|कक्ष|गाला|দোকান(?: নং)?|তলা|ফ্ল্যাট|পসল|පාර|අංක|மாடி|கடை(?: எண்)?|అంతస్తు|షాప్",
  "ชั้น(?:ที่)?|ห้อง(?:เลขที่)?|ยูนิต|ร้าน|อาคาร|ตึก|เลขที่|หมู่(?:ที่)?|ຊັ້ນ|ຫ້ອງ|ជាន់(?:ទី)?|បន្ទប់|អខន်း|အခန်း|အထပ်",
  "tingkat|aras|unit|lot|blok|kedai|pejabat|bilik|ghorofa|duka|chumba|jengo|palapag|silid|tindahan",
  "shop no|unit no|plot no|flat no|office no|room no|sco|scf|shop nos|gala no|h ?#",
].join("|");

/** Words that say the same without a number, and are no cities. */
export const LONE_UNIT_WORDS = [
  "unit|suite|ste\\.?|shop|store|kiosk|booth|office|room|apartment|apt\\.?|floor|building|bldg\\.?",
  "lokal|lokali|poslovni prostor|local|locale|local comercial|büro|etage|boutique|bureau|negozio|oficina|kantoor",
  "butik|kontor|lokale|toimisto|üzlet|iroda|prodejna|sklep|biuro|mieszkanie|birou|dükkan|mağaza|ofis|kios|ruko|kedai|pejabat",
  "офис|магазин|помещение|квартира|павильон|локал|офіс|приміщення|κατάστημα|γραφείο|محل|مكتب|شقة|חנות|משרד|ร้าน|ห้อง|दुकान",
].join("|");

/** Units without a number. */
export const UNIT_PHRASES = [
  "(?:lower |upper )?ground(?: floor)?|(?:lower|upper|first|second|third|fourth|fifth|top) (?:floor|level)|basement|mezzanine|g/f|food court|ground flr",
  "erdgeschoss|untergeschoss|obergeschoss|eg(?: links| rechts| mitte)?|ug|rez-de-chaussée|rdc|sous-sol|bajos?|bajo [a-z]|planta baja|entresuelo|térreo|rés-do-chão|piano terra|pianterreno",
  "begane grond|prizemlje|suteren|parter|zemin(?: kat)?|bodrum|přízemí|přizemi|földszint|lantai dasar|tầng trệt|цокольный этаж|первый этаж|приземље|партер",
  "butik|butikk|boutique|forretning|baixos|baixo|behea|ισόγειο|υπόγειο|партер|сутерен|приземен етаж|перший поверх|(?:ال)?طابق(?: ال)?أرضي|الدور الأرضي|طبقه همکف|קומת קרקע|ชั้นล่าง|kerros|katutaso|jarðhæð|tingkat bawah",
  "s\\s?[/.-]?\\s?n[.°ºro]{0,2}|sin n[uú]mero|sem n[uú]mero|senza numero|snc|sans num[ée]ro|o\\.? ?nr\\.?|b\\.?\\s?b\\.?|bez broja|без броја|б/н|б\\.н\\.",
  "n/?a|none|null|unknown|undefined|not available|various|online|worldwide",
].join("|");

/** Words for a telephone or fax number. */
export const PHONE_WORDS =
  "tel[eéè]?f[oóòô]n(?:o|os|e|i|u)?|tel[eé]phone|tel|tlf|tfno|tf|tfn|phone|ph|mobile|mob|m[oó]vil|cell|cel|celular|fax|hotline|call|whatsapp|telefoonnummer|puhelin|puh|телефон|тел|тлф|моб|τηλ(?:έφωνο)?|هاتف|تلفون|جوال|تلفن|موبایل|טלפון|טל|โทร(?:ศัพท์)?|电话|電話|手机|전화|फ़ोन|फोन|điện thoại|đt|telepon|telp|hp";

/** Words of buildings and businesses, which the name of an unknown town does not have. */
export const BUILDING_WORDS = [
  "mall|shopping|cent(?:er|re)|plaza|towers?|building|bldg|house|market|supermarket|hypermarket|bazaar|bazar|arcade|hotel|resort|airport|terminal|hospital|clinic",
  "university|campus|school|college|complex|residency|apartments?|estate|business|industrial|retail|stores?|shops?|restaurant|café|cafe|bar|pub|club|gym|salon|garage|studio|offices?",
  "church|mosque|bank|atm|museum|theat(?:er|re)|cinema|warehouse|ltd|llc|inc|gmbh|d\\.?o\\.?o\\.?",
  "comercial|c\\.c\\.|ccial|galerías?|galerias?|mercado|aeropuerto|edificio|polígono|restaurante|farmacia|tienda|comerciale|commercial|galerie|marché|aéroport",
  "mercato|stazione|einkaufszentrum|ekz|bahnhof|flughafen|gewerbegebiet|industriegebiet|tc|tpc|t\\.c\\.|tržni|tržnica|centar|pijaca|kompleks|centrum",
  "dworzec|pasaż|nákupní|obchodní|üzletház|avm|çarşı|çarşısı|pasajı|hanı|pazarı|pasar|toko|gedung|menara|wisma|chợ",
  "тц|трц|торговый|центр|рынок|бизнес|бц|тржни|центар|ринок|مول|مركز|سوق|برج|مجمع|فندق|مستشفى|مطعم|קניון|ตลาด|ห้าง|ศูนย์",
].join("|");
