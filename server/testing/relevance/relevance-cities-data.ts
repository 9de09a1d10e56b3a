/*
 * Cities of the made-up directory. Name, state, country, time zone, latitude, longitude, language of its names and
 * categories, phone numbers up to their last four digits, postcodes from the centre outwards, streets, size.
 */
export const CITIES = `
Philadelphia|Pennsylvania|United States|America/New_York|39.951|-75.150|en|+1 215-555-|19106 19107 19102 19103 19123 19147|Walnut St;Chestnut St;Market St;South St;N 2nd St;Pine St;Race St|5
Pittsburgh|Pennsylvania|United States|America/New_York|40.441|-79.996|en|+1 412-555-|15222 15219 15203|Liberty Ave;Penn Ave;E Carson St;Forbes Ave|2
Scranton|Pennsylvania|United States|America/New_York|41.409|-75.662|en|+1 570-555-|18503 18504|Wyoming Ave;Lackawanna Ave;Spruce St|1
New York|New York|United States|America/New_York|40.713|-74.006|en|+1 212-555-|10001 10011 10013 10025|Broadway;W 23rd St;Canal St;Amsterdam Ave;5th Ave|4
Austin|Texas|United States|America/Chicago|30.267|-97.743|en|+1 512-555-|78701 78702 78704|Congress Ave;E 6th St;S Lamar Blvd;Guadalupe St|3
Little Rock|Arkansas|United States|America/Chicago|34.746|-92.289|en|+1 501-555-|72201 72205 72207|Cantrell Rd;Main St;Kavanaugh Blvd;W Markham St|2
San Jose|California|United States|America/Los_Angeles|37.339|-121.895|en|+1 408-555-|95112 95113 95126|N 1st St;The Alameda;E Santa Clara St;Story Rd|2
Springfield|Illinois|United States|America/Chicago|39.782|-89.650|en|+1 217-555-|62701 62704|E Adams St;S 5th St;Wabash Ave|1
Springfield|Massachusetts|United States|America/New_York|42.101|-72.590|en|+1 413-555-|01103 01105|State St;Boston Rd;Sumner Ave|1
Portland|Oregon|United States|America/Los_Angeles|45.515|-122.678|en|+1 503-555-|97205 97209 97214|SE Hawthorne Blvd;NW 23rd Ave;SW Morrison St|2
Portland|Maine|United States|America/New_York|43.661|-70.255|en|+1 207-555-|04101 04103|Congress St;Commercial St;Forest Ave|1
Seattle|Washington|United States|America/Los_Angeles|47.606|-122.332|en|+1 206-555-|98101 98104|Pike St;1st Ave;Yesler Way|1
Florence|Alabama|United States|America/Chicago|34.799|-87.677|en|+1 256-555-|35630 35633|N Court St;Cox Creek Pkwy;Florence Blvd|1
London||United Kingdom|Europe/London|51.507|-0.128|en|+44 20 7946 |WC2H 7LA;SE1 9SG;E1 6AN;NW1 8QL|Charing Cross Road;Borough High Street;Brick Lane;Camden High Street|2
Zürich|Zurich|Switzerland|Europe/Zurich|47.372|8.541|de|+41 44 555 |8001 8004 8005 8008 8032|Bahnhofstrasse;Langstrasse;Josefstrasse;Seefeldstrasse;Asylstrasse;Niederdorfstrasse|4
Genève|Geneva|Switzerland|Europe/Zurich|46.204|6.143|fr|+41 22 555 |1201 1204 1205|Rue du Rhône;Rue de Lausanne;Boulevard Carl-Vogt;Rue des Pâquis|2
München|Bavaria|Germany|Europe/Berlin|48.137|11.575|de|+49 89 2312 |80331 80469 80799|Leopoldstraße;Sendlinger Straße;Müllerstraße;Türkenstraße|2
Beograd||Serbia|Europe/Belgrade|44.816|20.460|sr|+381 11 555 |11000 11070 11080|Кнез Михаилова;Булевар краља Александра;Немањина;Светогорска|4
Novi Sad||Serbia|Europe/Belgrade|45.255|19.845|sr|+381 21 555 |21000 21101|Змај Јовина;Дунавска;Футошка|1
İstanbul||Türkiye|Europe/Istanbul|41.008|28.978|tr|+90 212 555 |34430 34710 34357|İstiklal Caddesi;Bağdat Caddesi;Bahariye Caddesi;Abide-i Hürriyet Caddesi|4
Quezon City|Metro Manila|Philippines|Asia/Manila|14.651|121.049|ph|+63 2 8555 |1103 1109 1112|Tomas Morato Ave;Katipunan Ave;Timog Ave;Maginhawa St|4
Manila|Metro Manila|Philippines|Asia/Manila|14.590|120.981|ph|+63 2 8556 |1000 1004|Taft Ave;Adriatico St;Ongpin St|1
Milano|Lombardy|Italy|Europe/Rome|45.464|9.190|it|+39 02 5550 |20121 20124 20144|Corso Buenos Aires;Via Torino;Via Tortona;Viale Monza|3
Madrid|Community of Madrid|Spain|Europe/Madrid|40.417|-3.704|es|+34 915 55 |28004 28012 28013|Calle de Fuencarral;Calle Mayor;Gran Vía;Calle de Atocha|3
`;
