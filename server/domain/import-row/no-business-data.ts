/**
 * Categories of places that are no business: the address types of Google's Places API (developers.google.com/maps/documentation/places,
 * "Table B"), and these kinds in English, German, French, Spanish, Portuguese, Italian, Dutch, Turkish, Serbo-Croatian and Russian.
 */
export const NO_BUSINESS_KINDS: readonly string[] = [
  "country|continent|colloquial area|political|geocode|archipelago|natural feature|landmark area",
  "administrative area|administrative area level 1|administrative area level 2|administrative area level 3|administrative area level 4|administrative area level 5|administrative area level 6|administrative area level 7",
  "locality|sublocality|sublocality level 1|sublocality level 2|sublocality level 3|sublocality level 4|sublocality level 5|neighborhood|neighbourhood",
  "postal code|postal code prefix|postal code suffix|postal town|postcode|zip code|plus code|street number|street address|intersection|route|street|road|highway|avenue",
  "city|town|village|hamlet|suburb|municipality|county|state|province|region|district|borough|township|settlement|populated place|human settlement|capital city",
  "Ort|Ortschaft|Ortsteil|Stadt|Stadtteil|Stadtbezirk|Dorf|Gemeinde|Weiler|Bundesland|Landkreis|Kanton|Postleitzahl|Straße|Kreuzung|Verwaltungsgebiet",
  "localité|ville|village|hameau|commune|quartier|arrondissement|département|code postal|rue|itinéraire|carrefour|zone administrative",
  "localidad|ciudad|pueblo|barrio|vecindario|municipio|provincia|código postal|calle|ruta|carretera|intersección|área administrativa",
  "localidade|cidade|vila|aldeia|bairro|município|freguesia|código postal|CEP|rua|rota|estrada|cruzamento|área administrativa",
  "località|città|paese|frazione|quartiere|comune|codice postale|CAP|strada|via|incrocio|area amministrativa",
  "plaats|stad|dorp|wijk|buurt|gemeente|provincie|postcode|straat|kruispunt|bestuurlijk gebied",
  "şehir|ilçe|mahalle|köy|semt|il|belde|posta kodu|sokak|cadde|kavşak|güzergâh|yerleşim yeri|idari bölge",
  "grad|naselje|naseljeno mesto|selo|opština|općina|četvrt|kvart|poštanski broj|ulica|put|raskrsnica|град|насеље|село|општина|поштански број|улица",
  "город|посёлок|населённый пункт|село|деревня|район|микрорайон|область|почтовый индекс|улица|перекрёсток|маршрут",
];
