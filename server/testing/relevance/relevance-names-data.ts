/* Parts of made-up names by language: families, then words that go before a noun; in Serbian in Cyrillic. */
export const FAMILIES: Readonly<Record<string, string>> = {
  en: "Abernathy Ashworth Bartlett Beaumont Caldwell Carmichael Donnelly Eastman Fairbanks Finnegan Gallagher Hargrove Holloway Ingram Jamison Kendrick Lockhart Mackenzie Marlowe Northrop Oakley Pemberton Quigley Rafferty Rockwell Sheridan Sinclair Thornton Underhill Vandermeer Wakefield Whitaker Winslow Yardley Zimmerman Castellano Rosario Nguyen Patel Kowalski",
  de: "Ackermann Baumgartner Brunner Dietrich Egli Fischer Gerber Hofmann Hürlimann Isler Keller Kessler Lüthi Meier Neuenschwander Odermatt Pfister Rüegg Schärer Steiner Tobler Vogel Wäckerli Zumstein Zürcher",
  fr: "Aubert Bonnard Chappuis Delacroix Dufour Favre Girardin Jaquet Lambert Monnier Pasquier Perrin Rochat Savary Tissot Vuilleumier",
  it: "Albertini Bianchi Cattaneo Colombo Esposito Ferrari Galimberti Lombardi Marchetti Moretti Pellegrini Ricci Rinaldi Sforza Tagliabue Vismara",
  es: "Álvarez Cervantes Delgado Espinosa Fernández Gallego Herrero Ibáñez Jiménez Lozano Montero Navarro Ortega Peñalver Quintana Sepúlveda",
  sr: "Јовановић Петровић Николић Марковић Ђорђевић Стојановић Илић Станковић Павловић Милошевић Живковић Ђукић Шћепановић Љубичић Њежић Обрадовић",
  tr: "Yılmaz Kaya Demir Şahin Çelik Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Güneş Işık",
  ph: "Aguinaldo Bautista Caballero Dimaculangan Evangelista Fajardo Gatchalian Hidalgo Ilagan Lacson Macaraeg Nepomuceno Ocampo Pangilinan Salonga Tolentino",
};
export const ADJECTIVES: Readonly<Record<string, string>> = {
  en: "Golden Riverside Lakeview Cornerstone Evergreen Keystone Heritage Sunrise Summit Harbor Maple Beacon Liberty Crescent Patriot Silverline",
  de: "Goldener Alter Neuer Kleiner Grüner Roter",
  fr: "Grand Petit Nouveau Vieux",
  it: "Antica Nuova Piccola Bella",
  es: "Antigua Nueva Buena Gran",
  sr: "Нови Стари Златни Плави",
  tr: "Altın Yeni Mavi Büyük",
  ph: "Sampaguita Mabuhay Maligaya Bayanihan Sunrise Golden",
};
