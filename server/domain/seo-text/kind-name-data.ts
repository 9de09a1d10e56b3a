/** First words of category names that keep their capital inside a sentence: peoples, places, faiths and makes. */
export const PROPER_WORDS: ReadonlySet<string> = new Set(
  `Abarth Aboriginal Acura Afghan African Alfa Algerian Alsace American Amish Andalusian Andhra Anglican Anhui Apostolic Arab
Argentinian Armenian Asian Assamese Aston Asturian Audi Australian Austrian Awadhi Ayurvedic Azerbaijani Baden Bahá’í Balinese
Bangladeshi Baptist Basque Batak Bavarian Belgian Bengali Bentley Betawi Bikram Brazilian British Buddhist Bugatti Buick Bulgarian
Burmese Cadillac Cajun Californian Cambodian Canadian Cantabrian Cantonese Cape Caribbean Castilian Catalonian Catholic Caucasian
Central Chesapeake Chettinad Chevrolet Chilean Chinese Christian Christmas Chrysler Citroen Colombian Costa Creole Croatian Cuban
Cupra Czech Dacia Daihatsu Danish Dodge Dominican Ducati Dutch Ecuadorian Egyptian English Episcopal Eritrean Ethiopian European
Evangelical Extremaduran Ferrari Fiat Filipino Finnish Floridian Ford Foursquare Franconian French Fujian Galician Genesis Georgian
German Gestalt Goan Greek Guatemalan Guizhou Gujarati Haitian Hakka Harley-Davidson Hawaiian Hindu Hispanic Honda Honduran Hong
Hunan Hungarian Hyderabadi Hyundai Icelandic Indian Indonesian Infiniti Irish Islamic Israeli Isuzu Italian Jaguar Jain Jamaican
Japanese Japanized Javanese Jeep Jehovah’s Jewish Jiangsu Judaica Karnataka Kashmiri Kawasaki Kazakhstani Kerala Kia Kingdom Konkani
Korean Kyoto Lamborghini Lancia Laotian Latin Lebanese Lexus Ligurian Lincoln Lithuanian Lombardian Lutheran Madrilian Majorcan
Malaysian Maltese Manado Mandarin Maori Marathi Maserati Masonic Maybach Mazda McLaren Mediterranean Mennonite Mercedes-Benz
Messianic Methodist Mexican Mitsubishi Mongolian Montessori Moravian Moroccan Mormon Mughlai Muslim Navarraise Neapolitan Nepalese
Nicaraguan Nissan Norwegian Nyonya Oaxacan Odia Oldsmobile Opel Padang Pakistani Palatine Palestinian Pan-Asian Pan-Latin Paraguayan
Parsi Pennsylvania Pentecostal Persian Peruvian Peugeot Piedmontese Polish Polynesian Pontiac Porsche Portuguese Presbyterian
Protestant Provence Pueblan Puerto Punjabi Quaker Québécois Rajasthani Ram Renault Rolls-Royce Roman Romanian Russian Saab Salvadoran
Sardinian Saturn Scandinavian Scottish Serbian Seventh-day Seychelles Shandong Shanghainese Shinto Sichuan Sicilian Sikh Singaporean
Skoda Spanish Sri Subaru Sundanese Surinamese Suzuki Swabian Swedish Swiss Syrian Tabascan Taiwanese Taoist Tata Tesla Tex-Mex Thai
Thuringian Tibetan Toyota Triumph Tunisian Turkish Turkmen Tuscan Ukrainian Unitarian Uruguayan Uyghur Uzbeki Valencian Vauxhall
Venetian Venezuelan Vietnamese Volkswagen Volvo Waldorf Welsh Wesleyan Yamaha Yemeni Yucatan Zhejiang`.split(/\s+/),
);
