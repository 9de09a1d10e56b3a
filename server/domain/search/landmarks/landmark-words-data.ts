/** Words for the same kind of landmark, of which addresses have one and searches another. */
export const LANDMARK_WORDS = [
  "hb, hbf, hauptbahnhof, bahnhof, main station, central station, train station, railway station, station, gare, gare centrale, stazione, stazione centrale, estacion, estacion central, estacao, centraal station, dworzec, dworzec glowny, hlavni nadrazi, nadrazi, kolodvor, glavni kolodvor, zeleznicka stanica, вокзал, вокзала, вокзале, вокзалу, железнодорожный вокзал, gar, tren gari, gari, tren istasyonu, istasyonu, jarnvagsstation, hovedbanegard, palyaudvar, 駅, 中央駅, 站, 火车站, 역, محطة, محطة القطار, محطة قطار, תחנת רכבת",
  "airport, flughafen, aeroport, aeropuerto, aeroporto, luchthaven, lotnisko, letiste, aerodrom, zracna luka, havalimani, havaalani, flygplats, lufthavn, lentoasema, repuloter, аэропорт, аэропорта, аэропорте, 空港, 机场, 機場, 공항, مطار, נמל תעופה, สนามบิน",
  "university, universitat, uni, universite, universidad, universita, universidade, universiteit, uniwersytet, univerzita, univerzitet, universitesi, 大学, 大學, 대학교, جامعة, אוניברסיטה, มหาวิทยาลัย",
  "port, harbour, harbor, hafen, puerto, porto, liman, luka, marina, гавань, 港",
  "district, distrikt, quartier, viertel, stadtteil, stadtviertel, barrio, quartiere, bairro, wijk, mahalle, mahallesi, semt, semti, dzielnica, rajon, neighborhood, neighbourhood, район, 区",
  "square, sq, platz, pl, plaza, piazza, place, plein, meydani, namesti, ploscad, trg",
] as const;
