/**
 * Region of cities without a telling postcode: cities that are a region themselves, and well-known cities of countries whose addresses
 * leave the region out. By country, one region per line: `Region: City|City`.
 */
export const CITY_REGION_LINES: Readonly<Record<string, string>> = {
  DE: `Berlin: Berlin
Hamburg: Hamburg
Bremen: Bremen|Bremerhaven`,
  AT: "Vienna: Wien|Vienna",
  PH: `Metro Manila: Manila|Quezon City|Makati|Makati City|Taguig|Taguig City|Pasig|Pasig City|Mandaluyong|Mandaluyong City|Marikina|Marikina City|Parañaque|Parañaque City|Las Piñas|Las Piñas City|Muntinlupa|Muntinlupa City|Pasay|Pasay City|Caloocan|Caloocan City|Malabon|Malabon City|Navotas|Navotas City|Valenzuela|Valenzuela City|San Juan City|Pateros
Cebu: Cebu City|Mandaue|Mandaue City|Lapu-Lapu City|Talisay City
Davao del Sur: Davao City|Digos City
Davao del Norte: Tagum|Tagum City|Panabo|Panabo City
Benguet: Baguio|Baguio City|La Trinidad
Misamis Oriental: Cagayan de Oro|Cagayan de Oro City
Iloilo: Iloilo City
Negros Occidental: Bacolod|Bacolod City
Pampanga: Angeles|Angeles City|San Fernando City
Zambales: Olongapo|Olongapo City
Zamboanga del Sur: Zamboanga|Zamboanga City
South Cotabato: General Santos|General Santos City
Cavite: Alfonso|Amadeo|Bacoor|Bacoor City|Carmona|Cavite City|Dasmariñas|Dasmariñas City|General Trias|Imus|Imus City|Indang|Kawit|Maragondon|Naic|Noveleta|Silang|Tagaytay|Tagaytay City|Tanza|Trece Martires
Laguna: Biñan|Biñan City|Cabuyao|Cabuyao City|Calamba|Calamba City|Calauan|Liliw|Los Baños|Lumban|Nagcarlan|Paete|Pagsanjan|Pila|San Pablo City|San Pedro City|Santa Rosa City|Siniloan
Rizal: Angono|Antipolo|Antipolo City|Binangonan|Cainta|Cardona|Jala-Jala|Pililla|Tanay|Teresa
Batangas: Balayan|Batangas City|Bauan|Calaca|Calatagan|Lipa|Lipa City|Nasugbu|Taal|Tanauan City
Bulacan: Angat|Balagtas|Baliuag|Baliwag|Bocaue|Bulakan|Bustos|Calumpit|Guiguinto|Malolos|Malolos City|Marilao|Meycauayan|Norzagaray|Obando|Pandi|Paombong|Plaridel|Pulilan|San Jose del Monte|SJDM
Pampanga: Apalit|Arayat|Guagua|Lubao|Mabalacat|Mabalacat City|Magalang|Porac`,
  AE: `Abu Dhabi: Abu Dhabi|Al Ain|Ruwais|Al Ruwais|Madinat Zayed|Mussafah
Dubai: Dubai|Hatta
Sharjah: Sharjah|Khor Fakkan|Khorfakkan|Kalba
Ajman: Ajman
Fujairah: Fujairah|Dibba
Ras Al Khaimah: Ras Al Khaimah
Umm Al Quwain: Umm Al Quwain`,
  IN: `Delhi: Delhi|New Delhi
Chandigarh: Chandigarh
Telangana: Hyderabad|Secunderabad|Warangal
Karnataka: Bengaluru|Bangalore|Mysuru|Mangaluru
Maharashtra: Mumbai|Pune|Nagpur|Thane|Nashik|Navi Mumbai
Tamil Nadu: Chennai|Coimbatore|Madurai
West Bengal: Kolkata|Howrah
Gujarat: Ahmedabad|Surat|Vadodara|Rajkot
Rajasthan: Jaipur|Jodhpur|Udaipur
Uttar Pradesh: Lucknow|Noida|Kanpur|Varanasi|Agra|Ghaziabad
Haryana: Gurugram|Gurgaon|Faridabad
Kerala: Kochi|Thiruvananthapuram|Kozhikode
Madhya Pradesh: Bhopal|Indore
Bihar: Patna
Odisha: Bhubaneswar
Andhra Pradesh: Visakhapatnam|Vijayawada`,
  US: "District of Columbia: Washington DC|Washington D.C.",
  AR: "Ciudad Autónoma de Buenos Aires: Buenos Aires|Cdad. Autónoma de Buenos Aires|Ciudad Autónoma de Buenos Aires",
  CN: `Beijing: Beijing|北京市
Shanghai: Shanghai|上海市
Tianjin: Tianjin
Chongqing: Chongqing`,
  MX: `Ciudad de México: Ciudad de México|Mexico City
Nuevo León: Monterrey
Jalisco: Guadalajara|Zapopan`,
  ES: `Madrid: Madrid
Barcelona: Barcelona`,
  MY: `Kuala Lumpur: Kuala Lumpur
Putrajaya: Putrajaya`,
  PK: `Sindh: Karachi|Hyderabad
Punjab: Lahore|Faisalabad|Rawalpindi|Multan
Islamabad Capital Territory: Islamabad
Khyber Pakhtunkhwa: Peshawar`,
  CO: `Bogotá: Bogotá|Bogotá D.C.
Antioquia: Medellín
Valle del Cauca: Cali
Atlántico: Barranquilla`,
  EC: `Pichincha: Quito
Guayas: Guayaquil
Azuay: Cuenca`,
  KE: `Nairobi: Nairobi
Mombasa: Mombasa`,
  TZ: `Dar es Salaam: Dar es Salaam
Dodoma: Dodoma
Arusha: Arusha`,
  UG: "Central Region: Kampala|Entebbe",
  DJ: "Djibouti: Djibouti",
  DM: "Saint George Parish: Roseau",
  KW: "Al Asimah: Kuwait City",
  MR: `Nouakchott: Nouakchott
نواكشوط: نواكشوط`,
  LB: "Beirut Governorate: Beirut",
  LT: `Vilnius County: Vilnius
Kaunas County: Kaunas
Klaipėda County: Klaipėda
Šiauliai County: Šiauliai
Panevėžys County: Panevėžys`,
  ZA: `Western Cape: Cape Town
Gauteng: Johannesburg|Pretoria|Sandton|Soweto
KwaZulu-Natal: Durban|Pietermaritzburg
Eastern Cape: Gqeberha|Port Elizabeth|East London
Free State: Bloemfontein`,
};

/** Communes of Luxembourg. An address names the village and then, without a comma, the commune. */
export const LUXEMBOURG_COMMUNES = `Beaufort|Bech|Beckerich|Berdorf|Bertrange|Bettembourg|Bettendorf|Betzdorf|Bissen|Biwer|Boulaide|Bourscheid|Bous|Clervaux|Colmar-Berg|Consdorf|Contern|Dalheim|Diekirch|Differdange|Dippach|Dudelange|Echternach|Ell|Erpeldange-sur-Sûre|Esch-sur-Alzette|Esch-sur-Sûre|Ettelbruck|Feulen|Fischbach|Flaxweiler|Frisange|Garnich|Goesdorf|Grevenmacher|Grosbous|Habscht|Heffingen|Helperknapp|Hesperange|Junglinster|Käerjeng|Kayl|Kehlen|Kiischpelt|Koerich|Kopstal|Lac de la Haute-Sûre|Larochette|Lenningen|Leudelange|Lintgen|Lorentzweiler|Luxembourg|Mamer|Manternach|Mersch|Mertert|Mertzig|Mondercange|Mondorf-les-Bains|Niederanven|Nommern|Parc Hosingen|Pétange|Préizerdaul|Putscheid|Rambrouch|Reckange-sur-Mess|Redange|Reisdorf|Remich|Roeser|Rosport-Mompach|Rumelange|Saeul|Sandweiler|Sanem|Schengen|Schieren|Schifflange|Schuttrange|Stadtbredimus|Steinfort|Steinsel|Strassen|Tandel|Troisvierges|Useldange|Vallée de l'Ernz|Vianden|Vichten|Wahl|Waldbillig|Waldbredimus|Walferdange|Weiler-la-Tour|Weiswampach|Wiltz|Wincrange|Winseler|Wormeldange`;

/** Other names that addresses use for a city: `City: other|other`. */
export const CITY_ALIAS_LINES: Readonly<Record<string, string>> = {
  LU: `Bettembourg: Beetebuerg
Bertrange: Bartreng
Clervaux: Clierf
Colmar-Berg: Colmer-Bierg
Diekirch: Dikrech
Differdange: Déifferdeng
Dudelange: Diddeleng
Echternach: Iechternach
Esch-sur-Alzette: Esch-Uelzecht
Ettelbruck: Ettelbréck
Grevenmacher: Gréiwemaacher
Hesperange: Hesper|Hesperingen
Junglinster: Jonglënster
Lenningen: Lenneng
Leudelange: Leideleng
Luxembourg: Lëtzebuerg|Luxemburg|Luxembourg City
Mondercange: Monnerech
Mondorf-les-Bains: Munneref
Niederanven: Nidderaanwen
Pétange: Péiteng
Redange: Réiden
Remich: Réimech
Sandweiler: Sandweeler
Sanem: Suessem
Schifflange: Schëffleng
Schuttrange: Schëtter
Steinsel: Steesel
Strassen: Stroossen
Troisvierges: Ëlwen
Vianden: Veianen
Walferdange: Walfer|Walferdingen
Weiswampach: Wäisswampech
Wiltz: Wolz
Wincrange: Wëntger`,
  PH: `Quezon City: Lungsod Quezon|Lungsod ng Quezon|Quezon
Manila: Maynila|Lungsod ng Maynila|City of Manila
Makati: Lungsod ng Makati
Davao City: Lungsod ng Davao|Dabaw
Cebu City: Lungsod ng Cebu|Lungsod ng Sugbu
Taguig: Lungsod ng Taguig
Pasig: Lungsod ng Pasig`,
  AL: `Tiranë: Tirana|Tirane
Durrës: Durres
Vlorë: Vlora|Vlore
Shkodër: Shkodra|Shkoder
Korçë: Korca|Korce
Sarandë: Saranda|Sarande`,
  AR: "Buenos Aires: Cdad. Autónoma de Buenos Aires|Ciudad Autónoma de Buenos Aires|CABA|C.A.B.A.|Capital Federal",
  DJ: "Djibouti: Djibouti-Ville|Djibouti City",
  PA: "Panamá: Ciudad de Panamá|Cdad. de Panamá|Panama|Panama City",
  CZ: `Praha: Prague|Prag
Brno: Brünn
Plzeň: Pilsen`,
};

/** Cities that write a quarter or district after their name ("Praha 5-Smíchov", "Paris 8e", "København K", "Dublin 2"). */
export const CITIES_WITH_DISTRICTS: Readonly<Record<string, string>> = {
  CZ: "Praha|Brno|Ostrava|Plzeň|Liberec|Pardubice|Ústí nad Labem|Olomouc|Hradec Králové",
  SK: "Bratislava|Košice",
  FR: "Paris|Lyon|Marseille",
  IE: "Dublin",
  DK: "København|Frederiksberg|Aarhus|Odense|Aalborg|Copenhagen",
  HU: "Budapest",
  RO: "București|Bucharest",
};

/** Counties that a British address may put between the town and the postcode. */
export const BRITISH_COUNTIES = `Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|County Durham|Cumbria|Derbyshire|Devon|Dorset|East Riding of Yorkshire|East Sussex|Essex|Gloucestershire|Greater London|Greater Manchester|Hampshire|Herefordshire|Hertfordshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|North Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|South Yorkshire|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|West Sussex|West Yorkshire|Wiltshire|Worcestershire|Aberdeenshire|Angus|Argyll and Bute|Ayrshire|Clackmannanshire|Dumfries and Galloway|East Lothian|Fife|Highland|Midlothian|Moray|North Lanarkshire|Perth and Kinross|Renfrewshire|Scottish Borders|South Lanarkshire|West Lothian|Carmarthenshire|Ceredigion|Conwy|Denbighshire|Flintshire|Gwynedd|Monmouthshire|Pembrokeshire|Powys|Rhondda Cynon Taff|County Antrim|County Armagh|County Down|County Fermanagh|County Londonderry|County Tyrone`;
