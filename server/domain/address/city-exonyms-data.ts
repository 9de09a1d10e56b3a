/**
 * Names of one city in English, German, French, Spanish, Italian, Turkish and Serbian, one city per line. Names that are also words, such
 * as Lion and Rim, are left out.
 */
export const CITY_NAMES = `
München, Munich, Monaco di Baviera, Múnich, Münih, Minhen
Köln, Cologne, Keln
Nürnberg, Nuremberg, Norimberga, Nirnberg
Hamburg, Hambourg, Hamburgo, Amburgo
Frankfurt, Frankfurt am Main, Francfort, Francoforte, Fráncfort
Hannover, Hanover, Hanovre
Wien, Vienna, Vienne, Viena, Viyana, Beč
Salzburg, Salzbourg, Salzburgo, Salisburgo
Zürich, Zurich, Zurigo, Cirih
Genève, Geneva, Genf, Ginebra, Ginevra, Cenevre, Ženeva
Basel, Bâle, Basle, Basilea
Bern, Berne, Berna
Luzern, Lucerne, Lucerna
Lausanne, Losanna, Lozana
Milano, Milan, Mailand, Milán
Roma, Rome, Rom
Firenze, Florence, Florenz, Florencia, Floransa, Firenca
Venezia, Venice, Venedig, Venise, Venecia, Venedik, Venecija
Napoli, Naples, Neapel, Nápoles, Napulj
Torino, Turin, Turín
Genova, Genoa, Genua, Gênes, Génova, Cenova, Đenova
Paris, París, Parigi, Pariz
Lyon, Lyons, Lione
Marseille, Marseilles, Marsella, Marsiglia, Marsilya, Marsej
Nice, Nizza, Niza
Strasbourg, Straßburg, Estrasburgo, Strasburgo, Strazbur
Bruxelles, Brussels, Brüssel, Bruselas, Brüksel, Brisel, Brussel
Antwerpen, Antwerp, Anvers, Amberes, Anversa
Den Haag, The Hague, La Haye, La Haya, L'Aia, Lahey
Amsterdam, Ámsterdam
London, Londres, Londra
Edinburgh, Édimbourg, Edimburgo
Lisboa, Lisbon, Lissabon, Lisbonne, Lisbona, Lizbon, Lisabon
Porto, Oporto
Madrid, Madrit
Barcelona, Barcelone, Barcellona, Barselona
Sevilla, Seville, Séville, Siviglia, Sevilja
Zaragoza, Saragossa, Saragosse
København, Copenhagen, Kopenhagen, Copenhague, Copenaghen, Kopenhag
Stockholm, Stoccolma, Estocolmo, Stokholm
Göteborg, Gothenburg
Warszawa, Warsaw, Warschau, Varsovie, Varsovia, Varsavia, Varşova, Varšava
Kraków, Cracow, Krakau, Cracovie, Cracovia, Krakov
Praha, Prague, Prag, Praga
Budapest, Budapeşte, Budimpešta
București, Bucharest, Bukarest, Bucarest, Bükreş, Bukurešt
Beograd, Belgrade, Belgrad, Belgrado
Novi Sad, Neusatz
Niš, Nish, Nis
Zagreb, Agram, Zagabria
Ljubljana, Laibach, Lubiana
Sarajevo, Saraybosna
Skopje, Skoplje, Üsküp
Thessaloniki, Salonica, Saloniki, Salonicco, Selanik, Solun
Athina, Athens, Athen, Athènes, Atenas, Atene, Atina
İstanbul, Istanbul, Estambul, Constantinople, Carigrad
İzmir, Smyrna, Smirne
Moskva, Moscow, Moskau, Moscou, Moscú, Mosca, Moskova
Sankt-Peterburg, Saint Petersburg, St Petersburg, Sankt Petersburg
Kyiv, Kiev, Kiew, Kijev
Odesa, Odessa
Gent, Ghent, Gand
Brugge, Bruges, Brügge
Liège, Luik, Lüttich
Padova, Padua
Siracusa, Syracuse
Braunschweig, Brunswick
Bengaluru, Bangalore
Mumbai, Bombay
Kolkata, Calcutta
Chennai, Madras
New York, New York City, NYC, Nueva York, Nuova York, Njujork
Philadelphia, Philly, Filadelfia, Filadelfija
Washington, Washington DC
Las Vegas, Vegas
Ciudad de México, Mexico City, Mexiko-Stadt, CDMX
Quezon City, Lungsod Quezon
Manila, Manille
Tokyo, Tokio
Beijing, Peking, Pékin, Pekín, Pechino, Pekin
Cairo, Kairo, Le Caire, El Cairo, Kahire
Jerusalem, Jérusalem, Jerusalén, Gerusalemme, Kudüs
`;
