/** Words for the same kind of landmark, of which addresses have one and searches another. */
export const LANDMARK_WORDS = [
  "hb, hbf, hauptbahnhof, bahnhof, main station, central station, train station, railway station, station, gare, gare centrale, stazione, stazione centrale, estacion, estacion central, estacao, centraal station, dworzec, dworzec glowny, hlavni nadrazi, nadrazi, kolodvor, glavni kolodvor, zeleznicka stanica, vokzal, gar, tren gari, jarnvagsstation, hovedbanegard, palyaudvar, 駅, 站, 火车站, 역, محطة القطار, תחנת רכבת",
  "airport, flughafen, aeroport, aeropuerto, aeroporto, luchthaven, lotnisko, letiste, aerodrom, zracna luka, havalimani, havaalani, flygplats, lufthavn, lentoasema, repuloter, 空港, 机场, 機場, 공항, مطار, נמל תעופה, สนามบิน",
  "university, universitat, uni, universite, universidad, universita, universidade, universiteit, uniwersytet, univerzita, univerzitet, universitesi, 大学, 大學, 대학교, جامعة, אוניברסיטה, มหาวิทยาลัย",
  "square, sq, platz, pl, plaza, piazza, place, plein, meydani, namesti, ploscad, trg",
] as const;
