// Written by cli/dev/make-country-names.mjs; do not edit.
/**
 * Names of countries that `COUNTRY_LINES` lacks, in 44 languages: alpha-2 code, then the names. From Unicode's CLDR
 * 48.0 (Unicode License v3). Names of two countries, and of cities and regions elsewhere, are left out.
 */
export const COUNTRY_NAME_LINES = `
AD Андора|Ανδόρα|อันดอร์รา|안도라|安道爾|אנדורה|एंडोरा
AE Združeni arabski emirati|Ujedinjeni Arapski Emirati|Уједињени Арапски Емирати|Обединети Арапски Емирати|Обединени арабски емирства|Обʼєднані Арабські Емірати|De Forenede Arabiske Emirater|De forente arabiske emirater|Arabiemiirikunnat|Araabia Ühendemiraadid|Apvienotie Arābu Emirāti|Jungtiniai Arabų Emyratai|Ηνωμένα Αραβικά Εμιράτα|Emiratet e Bashkuara Arabe|Emirats Àrabs Units|Uni Emirat Arab|Emiriah Arab Bersatu|Các Tiểu Vương quốc Ả Rập Thống nhất|สหรัฐอาหรับเอมิเรตส์|아랍에미리트|阿拉伯联合酋长国|阿拉伯聯合大公國|امارات متحدهٔ عربی|איחוד האמירויות הערביות|संयुक्त अरब अमीरात
AF Авганистан|Avganistan|Афганістан|Afganistāna|Afganistanas|Αφγανιστάν|อัฟกานิสถาน|아프가니스탄|אפגניסטן|अफ़गानिस्तान
AG Antigua & Barbuda|Antigva in Barbuda|Antigva i Barbuda|Антигва и Барбуда|Антига и Барбуда|Антигуа і Барбуда|Antigua og Barbuda|Antigua ja Barbuda|Antigva un Barbuda|Antigva ir Barbuda|Αντίγκουα και Μπαρμπούντα|Antigua dan Barbuda|Antigua và Barbuda|แอนติกาและบาร์บูดา|앤티가 바부다|安地卡及巴布達|أنتيغوا وبربودا|آنتیگوا و باربودا|אנטיגואה וברבודה|एंटिगुआ और बरबुडा
AI Angvila|Ангвила|Ангуила|Ангілья|Angilja|Angilija|Ανγκουίλα|Anguilë|แองกวิลลา|앵귈라|安奎拉|آنگویلا|אנגווילה|एंग्विला
AL Albánsko|Албанија|Албанія|Albaania|Αλβανία|แอลเบเนีย|알바니아|阿爾巴尼亞|آلبانی|אלבניה|अल्बानिया
AM Arménsko|Armenija|Јерменија|Jermenija|Ерменија|Вірменія|Armeenia|Αρμενία|Armeni|อาร์เมเนีย|아르메니아|亞美尼亞|ارمنستان|ארמניה|आर्मेनिया
AO Αγκόλα|Angolë|แองโกลา|앙골라|آنگولا|אנגולה|अंगोला
AQ Antarktyda|Антарктик|Antarktik|Антарктика|Ανταρκτική|Antarktikë|Antartika|Nam Cực|แอนตาร์กติกา|남극 대륙|南極洲|أنتاركتيكا|جنوبگان|אנטארקטיקה|अंटार्कटिका
AR Аржентина|Argentiina|Αργεντινή|Argjentinë|อาร์เจนตินา|아르헨티나|آرژانتین|ארגנטינה|अर्जेंटीना
AS Ameriška Samoa|Америчка Самоа|Американска Самоа|Американське Самоа|Amerikansk Samoa|Amerikan Samoa|Ameerika Samoa|ASV Samoa|Amerikos Samoa|Αμερικανική Σαμόα|Samoa Amerikane|Samoa Amerika|Samoa thuộc Mỹ|อเมริกันซามัว|아메리칸 사모아|米領サモア|美屬薩摩亞|ساموآی امریکا|סמואה האמריקנית|अमेरिकी समोआ
AT Rakúsko|Avstrija|Austrija|Аустрија|Австрија|Австрія|Østrig|Itävalta|Αυστρία|Austri|ออสเตรีย|오스트리아|奧地利|اتریش|אוסטריה|ऑस्ट्रिया
AU Avstralija|Australija|Аустралија|Австралија|Австралія|Austraalia|Αυστραλία|Australi|ออสเตรเลีย|오스트레일리아|澳洲|استرالیا|אוסטרליה|ऑस्ट्रेलिया
AW Αρούμπα|Arubë|อารูบา|아루바|荷屬阿魯巴|ארובה|अरूबा
AX Ålandinseln|Îles Åland|Alandski otoki|Ålandski otoci|Olandska ostrva|Оландска Острва|Оландски Острови|Аландські Острови|Аландские о-ва|Åland-szigetek|Ahvenanmaa|Ahvenamaa|Olandes salas|Alandų Salos|Νήσοι Όλαντ|Ishujt Alandë|Illes Åland|Kepulauan Aland|Quần đảo Åland|หมู่เกาะโอลันด์|올란드 제도|奥兰群岛|奧蘭群島|جزر آلاند|جزایر آلاند|איי אולנד|एलैंड द्वीपसमूह
AZ Азербејџан|Aserbajdsjan|Azerbaidžan|Aserbaidžaan|Azerbaidžāna|Azerbaidžanas|Αζερμπαϊτζάν|Azerbajxhan|อาเซอร์ไบจาน|아제르바이잔|亞塞拜然|جمهوری آذربایجان|אזרבייג׳ן|अज़रबैजान
BA Bósnia e Herzegovina|Bosna in Hercegovina|Боснія і Герцеговина|Bosnien-Hercegovina|Bosnia-Hercegovina|Bosnia ja Hertsegovina|Bosnia ja Hertsegoviina|Bosnija un Hercegovina|Bosnija ir Hercegovina|Βοσνία - Ερζεγοβίνη|Bosnjë-Hercegovinë|Bòsnia i Hercegovina|Bosnia dan Herzegovina|Bosnia và Herzegovina|บอสเนียและเฮอร์เซโกวีนา|보스니아 헤르체고비나|波斯尼亚和黑塞哥维那|波士尼亞與赫塞哥維納|بوسنی و هرزگوین|בוסניה והרצגובינה|बोस्निया और हर्ज़ेगोविना
BB Barbadosa|Barbadosas|Μπαρμπέιντος|บาร์เบโดส|바베이도스|巴貝多|بربادوس|ברבדוס|बारबाडोस
BD Bangladeša|Bangladešas|Μπανγκλαντές|บังกลาเทศ|방글라데시|孟加拉|بنگلادش|בנגלדש|बांग्लादेश
BE Belgicko|Belgija|Белгија|Белгия|Бельгія|Βέλγιο|Belgjikë|เบลเยียม|벨기에|比利時|بلژیک|בלגיה|बेल्जियम
BF Burquina Faso|Буркіна-Фасо|Burkina Fasas|Μπουρκίνα Φάσο|บูร์กินาฟาโซ|부르키나파소|布吉納法索|بورکینافاسو|בורקינה פאסו|बुर्किना फ़ासो
BG Bolgarija|Bugarska|Бугарска|Бугарија|Болгарія|Bulgaaria|Bulgārija|Βουλγαρία|Bullgari|บัลแกเรีย|불가리아|保加利亞|بلغارستان|בולגריה|बुल्गारिया
BH Baréin|Bahreina|Bahreinas|Μπαχρέιν|Bahrejn|บาห์เรน|바레인|بحرین|בחריין|बहरीन
BI Бурунді|Burundija|Burundis|Μπουρούντι|บุรุนดี|부룬디|蒲隆地|بوروندی|בורונדי|बुरुंडी
BJ Бенін|Benina|Μπενίν|เบนิน|베냉|貝南|بنین|בנין|बेनिन
BL St. Barthélemy|Sveti Bartolomej|Свети Бартоломеј|Свети Вартоломеј|Сен-Бартелемі|Senbartelmī|Sen Bartelemi|Άγιος Βαρθολομαίος|เซนต์บาร์เธเลมี|생바르텔레미|聖巴瑟米|سان بارتليمي|سن بارتلمی|סנט ברתולומיאו|सेंट बार्थेलेमी
BM Bermudi|Бермуди|Бермудски острови|Бермудські Острови|Бермудские о-ва|Bermudu salas|Βερμούδες|Bermude|เบอร์มิวดา|버뮤다|百慕達|ברמודה|बरमूडा
BN Брунеј|Бруней Даруссалам|Bruneja|Brunėjus|Μπρουνέι|บรูไน|브루나이|ブルネイ|汶萊|برونئی|ברוניי|ब्रूनेई
BO Bolivija|Боливија|Болівія|Boliivia|Βολιβία|Bolivi|โบลิเวีย|볼리비아|ボリビア|玻利維亞|بولیوی|בוליביה|बोलीविया
BQ Karibische Niederlande|Pays-Bas caribéens|Caribe neerlandés|Caraibi Olandesi|Caribisch Nederland|Niderlandy Karaibskie|Karibské Nizozemsko|Karibské Holandsko|Nizozemski Karibi|Karipski otoci Nizozemske|Karipska Holandija|Карипска Холандија|Карибска Нидерландия|Карибські Нідерланди|Holland Karib-térség|Karibiska Nederländerna|De tidligere Nederlandske Antiller|Karibisk Nederland|Karibian Alankomaat|Kariibi Madalmaad|Nīderlandes Karību salas|Karibų Nyderlandai|Ολλανδία Καραϊβικής|Karaibet holandeze|Carib Neerlandès|Karayip Hollandası|Belanda Karibia|Belanda Caribbean|Ca-ri-bê Hà Lan|เนเธอร์แลนด์แคริบเบียน|네덜란드령 카리브|オランダ領カリブ|荷属加勒比区|荷蘭加勒比區|هولندا الكاريبية|جزایر کارائیب هلند|האיים הקריביים ההולנדיים|कैरिबियन नीदरलैंड
BR Brazilija|Бразил|Бразилія|Brasilia|Brasiilia|Βραζιλία|บราซิล|브라질|برزیل|ברזיל|ब्राज़ील
BS Bahami|Бахами|Бахамски острови|Багамські Острови|Bahama|Bahamu salas|Bahamos|Μπαχάμες|Bahames|บาฮามาส|바하마|巴哈馬|جزر البهاما|باهاما|איי בהאמה|बहामास
BT Butāna|Butanas|Μπουτάν|ภูฏาน|부탄|בהוטן|भूटान
BV Bouvetov ostrov|Bouvetov otok|Otok Bouvet|Ostrvo Buve|Острво Буве|Острів Буве|о-в Буве|Bouvetøen|Bouvetøya|Bouvet’nsaari|Bouvet’ saar|Buvē sala|Νήσος Μπουβέ|Ishulli Bove|Illa Bouvet|Pulau Bouvet|Đảo Bouvet|เกาะบูเว|부베섬|布威島|جزیرهٔ بووه|האי בובה|बोवेत द्वीप
BW Bocvana|Боцвана|Μποτσουάνα|Botsvanë|บอตสวานา|보츠와나|波札那|בוטסואנה|बोत्स्वाना
BY Bielorusko|Belorusija|Bjelorusija|Белорусија|Беларус|Білорусь|Belarusz|Valko-Venäjä|Valgevene|Baltkrievija|Baltarusija|Λευκορωσία|Bjellorusi|เบลารุส|벨라루스|白俄羅斯|بيلاروس|بلاروس|בלארוס|बेलारूस
BZ Белизе|Беліз|Beliza|Belizas|Μπελίζ|เบลีซ|벨리즈|貝里斯|بلیز|בליז|बेलीज़
CA Καναδάς|แคนาดา|캐나다|کانادا|קנדה|कनाडा
CC Islas Cocos|Isole Cocos (Keeling)|Kokosovi otoki|Kokosovi (Keelingovi) Otoci|Kokosova (Keelingova) ostrva|Кокосова (Килингова) Острва|Kokosova (Kilingova) Ostrva|Кокосови (Килиншки) Острови|Кокосови острови (острови Кийлинг)|Кокосові (Кілінг) Острови|Кокосовые о-ва|Cocosøerne|Kokosøyene|Kookossaaret (Keelingsaaret)|Kookossaared|Kokosu (Kīlinga) salas|Kokosų (Kilingo) Salos|Νήσοι Κόκος (Κίλινγκ)|Ishujt Kokos|Illes Cocos (Keeling)|Kepulauan Cocos (Keeling)|Quần đảo Cocos (Keeling)|หมู่เกาะโคโคส (คีลิง)|코코스 제도|科克斯（基靈）群島|جزر كوكوس (كيلينغ)|جزایر کوکوس|איי קוקוס (קילינג)|कोकोस (कीलिंग) द्वीपसमूह
CD Kongo-Kinshasa|República Democrática del Congo|Konžská demokratická republika|Demokratična republika Kongo|Demokratska Republika Kongo|Конго - Киншаса|Конго – Кіншаса|Kongon demokraattinen tasavalta|Kongo DV|Kongas-Kinšasa|Κονγκό - Κινσάσα|คองโก - กินชาซา|콩고-킨샤사|コンゴ民主共和国(キンシャサ)|剛果（金夏沙）|الكونغو - كينشاسا|کنگو - کینشاسا|קונגו - קינשאסה|कांगो - किंशासा
CF Srednjeafriška republika|Srednjoafrička Republika|Centralnoafrička Republika|Централноафричка Република|Централноафриканска Република|Центральноафриканська Республіка|Центрально-Африканская Республика|Den Centralafrikanske Republik|Den sentralafrikanske republikk|Keski-Afrikan tasavalta|Kesk-Aafrika Vabariik|Centrālāfrikas Republika|Centrinės Afrikos Respublika|Κεντροαφρικανική Δημοκρατία|Republika e Afrikës Qendrore|República Centreafricana|Republik Afrika Tengah|Cộng hòa Trung Phi|สาธารณรัฐแอฟริกากลาง|중앙 아프리카 공화국|中非共和国|中非共和國|جمهوری افریقای مرکزی|הרפובליקה המרכז-אפריקאית|मध्य अफ़्रीकी गणराज्य
CG República do Congo|Konžská republika|Конго - Бразавил|Конго – Браззавіль|Конго - Браззавиль|Kongon tasavalta|Kongo Vabariik|Kongo (Brazavila)|Kongas-Brazavilis|Κονγκό - Μπραζαβίλ|Kongo-Brazavilë|คองโก - บราซซาวิล|콩고-브라자빌|コンゴ共和国(ブラザビル)|剛果（布拉薩）|الكونغو - برازافيل|کنگو - برازویل|קונגו - ברזאויל|कांगो – ब्राज़ाविल
CH Švajčiarsko|Švica|Švicarska|Швајцарска|Švajcarska|Швајцарија|Швейцарія|Sveits|Sveitsi|Šveice|Šveicarija|Ελβετία|Zvicër|Suïssa|Swiss|Thụy Sĩ|สวิตเซอร์แลนด์|스위스|سوئیس|שווייץ|स्विट्ज़रलैंड
CI Pobrežie Slonoviny|Slonokoščena obala|Obala Bjelokosti|Obala Slonovače|Обала Слоноваче (Кот д’Ивоар)|Obala Slonovače (Kot d’Ivoar)|Брегот на Слоновата Коска|Кот д’Ивоар|Кот-дʼІвуар|Elfenbenskysten|Norsunluurannikko|Elevandiluurannik|Kotdivuāra|Dramblio Kaulo Krantas|Ακτή Ελεφαντοστού|โกตดิวัวร์|코트디부아르|象牙海岸|ساحل عاج|חוף השנהב|कोत दिवुआर
CK Cookove ostrovy|Cookovi otoki|Cookovi Otoci|Kukova ostrva|Кукова Острва|Кукови Острови|острови Кук|Острови Кука|о-ва Кука|Cookøerne|Cookøyene|Cookinsaaret|Cooki saared|Kuka salas|Kuko Salos|Νήσοι Κουκ|Ishujt Kuk|Illes Cook|Kepulauan Cook|Quần đảo Cook|หมู่เกาะคุก|쿡 제도|庫克群島|جزایر کوک|איי קוק|कुक द्वीपसमूह
CL Чиле|Чилі|Tšiili|Χιλή|Kili|Xile|ชิลี|칠레|شیلی|צ׳ילה|चिली
CM Kamerūna|Kamerūnas|Καμερούν|แคเมอรูน|카메룬|喀麥隆|کامرون|קמרון|कैमरून
CN Kitajska|Кина|Kiina|Hiina|Kinija|Κίνα|Kinë|Xina|Tiongkok|Trung Quốc|จีน|중국|چین|סין|चीन
CO Κολομβία|Kolombia|โคลอมเบีย|콜롬비아|哥倫比亞|کلمبیا|קולומביה|कोलंबिया
CR Κόστα Ρίκα|Kosta-Rikë|คอสตาริกา|코스타리카|哥斯大黎加|کاستاریکا|קוסטה ריקה|कोस्टारिका
CU Kuuba|Κούβα|Kubë|คิวบา|쿠바|کوبا|קובה|क्यूबा
CV Zelenortski otoki|Zelenortska Republika|Zelenortska Ostrva|Зеленортска Острва|Kapp Verde|Roheneemesaared|Kaboverde|Žaliasis Kyšulys|Πράσινο Ακρωτήριο|Kepi i Gjelbër|Cap Verd|Tanjung Verde|เคปเวิร์ด|카보베르데|維德角|کیپ‌ورد|כף ורדה|केप वर्ड
CW Curazao|Kurasao|Курасао|Kirasao|Kiurasao|Κουρασάο|คูราเซา|퀴라소|庫拉索|کوراسائو|קוראסאו|कुरासाओ
CX Isola Christmas|Ilha Christmas|Vianočný ostrov|Božični otok|Božićno ostrvo|Божићно Острво|Божиќен Остров|остров Рождество|Острів Різдва|о-в Рождества|Juleøen|Christmasøya|Joulusaari|Jõulusaar|Ziemsvētku sala|Kalėdų Sala|Νήσος των Χριστουγέννων|Ishulli i Krishtlindjes|Illa Christmas|Pulau Natal|Pulau Krismas|Đảo Giáng Sinh|เกาะคริสต์มาส|크리스마스섬|聖誕島|جزيرة كريسماس|جزیرهٔ کریسمس|אי חג המולד|क्रिसमस द्वीप
CY Ciper|Cipar|Kipar|Кипар|Кипър|Кіпр|Kypros|Küpros|Kipra|Kipras|Qipro|Xipre|Siprus|ไซปรัส|키프로스|賽普勒斯|قبرس|קפריסין|साइप्रस
CZ Tchéquie|Cechia|Tchéquia|Češka|Чешка|Чехія|Tjekkiet|Tsjekkia|Tšekki|Tšehhi|Čehija|Čekija|Τσεχία|Çeki|Txèquia|Çekya|Ceko|เช็ก|체코|التشيك|چک|צ׳כיה|चेकिया
DE Nemčija|Njemačka|Немачка|Nemačka|Германија|Німеччина|Saksa|Saksamaa|Vācija|Vokietija|Γερμανία|Gjermani|Alemanya|Jerman|เยอรมนี|독일|德國|آلمان|גרמניה|जर्मनी
DJ Djibuti|Џибути|Джибуті|Džibutija|Džibutis|Τζιμπουτί|Xhibuti|Jibuti|จิบูตี|지부티|吉布地|جیبوتی|ג׳יבוטי|जिबूती
DK Danska|Данска|Данія|Tanska|Taani|Dānija|Δανία|Danimarkë|Đan Mạch|เดนมาร์ก|덴마크|丹麥|الدانمرك|دانمارک|דנמרק|डेनमार्क
DM Домініка|Ντομίνικα|Dominikë|โดมินิกา|도미니카|دومینیکا|דומיניקה|डोमिनिका
DO Доминиканска Република|Домініканська Республіка|Den Dominikanske Republik|Den dominikanske republikk|Dominikaaninen tasavalta|Dominikaani Vabariik|Dominikos Respublika|Δομινικανή Δημοκρατία|Republika Dominikane|Republik Dominika|Republik Dominica|Cộng hòa Dominica|สาธารณรัฐโดมินิกัน|도미니카 공화국|多米尼加共和国|多明尼加共和國|جمهوری دومینیکن|הרפובליקה הדומיניקנית|डोमिनिकन गणराज्य
DZ Alžirija|Alžir|Alžeeria|Alžyras|Αλγερία|Algjeri|Aljazair|แอลจีเรีย|알제리|阿爾及利亞|الجزایر|אלג׳יריה|अल्जीरिया
EC Еквадор|Ekvadora|Ekvadoras|Ισημερινός|Ekuador|เอกวาดอร์|에콰도르|厄瓜多|اکوادور|אקוודור|इक्वाडोर
EE Estonija|Естонија|Естония|Естонія|Viro|Igaunija|Estija|Εσθονία|Estoni|เอสโตเนีย|에스토니아|愛沙尼亞|استونی|אסטוניה|एस्टोनिया
EG Egipat|Египат|Єгипет|Egypti|Egiptus|Ēģipte|Egiptas|Αίγυπτος|Egjipt|Mesir|Ai Cập|อียิปต์|이집트|מצרים|मिस्र
EH Západná Sahara|Zahodna Sahara|Западна Сахара|Західна Сахара|Западная Сахара|Vestsahara|Länsi-Sahara|Lääne-Sahara|Rietumsahāra|Vakarų Sachara|Δυτική Σαχάρα|Saharaja Perëndimore|Batı Sahra|Sahara Barat|Tây Sahara|ซาฮาราตะวันตก|서사하라|西撒哈拉|صحرای غربی|סהרה המערבית|पश्चिमी सहारा
ER Eritreja|Еритреја|Еритрея|Ερυθραία|เอริเทรีย|에리트리아|厄利垂亞|اریتره|אריתריאה|इरिट्रिया
ES Španielsko|Španija|Španjolska|Шпанија|Іспанія|Espanja|Hispaania|Ispanija|Ισπανία|Spanyol|Sepanyol|Tây Ban Nha|สเปน|스페인|اسپانیا|ספרד|स्पेन
ET Etiopija|Етиопија|Етиопия|Ефіопія|Etioopia|Αιθιοπία|Etiopi|เอธิโอเปีย|에티오피아|衣索比亞|اتیوپی|אתיופיה|इथियोपिया
FI Finska|Финска|Финландия|Фінляндія|Soome|Somija|Suomija|Φινλανδία|Phần Lan|ฟินแลนด์|핀란드|芬蘭|فنلاند|פינלנד|फ़िनलैंड
FJ Fiyi|Фиџи|Фіджі|Fidzsi|Fidžis|Φίτζι|Fixhi|ฟิจิ|피지|斐濟|فیجی|פיג׳י|फ़िजी
FK Falklandské ostrovy|Falklandski otoki|Falklandski Otoci|Folklandska ostrva|Фокландска Острва|Foklandska Ostrva|Фолкландски Острови|Фолклендські Острови|Фолклендские о-ва|Falklandsøerne|Falklandsøyene|Falklandinsaaret|Falklandi saared|Folklenda salas|Folklando salos|Νήσοι Φόκλαντ|Ishujt Falkland|Illes Falkland|Kepulauan Falkland|Quần đảo Falkland|หมู่เกาะฟอล์กแลนด์|포클랜드 제도|フォークランド諸島|福克蘭群島|جزایر فالکلند|איי פוקלנד|फ़ॉकलैंड द्वीपसमूह
FM Mikronézia|Mikronezija|Микронезија|Мікронезія|Федеративные Штаты Микронезии|Mikronesiaføderasjonen|Mikronesia|Mikroneesia|Μικρονησία|Mikronezi|ไมโครนีเซีย|미크로네시아|密克罗尼西亚|密克羅尼西亞|ميكرونيزيا|میکرونزی|מיקרונזיה|माइक्रोनेशिया
FO Ferski otoki|Farski Otoci|Farska ostrva|Фарска Острва|Фарски Острови|Фарьорски острови|Фарерські Острови|Фарерские о-ва|Feröer szigetek|Færøerne|Færøyene|Färsaaret|Fääri saared|Fēru salas|Farerų Salos|Νήσοι Φερόες|Ishujt Faroe|Illes Fèroe|Kepulauan Faroe|Quần đảo Faroe|หมู่เกาะแฟโร|페로 제도|法羅群島|جزایر فارو|איי פארו|फ़ेरो द्वीपसमूह
FR Francúzsko|Francija|Francuska|Француска|Франција|Франція|Frankrig|Ranska|Prantsusmaa|Prancūzija|Γαλλία|Prancis|Perancis|Pháp|ฝรั่งเศส|프랑스|法國|فرانسه|צרפת|फ़्रांस
GA Gabona|Gabonas|Γκαμπόν|กาบอง|가봉|加彭|گابن|גבון|गैबॉन
GB Wlk. Bryt.|Spojené kráľovstvo|Združeno kraljestvo|Ujedinjeno Kraljevstvo|Уједињено Краљевство|УК|Обединето Кралство|ОК|Обединеното кралство|Велика Британія|Британия|Storbritannia|Iso-Britannia|Britannia|Ühendkuningriik|Apvienotā Karaliste|Jungtinė Karalystė|Ηνωμένο Βασίλειο|ΗΒ|Mbretëria e Bashkuar|Regne Unit|Inggris Raya|Vương quốc Anh|สหราชอาณาจักร|영국|英國|بریتانیا|בריטניה|यूनाइटेड किंगडम|यू॰के॰
GD Γρενάδα|Granadë|เกรเนดา|그레나다|格瑞那達|گرنادا|גרנדה|ग्रेनाडा
GE Gruzínsko|Gruzija|Грузија|Грузія|Gruusia|Γεωργία|Gjeorgji|จอร์เจีย|조지아|喬治亞|گرجستان|גאורגיה|जॉर्जिया
GF Francúzska Guyana|Francoska Gvajana|Francuska Gijana|Francuska Gvajana|Француска Гвајана|Френска Гвиана|Французька Гвіана|Французская Гвиана|Fransk Guyana|Ranskan Guayana|Prantsuse Guajaana|Francijas Gviāna|Prancūzijos Gviana|Γαλλική Γουιάνα|Guajana Franceze|Guaiana Francesa|Guyana Prancis|Guiana Perancis|Guiana thuộc Pháp|เฟรนช์เกียนา|프랑스령 기아나|仏領ギアナ|法屬圭亞那|گویان فرانسه|גיאנה הצרפתית|फ़्रेंच गुयाना
GG Гернзи|Gernzi|Гърнзи|Гернсі|Gērnsija|Gernsis|Γκέρνζι|Gernsej|เกิร์นซีย์|건지|根西岛|根息|گرنزی|גרנזי|गर्नसी
GH Γκάνα|Ganë|กานา|가나|迦納|غنا|גאנה|घाना
GI Гібралтар|Gibraltārs|Gibraltaras|Γιβραλτάρ|Gjibraltar|ยิบรอลตาร์|지브롤터|直布羅陀|جبل‌الطارق|גיברלטר|जिब्राल्टर
GL Grenlandija|Grenland|Гренланд|Гренландія|Grönlanti|Gröönimaa|Grenlande|Γροιλανδία|กรีนแลนด์|그린란드|格陵蘭|غرينلاند|گرینلند|גרינלנד|ग्रीनलैंड
GM Gambija|Гамбија|Гамбія|Γκάμπια|Gambi|แกมเบีย|감비아|甘比亞|گامبیا|גמביה|गाम्बिया
GN Gvineja|Гвинеја|Гвінея|Γουινέα|กินี|기니|幾內亞|گینه|גינאה|गिनी
GP Gvadelup|Гваделуп|Gvadelupa|Γουαδελούπη|Guadelupë|กวาเดอลูป|과들루프|瓜地洛普|گوادلوپ|גוואדלופ|ग्वाडेलूप
GQ Ekvatorialna Gvineja|Ekvatorska Gvineja|Ekvatorijalna Gvineja|Екваторијална Гвинеја|Екваторска Гвинеја|Екваториална Гвинея|Екваторіальна Гвінея|Ækvatorialguinea|Päiväntasaajan Guinea|Ekvatoriaal-Guinea|Ekvatoriālā Gvineja|Pusiaujo Gvinėja|Ισημερινή Γουινέα|Guineja Ekuatoriale|Guinea Equatorial|Guinea Ekuatorial|Guinea Khatulistiwa|Guinea Xích Đạo|อิเควทอเรียลกินี|적도 기니|赤道幾內亞|گینهٔ استوایی|גינאה המשוונית|इक्वेटोरियल गिनी
GR Grécko|Grčija|Grčka|Грчка|Грција|Гърция|Греція|Grækenland|Hellas|Kreikka|Kreeka|Grieķija|Graikija|Greqi|Yunani|Hy Lạp|กรีซ|그리스|希臘|یونان|יוון|यूनान
GS South Georgia & South Sandwich Islands|Islas Georgia del Sur y Sandwich del Sur|Georgia del Sud e Sandwich Australi|Ilhas Geórgia do Sul e Sandwich do Sul|Zuid-Georgia en Zuidelijke Sandwicheilanden|Južná Georgia a Južné Sandwichove ostrovy|Južna Georgia in Južni Sandwichevi otoki|Južna Georgia i Otoci Južni Sandwich|Južna Džordžija i Južna Sendvič ostrva|Јужна Џорџија и Јужна Сендвичка Острва|Južna Džordžija i Južna Sendvička Ostrva|Јужна Џорџија и Јужни Сендвички Острови|Южна Джорджия и Южни Сандвичеви острови|Південна Джорджія та Південні Сандвічеві Острови|Южная Георгия и Южные Сандвичевы о-ва|South Georgia og De Sydlige Sandwichøer|Sør-Georgia og Sør-Sandwichøyene|Etelä-Georgia ja Eteläiset Sandwichinsaaret|Lõuna-Georgia ja Lõuna-Sandwichi saared|Dienviddžordžija un Dienvidsendviču salas|Pietų Džordžija ir Pietų Sandvičo salos|Νήσοι Νότια Γεωργία και Νότιες Σάντουιτς|Xhorxha Jugore dhe Ishujt Senduiçë të Jugut|Illes Geòrgia del Sud i Sandwich del Sud|Georgia Selatan & Kep. Sandwich Selatan|Kepulauan Georgia Selatan & Sandwich Selatan|Nam Georgia & Quần đảo Nam Sandwich|เกาะเซาท์จอร์เจียและหมู่เกาะเซาท์แซนด์วิช|사우스조지아 사우스샌드위치 제도|南喬治亞與南三明治群島|جورجیای جنوبی و جزایر ساندویچ جنوبی|ג׳ורג׳יה הדרומית ואיי סנדוויץ׳ הדרומיים|दक्षिण जॉर्जिया और दक्षिण सैंडविच द्वीपसमूह
GT Gvatemala|Γουατεμάλα|Guatemalë|กัวเตมาลา|과테말라|瓜地馬拉|گواتمالا|גואטמלה|ग्वाटेमाला
GU Gvam|Guama|Guamas|Γκουάμ|กวม|괌|關島|گوام|גואם|गुआम
GW Guinea-Bisáu|Gvineja Bissau|Gvineja Bisau|Gvineja-Bisao|Гвинеја-Бисао|Гвінея-Бісау|Gvineja-Bisava|Bisau Gvinėja|Γουινέα Μπισάου|Guine-Bisau|กินี-บิสเซา|기니비사우|幾內亞比索|گینهٔ بیسائو|גינאה-ביסאו|गिनी-बिसाउ
GY Gvajana|Гвајана|Гаяна|Gajāna|Γουιάνα|Guajanë|กายอานา|가이아나|蓋亞那|گویان|גיאנה|गुयाना
HK Sonderverwaltungsregion Hongkong|R.A.S. chinoise de Hong Kong|RAE de Hong Kong (China)|RAS di Hong Kong|Hong Kong, RAE da China|Hongkong SAR van China|SRA Hongkong (Chiny)|Hongkong – ZAO Číny|Hongkong – OAO Číny|Posebno upravno območje Ljudske republike Kitajske Hongkong|PUP Hong Kong Kina|Hong Kong (SAR Kina)|САР Хонгконг (Кина)|Хонгконг|SAR Hongkong (Kina)|Хонгконг САР Кина|Хонконг, САР на Китай|Хонконг|Гонконг, ОАР Китаю|Гонконг (САР)|R.A.S. Hong Kong, China|Hongkong KKT|SAR Hongkong|Hongkong – Kiinan erityishallintoalue|Hongkongi erihalduspiirkond|Ķīnas īpašās pārvaldes apgabals Honkonga|Honkonga|Ypatingasis Administracinis Kinijos Regionas Honkongas|Honkongas|Χονγκ Κονγκ ΕΔΠ Κίνας|Χονγκ Κονγκ|RPA i Hong-Kongut|Hong Kong (RAE Xina)|Çin Hong Kong ÖİB|Hong Kong DAK Tiongkok|Đặc khu Hành chính Hồng Kông, Trung Quốc|เขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน|ฮ่องกง|홍콩(중국 특별행정구)|홍콩|中華人民共和国香港特別行政区|中国香港特别行政区|中國香港特別行政區|هونغ كونغ الصينية (منطقة إدارية خاصة)|هنگ‌کنگ، منطقهٔ ویژهٔ اداری چین|هنگ‌کنگ|הונג קונג (אזור מנהלי מיוחד של סין)|הונג קונג|हाँग काँग (चीन विशेष प्रशासनिक क्षेत्र)|हाँग काँग
HM Heard & McDonald Islands|Islas Heard y McDonald|Ilhas Heard e McDonald|Heardov ostrov a Macdonaldove ostrovy|Heardov otok in McDonaldovi otoki|Otoci Heard i McDonald|Ostrvo Heard i arhipelag McDonald|Острво Херд и Мекдоналдова острва|Ostrvo Herd i Mekdonaldova ostrva|Остров Херд и Острови Мекдоналд|острови Хърд и Макдоналд|Острови Герд і Макдоналд|о-ва Херд и Макдональд|Heardön och McDonaldöarna|Heard Island og McDonald Islands|Heard- og McDonaldøyene|Heard ja McDonaldinsaaret|Heardi ja McDonaldi saared|Hērda sala un Makdonalda salas|Herdo ir Makdonaldo Salos|Νήσοι Χερντ και Μακντόναλντ|Ishujt Hërd e Mekdonald|Illes Heard i McDonald|Pulau Heard dan Kepulauan McDonald|Kepulauan Heard & McDonald|Quần đảo Heard và McDonald|เกาะเฮิร์ดและหมู่เกาะแมกดอนัลด์|허드 맥도널드 제도|ハード島・マクドナルド諸島|赫德島及麥唐納群島|هرد و جزایر مک‌دونالد|איי הרד ומקדונלד|हर्ड द्वीप और मैकडोनॉल्ड द्वीपसमूह
HN Хондурас|Hondurasa|Ονδούρα|Hondures|ฮอนดูรัส|온두라스|宏都拉斯|הונדורס|होंडूरास
HR Hrvaška|Хрватска|Хърватия|Хорватія|Kroatia|Horvaatia|Horvātija|Kroatija|Κροατία|Kroaci|Kroasia|โครเอเชีย|크로아티아|克羅埃西亞|کرواسی|קרואטיה|क्रोएशिया
HT Хаити|Гаїті|Haitis|Αϊτή|เฮติ|아이티|هائیتی|האיטי|हैती
HU Madžarska|Mađarska|Мађарска|Унгарија|Унгария|Угорщина|Unkari|Ungari|Ungārija|Vengrija|Ουγγαρία|Hungari|Hongria|Hungaria|ฮังการี|헝가리|هنغاريا|مجارستان|הונגריה|हंगरी
ID Indonezija|Индонезија|Індонезія|Indoneesia|Ινδονησία|Indonezi|อินโดนีเซีย|인도네시아|印度尼西亚|اندونزی|אינדונזיה|इंडोनेशिया
IE Irska|Ирска|Ірландія|Irlanti|Iirimaa|Īrija|Airija|Ιρλανδία|ไอร์แลนด์|아일랜드|愛爾蘭|ایرلند|אירלנד|आयरलैंड
IL Израел|Ізраїль|Iisrael|Izraēla|Izraelis|Ισραήλ|อิสราเอล|이스라엘|اسرائیل|इज़राइल
IM Otok Man|Ostrvo Man|Острво Ман|Остров Ман|Острів Мен|о-в Мэн|Mansaari|Mani saar|Menas sala|Meno Sala|Νήσος του Μαν|Ishulli i Manit|Illa de Man|Pulau Man|Đảo Man|เกาะแมน|맨섬|曼島|جزیرهٔ من|האי מאן|आइल ऑफ़ मैन
IN Индија|Індія|Intia|Ινδία|Indi|Ấn Độ|อินเดีย|인도|هند|הודו
IO Territoire britannique de l’océan Indien|Territorio Britannico dell’Oceano Indiano|Brits Indische Oceaanterritorium|Britské indickooceánske územie|Britansko ozemlje v Indijskem oceanu|Britanski Indijskooceanski Teritorij|Britanska Teritorija u Indijskom Okeanu|Британска територија Индијског океана|Britanska teritorija Indijskog okeana|Британска Индоокеанска Територија|Британска територия в Индийския океан|Британська територія в Індійському океані|Det Britiske Territorium i Det Indiske Ocean|Det britiske territoriet i Indiahavet|Brittiläinen Intian valtameren alue|Briti India ookeani ala|Indijas okeāna Britu teritorija|Indijos Vandenyno Britų Sritis|Βρετανικά Εδάφη Ινδικού Ωκεανού|Territori Britanik i Oqeanit Indian|Territori Britànic de l’Oceà Índic|Wilayah Inggris di Samudra Hindia|Wilayah Lautan Hindi British|Lãnh thổ Ấn Độ Dương thuộc Anh|บริติชอินเดียนโอเชียนเทร์ริทอรี|영국령 인도양 지역|英領インド洋地域|英屬印度洋領地|الإقليم البريطاني في المحيط الهندي|قلمرو بریتانیا در اقیانوس هند|הטריטוריה הבריטית באוקיינוס ההודי|ब्रिटिश हिंद महासागरीय क्षेत्र
IQ Ірак|Iraak|Irāka|Irakas|Ιράκ|อิรัก|이라크|عراق|עיראק|इराक
IR Іран|Iraan|Irāna|Iranas|Ιράν|อิหร่าน|이란|イラン|איראן|ईरान
IS Islandija|Исланд|Ісландія|Islanti|Ισλανδία|ไอซ์แลนด์|아이슬란드|冰島|ایسلند|איסלנד|आइसलैंड
IT Taliansko|Italija|Италија|Італія|Itaalia|Ιταλία|Itali|อิตาลี|이탈리아|義大利|ایتالیا|איטליה|इटली
JE Џерзи|Džerzi|Џерси|Джърси|Джерсі|Džērsija|Džersis|Τζέρζι|Xhersej|เจอร์ซีย์|저지|泽西岛|澤西島|جيرسي|جرزی|ג׳רזי|जर्सी
JM Јамајка|Τζαμάικα|Xhamajkë|จาเมกา|자메이카|牙買加|جامائیکا|ג׳מייקה|जमैका
JO Jordanija|Јордан|Йорданія|Jordaania|Ιορδανία|Jordani|Yordania|จอร์แดน|요르단|約旦|اردن|ירדן|जॉर्डन
JP Japonska|Јапан|Јапонија|Японія|Japani|Jaapan|Japāna|Japonija|Ιαπωνία|Japoni|Japó|Jepang|Jepun|Nhật Bản|ญี่ปุ่น|일본|ژاپن|יפן|जापान
KE Kenija|Кенија|Кенія|Keenia|Κένυα|เคนยา|케냐|肯亞|کنیا|קניה|केन्या
KG Kirghizstan|Kirgizsko|Киргистан|Киргизстан|Kirgisia|Kõrgõzstan|Kirgizstāna|Kirgizija|Κιργιστάν|Kirgizi|Kirguizstan|Kirgizstan|คีร์กีซสถาน|키르기스스탄|吉爾吉斯|قرقیزستان|קירגיזסטן|किर्गिज़स्तान
KH Камбоџа|Kambodsja|Καμπότζη|Kamboxhia|Kamboja|Kemboja|Campuchia|กัมพูชา|캄보디아|کامبوج|קמבודיה|कंबोडिया
KI Кірибаті|Kiribatis|Κιριμπάτι|คิริบาส|키리바시|吉里巴斯|کیریباتی|קיריבאטי|किरिबाती
KM Komori|Коморска Острва|Komorska Ostrva|Коморски Острови|Комори|Comorerne|Komorene|Komorit|Komoorid|Komoru salas|Komorai|Κομόρες|Komore|คอโมโรส|코모로|葛摩|کومور|קומורו|कोमोरोस
KN St. Kitts & Nevis|San Cristóbal y Nieves|São Cristóvão e Névis|Svätý Krištof a Nevis|Sveti Krištof in Nevis|Sveti Kristofor i Nevis|Sveti Kits i Nevis|Sent Kits i Nevis|Свети Китс и Невис|Сейнт Китс и Невис|Сент-Кітс і Невіс|S:t Kitts och Nevis|Saint Kitts og Nevis|Saint Kitts ja Nevis|Sentkitsa un Nevisa|Sent Kitsas ir Nevis|Σεν Κιτς και Νέβις|Shën-Kits dhe Nevis|Saint Kitts dan Nevis|St. Kitts và Nevis|เซนต์คิตส์และเนวิส|세인트키츠 네비스|セントクリストファー・ネーヴィス|聖克里斯多福及尼維斯|سنت کیتس و نویس|סנט קיטס ונוויס|सेंट किट्स और नेविस
KP Corea del Norte|Severná Kórea|Severna Koreja|Sjeverna Koreja|Северна Кореја|Северна Корея|Північна Корея|КНДР|Pohjois-Korea|Põhja-Korea|Ziemeļkoreja|Šiaurės Korėja|Βόρεια Κορέα|Kore e Veriut|Korea Utara|Triều Tiên|เกาหลีเหนือ|북한|北朝鮮|北韓|کرهٔ شمالی|קוריאה הצפונית|उत्तर कोरिया
KR Corea del Sur|Južná Kórea|Južna Koreja|Јужна Кореја|Южна Корея|Південна Корея|Sør-Korea|Etelä-Korea|Lõuna-Korea|Dienvidkoreja|Pietų Korėja|Νότια Κορέα|Kore e Jugut|Korea Selatan|Hàn Quốc|เกาหลีใต้|한국|韓国|南韓|کرهٔ جنوبی|קוריאה הדרומית|दक्षिण कोरिया
KW Кувајт|Kuveit|Kuveita|Kuveitas|Κουβέιτ|คูเวต|쿠웨이트|کویت|כווית|कुवैत
KY Ilhas Cayman|Kajmanie ostrovy|Kajmanji otoki|Kajmanski Otoci|Kajmanska ostrva|Кајманска Острва|Кајмански Острови|Кайманови острови|Кайманові Острови|о-ва Кайман|Caymanøerne|Caymanøyene|Caymansaaret|Kaimanisaared|Kaimanu salas|Kaimanų Salos|Νήσοι Κέιμαν|Ishujt Kajman|Illes Caiman|Kepulauan Cayman|Quần đảo Cayman|หมู่เกาะเคย์แมน|케이맨 제도|開曼群島|جزایر کِیمن|איי קיימן|कैमेन द्वीपसमूह
KZ Kasakhstan|Kasahstan|Kazahstāna|Kazachstanas|Καζακστάν|คาซัคสถาน|카자흐스탄|哈薩克|قزاقستان|קזחסטן|कज़ाखस्तान
LA Laosa|Laosas|Λάος|ลาว|라오스|ラオス|寮國|لائوس|לאוס|लाओस
LB Либан|Ліван|Liibanon|Libāna|Libanas|Λίβανος|Li-băng|เลบานอน|레바논|לבנון|लेबनान
LC Svätá Lucia|Sveta Lucija|Света Луција|Сент Лусија|Сейнт Лусия|Сент-Люсія|Sentlūsija|Αγία Λουκία|Shën-Luçia|เซนต์ลูเซีย|세인트루시아|聖露西亞|سنت لوسیا|סנט לוסיה|सेंट लूसिया
LI Lichtenštajnsko|Lihtenštajn|Лихтенштајн|Лихтенщайн|Ліхтенштейн|Lihtenšteina|Lichtenšteinas|Λιχτενστάιν|Lihtenshtajn|ลิกเตนสไตน์|리히텐슈타인|列支敦斯登|لیختن‌اشتاین|ליכטנשטיין|लिचेंस्टीन
LK Шрі-Ланка|Σρι Λάνκα|Sri-Lankë|ศรีลังกา|스리랑카|斯里蘭卡|سری‌لانکا|סרי לנקה|श्रीलंका
LR Либерија|Ліберія|Libeeria|Λιβερία|Liberi|ไลบีเรีย|라이베리아|賴比瑞亞|لیبریا|ליבריה|लाइबेरिया
LS Lesotas|Λεσότο|เลโซโท|레소토|賴索托|لسوتو|לסוטו|लेसोथो
LT Litvanija|Литванија|Liettua|Leedu|Λιθουανία|Lituani|ลิทัวเนีย|리투아니아|لیتوانی|ליטא|लिथुआनिया
LU Luxembursko|Луксембург|Luksemburga|Liuksemburgas|Λουξεμβούργο|ลักเซมเบิร์ก|룩셈부르크|盧森堡|لوکزامبورگ|לוקסמבורג|लग्ज़मबर्ग
LV Летонија|Letonija|Латвија|Латвія|Läti|Λετονία|Letoni|ลัตเวีย|라트비아|拉脫維亞|لتونی|לטביה|लातविया
LY Libija|Либија|Либия|Лівія|Liibüa|Λιβύη|Libi|ลิเบีย|리비아|利比亞|لیبی|לוב|लीबिया
MA Мароко|Maroka|Marokas|Μαρόκο|Marok|Marroc|Maghribi|โมร็อกโก|모로코|مراکش|מרוקו|मोरक्को
MC Monakas|Μονακό|โมนาโก|모나코|摩納哥|موناکو|מונקו|मोनाको
MD Republik Moldau|Moldavija|Молдавија|Молдова|Μολδαβία|Moldavi|มอลโดวา|몰도바|モルドバ|摩爾多瓦|مولداوی|מולדובה|मॉल्डोवा
ME Čierna Hora|Črna gora|Черна гора|Чорногорія|Melnkalne|Juodkalnija|Μαυροβούνιο|Mal i Zi|มอนเตเนโกร|몬테네그로|蒙特內哥羅|مونته‌نگرو|מונטנגרו|मोंटेनेग्रो
MF St. Martin|Svatý Martin (Francie)|Svätý Martin (fr.)|Francoski Sveti Martin|Sveti Martin|Свети Мартин (Француска)|Sveti Martin (Francuska)|Сент Мартин|Senmartēna|Sen Martenas|Άγιος Μαρτίνος (Γαλλικό τμήμα)|Sen-Marten|เซนต์มาร์ติน|생마르탱|サン・マルタン|法屬聖馬丁|سان مارتن|سنت مارتین|סן מרטן
MG Madagaskara|Madagaskaras|Μαδαγασκάρη|มาดากัสการ์|마다가스카르|馬達加斯加|ماداگاسکار|מדגסקר|मेडागास्कर
MH Marshallove ostrovy|Marshallovi otoki|Maršalovi Otoci|Maršalova ostrva|Маршалска Острва|Maršalska Ostrva|Маршалски Острови|Маршалови острови|Маршаллові Острови|Маршалловы о-ва|Marshalløerne|Marshalløyene|Marshallinsaaret|Marshalli Saared|Māršala salas|Maršalo Salos|Νήσοι Μάρσαλ|Ishujt Marshall|Illes Marshall|Kepulauan Marshall|Quần đảo Marshall|หมู่เกาะมาร์แชลล์|마셜 제도|馬紹爾群島|جزایر مارشال|איי מרשל|मार्शल द्वीपसमूह
MK Severné Macedónsko|Severna Makedonija|Sjeverna Makedonija|Северна Македония|Північна Македонія|Nord-Makedonia|Pohjois-Makedonia|Põhja-Makedoonia|Ziemeļmaķedonija|Šiaurės Makedonija|Βόρεια Μακεδονία|Maqedonia e Veriut|Makedonia Utara|Macedonia Utara|Bắc Macedonia|มาซิโดเนียเหนือ|북마케도니아|北馬其頓|مقدونیهٔ شمالی|מקדוניה הצפונית|उत्तरी मकदूनिया
ML Малі|Malis|Μάλι|มาลี|말리|馬利|مالی|מאלי|माली
MM Myanmar (Birmanie)|Myanmar (Birmania)|Myanmar (Birma)|Mjanma (Birma)|Myanmar (Barma)|Mjanmarsko|Mjanmar (Burma)|Mijanmar|Мијанмар (Бурма)|Mijanmar (Burma)|Мјанмар (Бурма)|Мианмар (Бирма)|Мʼянма (Бірма)|Мьянма (Бирма)|Mianmaras (Birma)|Μιανμάρ (Βιρμανία)|Mianmar (Burmë)|Myanmar (Miến Điện)|เมียนมา (พม่า)|미얀마|ミャンマー (ビルマ)|緬甸|ميانمار (بورما)|میانمار (برمه)|מיאנמר (בורמה)|म्यांमार (बर्मा)
MN Mongolija|Монголија|Монголія|Mongoolia|Μογγολία|Mongoli|Mông Cổ|มองโกเลีย|몽골|مغولستان|מונגוליה|मंगोलिया
MO Macao SAR China|Sonderverwaltungsregion Macau|R.A.S. chinoise de Macao|RAE de Macao (China)|RAS di Macao|Macau, RAE da China|Macau SAR van China|SRA Makau (Chiny)|Macao – ZAO Číny|Macao – OAO Číny|Posebno upravno območje Kitajske Makav|Makav|PUP Makao Kina|Makao (SAR Kina)|САР Макао (Кина)|SAR Makao (Kina)|Макао САР|Макао, САР на Китай|Макао, ОАР Китаю|R.A.S. Macao, China|Makaó KKT|Macao SAR|SAR Macao|Macao SAR Kina|Macao – Kiinan erityishallintoalue|Macau erihalduspiirkond|ĶTR īpašais administratīvais reģions Makao|Ypatingasis Administracinis Kinijos Regionas Makao|Μακάο ΕΔΠ Κίνας|Μακάο|RPA i Makaos|Macau (RAE Xina)|Çin Makao ÖİB|Makau DAK Tiongkok|Macau SAR China|Đặc khu Hành chính Macao, Trung Quốc|เขตปกครองพิเศษมาเก๊าแห่งสาธารณรัฐประชาชนจีน|มาเก๊า|마카오(중국 특별행정구)|마카오|中華人民共和国マカオ特別行政区|中国澳门特别行政区|中國澳門特別行政區|澳門|منطقة ماكاو الإدارية الخاصة|مكاو|ماکائو، منطقهٔ ویژهٔ اداری چین|ماکائو|מקאו (אזור מנהלי מיוחד של סין)|מקאו|मकाऊ (विशेष प्रशासनिक क्षेत्र चीन)|मकाऊ
MP Severné Mariány|Severni Marianski otoki|Sjevernomarijanski Otoci|Sjeverna Marijanska ostrva|Северна Маријанска Острва|Severna Marijanska Ostrva|Северни Маријански Острови|Северни Мариански острови|Північні Маріанські Острови|Северные Марианские о-ва|Nordmarianerne|Nord-Marianene|Pohjois-Mariaanit|Põhja-Mariaanid|Ziemeļu Marianas salas|Marianos Šiaurinės Salos|Νήσοι Βόρειες Μαριάνες|Ishujt e Marianës Veriore|Illes Marianes del Nord|Kepulauan Mariana Utara|Quần đảo Bắc Mariana|หมู่เกาะนอร์เทิร์นมาเรียนา|북마리아나제도|北馬利安納群島|جزایر ماریانای شمالی|איי מריאנה הצפוניים|उत्तरी मारियाना द्वीपसमूह
MQ Мартиник|Мартиніка|Martinika|Μαρτινίκα|Martinikë|มาร์ตินีก|마르티니크|馬丁尼克|جزر المارتينيك|مارتینیک|מרטיניק|मार्टीनिक
MR Mavretanija|Mauretanija|Mauritanija|Мауританија|Мавританија|Мавританія|Mauritaania|Μαυριτανία|Mauritani|มอริเตเนีย|모리타니|茅利塔尼亞|موریتانی|מאוריטניה|मॉरिटानिया
MS Monserat|Монсерат|Монтсерат|Montserrata|Montseratas|Μονσεράτ|Montserat|มอนต์เซอร์รัต|몬트세라트|蒙哲臘|מונסראט|मोंटसेरात
MT Малта|Μάλτα|มอลตา|몰타|馬爾他|مالت|מלטה|माल्टा
MU Mavricij|Mauricijus|Маурицијус|Маврициус|Мавриций|Маврикій|Maurīcija|Μαυρίκιος|Maurici|มอริเชียส|모리셔스|模里西斯|موریس|מאוריציוס|मॉरीशस
MV Maldivy|Maldivi|Малдиви|Мальдіви|Maldiverne|Maldivene|Malediivit|Maldiivid|Maldīvija|Maldyvai|Μαλδίβες|Maladewa|มัลดีฟส์|몰디브|馬爾地夫|مالدیو|האיים המלדיביים|मालदीव
MW Малаві|Malāvija|Malavis|Μαλάουι|มาลาวี|말라위|馬拉威|ملاوي|مالاوی|מלאווי|मलावी
MX Mehika|Meksiko|Мексико|Mehhiko|Μεξικό|Meksikë|เม็กซิโก|멕시코|مکزیک|מקסיקו|मैक्सिको
MY Malezija|Малезија|Малайзія|Malaisia|Malaizija|Μαλαισία|Malajzi|มาเลเซีย|말레이시아|馬來西亞|مالزی|מלזיה|मलेशिया
MZ Мозамбік|Mosambiik|Mozambika|Mozambikas|Μοζαμβίκη|Moçambic|โมซัมบิก|모잠비크|莫三比克|موزامبیک|מוזמביק|मोज़ांबिक
NA Namibija|Намибија|Намібія|Namiibia|Ναμίμπια|Namibi|นามิเบีย|나미비아|納米比亞|نامیبیا|נמיביה|नामीबिया
NC Nová Kaledónia|Nova Kaledonija|Нова Каледонија|Нова Каледония|Нова Каледонія|Ny Kaledonien|Ny-Caledonia|Uusi-Kaledonia|Uus-Kaledoonia|Jaunkaledonija|Naujoji Kaledonija|Νέα Καληδονία|Kaledoni e Re|Kaledonia Baru|นิวแคลิโดเนีย|뉴칼레도니아|新喀里多尼亞|کالدونیای جدید|קלדוניה החדשה|न्यू कैलेडोनिया
NE Нігер|Nigēra|Nigeris|Νίγηρας|ไนเจอร์|니제르|尼日|نیجر|ניז׳ר|नाइजर
NF Norfolški otok|Otok Norfolk|Ostrvo Norfolk|Острво Норфок|Ostrvo Norfok|Норфолшки Остров|Острів Норфолк|о-в Норфолк|Norfolkøya|Norfolkinsaari|Norfolkas sala|Norfolko sala|Νήσος Νόρφολκ|Ishulli Norfolk|Illa Norfolk|Kepulauan Norfolk|Pulau Norfolk|Đảo Norfolk|เกาะนอร์ฟอล์ก|노퍽섬|諾福克島|جزیرهٔ نورفولک|האי נורפוק|नॉरफ़ॉक द्वीप
NG Nigerija|Нигерија|Нігерія|Nigeeria|Νιγηρία|Nigeri|ไนจีเรีย|나이지리아|奈及利亞|نیجریه|ניגריה|नाइजीरिया
NI Nikaragva|Никарагва|Нікарагуа|Νικαράγουα|นิการากัว|니카라과|نیکاراگوئه|ניקרגואה|निकारागुआ
NL Holandsko|Nizozemska|Холандија|Holandija|Нидерландия|Нідерланди|Nederlandene|Alankomaat|Nīderlande|Nyderlandai|Κάτω Χώρες|Holandë|Països Baixos|Belanda|Hà Lan|เนเธอร์แลนด์|네덜란드|荷蘭|هلند|הולנד|नीदरलैंड
NO Norveška|Норвешка|Норвегія|Norja|Norra|Norvēģija|Νορβηγία|Norvegji|Na Uy|นอร์เวย์|노르웨이|نروژ|נורווגיה|नॉर्वे
NP Nepāla|Nepalas|Νεπάλ|เนปาล|네팔|尼泊爾|نپال|נפאל|नेपाल
NR Ναουρού|นาอูรู|나우루|諾魯|نائورو|נאורו|नाउरु
NU Ниуе|Ниује|Ніуе|Niujė|Νιούε|นีอูเอ|니우에|紐埃島|نيوي|نیوئه|ניווה|नीयू
NZ Nova Zelandija|Novi Zeland|Нови Зеланд|Нов Зеланд|Нова Зеландия|Нова Зеландія|Uusi-Seelanti|Uus-Meremaa|Jaunzēlande|Naujoji Zelandija|Νέα Ζηλανδία|Zelandë e Re|Nova Zelanda|Selandia Baru|นิวซีแลนด์|뉴질랜드|紐西蘭|نیوزیلند|ניו זילנד|न्यूज़ीलैंड
OM Omaan|Omāna|Omanas|Ομάν|โอมาน|오만|עומאן|ओमान
PA Παναμάς|ปานามา|파나마|巴拿馬|پاناما|פנמה|पनामा
PE Peruu|Περού|เปรู|페루|秘魯|پرو|פרו|पेरू
PF Francúzska Polynézia|Francoska Polinezija|Francuska Polinezija|Француска Полинезија|Френска Полинезия|Французька Полінезія|Fransk Polynesien|Fransk Polynesia|Ranskan Polynesia|Prantsuse Polüneesia|Francijas Polinēzija|Prancūzijos Polinezija|Γαλλική Πολυνησία|Polinezia Franceze|Polinesia Prancis|Polinesia Perancis|Polynesia thuộc Pháp|เฟรนช์โปลินีเซีย|프랑스령 폴리네시아|仏領ポリネシア|法屬玻里尼西亞|بولينيزيا الفرنسية|پلی‌نزی فرانسه|פולינזיה הצרפתית|फ़्रेंच पोलिनेशिया
PG Papua Nova Gvineja|Папуа Нова Гвинеја|Папуа-Нова Гвинея|Папуа-Нова Гвінея|Papua Ny Guinea|Papua-Uusi-Guinea|Paapua Uus-Guinea|Papua-Jaungvineja|Papua Naujoji Gvinėja|Παπούα Νέα Γουινέα|Guineja e Re-Papua|Papua Nugini|ปาปัวนิวกินี|파푸아뉴기니|巴布亞紐幾內亞|پاپوا گینهٔ نو|פפואה גינאה החדשה|पापुआ न्यू गिनी
PH Filipini|Филипини|Філіппіни|Filippinerne|Filippinene|Filippiinit|Filipiinid|Filipinai|Φιλιππίνες|Filipines|Filipina|ฟิลิปปินส์|필리핀|菲律賓|فیلیپین|הפיליפינים|फ़िलिपींस
PK Pakistāna|Pakistanas|Πακιστάν|ปากีสถาน|파키스탄|פקיסטן|पाकिस्तान
PL Poljska|Пољска|Полска|Полша|Польща|Puola|Poola|Polija|Lenkija|Πολωνία|Poloni|Polandia|Ba Lan|โปแลนด์|폴란드|波蘭|لهستان|פולין|पोलैंड
PM St. Pierre & Miquelon|St. Pierre und Miquelon|São Pedro e Miquelão|Sveta Peter in Mihael|Sveti Petar i Mikelon|Сен Пјер и Микелон|Sen Pjer i Mikelon|Сент Пјер и Микелан|Сен Пиер и Микелон|Сен-Пʼєр і Мікелон|Saint-Pierre és Miquelon|S:t Pierre och Miquelon|Saint Pierre og Miquelon|Saint-Pierre ja Miquelon|Senpjēra un Mikelona|Sen Pjeras ir Mikelonas|Σεν Πιερ και Μικελόν|Shën-Pier dhe Mikelon|Saint Pierre dan Miquelon|Saint Pierre và Miquelon|แซงปีแยร์และมีเกอลง|생피에르 미클롱|圣皮埃尔和密克隆群岛|聖皮埃與密克隆群島|سان بيير ومكويلون|سن پیر و میکلن|סנט פייר ומיקלון|सेंट पिएरे और मिक्वेलान
PN Islas Pitcairn|Pitcairneilanden|Pitcairnove ostrovy|Pitcairnovi Otoci|Pitkernska Ostrva|Питкерн|Pitkern|Питкернски Острови|Острови Питкерн|Острови Піткерн|о-ва Питкэрн|Pitcairnøyene|Pitcairni saared|Pitkērnas salas|Pitkerno salos|Νήσοι Πίτκερν|Ishujt Pitkern|Illes Pitcairn|Kepulauan Pitcairn|Quần đảo Pitcairn|หมู่เกาะพิตแคร์น|핏케언 제도|ピトケアン諸島|皮特肯群島|جزایر پیت‌کرن|איי פיטקרן|पिटकैर्न द्वीपसमूह
PR Порторико|Пуерто Рико|Puertoriko|Puerto Rikas|Πουέρτο Ρίκο|เปอร์โตริโก|푸에르토리코|پورتوریکو|פוארטו ריקו|पोर्टो रिको
PS Palästinensische Autonomiegebiete|Palästina|Territoires palestiniens|Territori Palestinesi|Palestijnse gebieden|Terytoria Palestyńskie|Palestinská území|Palestínske územia|Palestínska samospráva|Palestinsko ozemlje|Palestinsko područje|Palestinska Teritorija|Палестинске територије|Палестина|Palestinske teritorije|Палестински Територии|Палестинські території|Палестинские территории|Palesztin Autonómia|Palestinska territorierna|De palæstinensiske områder|Palæstina|Det palestinske området|Palestiinalaisalue|Palestiina|Palestiina alad|Palestīnas teritorijas|Palestinos teritorija|Παλαιστινιακά Εδάφη|Παλαιστίνη|Territoret Palestineze|Territoris palestins|Filistin|Wilayah Palestina|Wilayah Palestin|Palestin|Lãnh thổ Palestine|ดินแดนปาเลสไตน์|ปาเลสไตน์|팔레스타인 지구|팔레스타인|パレスチナ自治区|巴勒斯坦领土|巴勒斯坦自治區|الأراضي الفلسطينية|سرزمین‌های فلسطینی|فلسطین|השטחים הפלסטיניים|פלסטין|फ़िलिस्तीनी क्षेत्र|फ़िलिस्तीन
PT Portugalska|Португалија|Portugalija|Португалія|Portugali|Portugāle|Πορτογαλία|Bồ Đào Nha|โปรตุเกส|포르투갈|پرتغال|פורטוגל|पुर्तगाल
PW Palav|Belau|Παλάου|ปาเลา|팔라우|帛琉|پالائو|פלאו|पलाऊ
PY Paraguaj|Paragvaj|Парагвај|Paragvaja|Paragvajus|Παραγουάη|ปารากวัย|파라과이|پاراگوئه|פרגוואי|पराग्वे
QA Katara|Kataras|Κατάρ|กาตาร์|카타르|卡達|קטאר|क़तर
RE Riunione|Реинион|Reinion|Рејунион|Реюнион|Реюньйон|Reinjona|Reunjonas|Ρεϊνιόν|Illa de la Reunió|เรอูนียง|레위니옹|留尼旺|روينيون|رئونیون|ראוניון|रियूनियन
RO Romunija|Rumunjska|Rumunija|Румунија|Романија|Румъния|Румунія|Rumænien|Rumeenia|Rumānija|Ρουμανία|Rumani|โรมาเนีย|루마니아|羅馬尼亞|رومانی|רומניה|रोमानिया
RS Сърбия|Сербія|Serbija|Σερβία|Serbi|เซอร์เบีย|세르비아|塞爾維亞|صربستان|סרביה|सर्बिया
RU Rusija|Русија|Русия|Росія|Venäjä|Venemaa|Krievija|Ρωσία|Rusi|รัสเซีย|러시아|ロシア|俄羅斯|روسیه|רוסיה|रूस
RW Ρουάντα|Ruandë|รวันดา|르완다|盧安達|רואנדה|रवांडा
SA Arabia Saudí|Saoedi-Arabië|Saudská Arábia|Saudova Arabija|Saudijska Arabija|Саудијска Арабија|Саудиска Арабија|Саудитска Арабия|Саудівська Аравія|Szaúd-Arábia|Saudi Araabia|Saūda Arābija|Saudo Arabija|Σαουδική Αραβία|Arabi Saudite|Arab Saudi|Ả Rập Xê-út|ซาอุดีอาระเบีย|사우디아라비아|沙烏地阿拉伯|المملكة العربية السعودية|عربستان سعودی|عربستان|ערב הסעודית|सऊदी अरब
SB Šalamúnove ostrovy|Salomonovi otoki|Salomonovi Otoci|Solomonska Ostrva|Соломонска Острва|Соломонски Острови|Соломонови острови|Соломонові Острови|Соломоновы о-ва|Salomonøerne|Salomonøyene|Salomonsaaret|Saalomoni Saared|Zālamana salas|Saliamono Salos|Νήσοι Σολομώντος|Ishujt Solomon|Illes Salomó|Kepulauan Solomon|Quần đảo Solomon|หมู่เกาะโซโลมอน|솔로몬 제도|索羅門群島|جزایر سلیمان|איי שלמה|सोलोमन द्वीपसमूह
SC Seicheles|Sejšeli|Сејшели|Сейшели|Сейшельські Острови|Сейшельские о-ва|Seychellerne|Seychellene|Seychellit|Seišellid|Seišelu salas|Seišeliai|Σεϋχέλλες|Sejshelle|เซเชลส์|세이셸|塞席爾|سیشل|איי סיישל|सेशेल्स
SD Sudaan|Sudāna|Sudanas|Σουδάν|ซูดาน|수단|蘇丹|سودان|סודן|सूडान
SE Švedska|Шведска|Швеція|Ruotsi|Rootsi|Zviedrija|Švedija|Σουηδία|Suedi|Swedia|Thụy Điển|สวีเดน|스웨덴|سوئد|שוודיה|स्वीडन
SG Сінгапур|Singapūras|Σιγκαπούρη|Singapor|สิงคโปร์|싱가포르|سنگاپور|סינגפור|सिंगापुर
SH Sant’Elena|Wyspa Świętej Heleny|Svatá Helena|Sveta Helena|Света Јелена|Sveta Jelena|Света Елена|Острів Святої Єлени|о-в Св. Елены|Szent Ilona|Sv.Helēnas sala|Šv. Elenos Sala|Αγία Ελένη|Shën-Elenë|เซนต์เฮเลนา|세인트헬레나|セントヘレナ|圣赫勒拿|聖赫勒拿島|سانت هيلينا|سنت هلن|סנט הלנה|सेंट हेलेना
SI Словенија|Словенія|Sloveenia|Σλοβενία|Slloveni|สโลวีเนีย|슬로베니아|斯洛維尼亞|اسلوونی|סלובניה|स्लोवेनिया
SJ Svalbard & Jan Mayen|Spitzbergen und Jan Mayen|Svalbard et Jan Mayen|Svalbard a Jan Mayen|Svalbard in Jan Mayen|Свалбард и Јан Мајен|Svalbard i Jan Majen|Свалбард и Ян Майен|Шпіцберген та Ян-Маєн|Svalbard és Jan Mayen|Svalbard og Jan Mayen|Huippuvuoret ja Jan Mayen|Svalbard ja Jan Mayen|Svalbāra un Jana Majena sala|Svalbardas ir Janas Majenas|Σβάλμπαρντ και Γιαν Μαγιέν|Svalbard e Jan-Majen|Svalbard ve Jan Mayen|Kepulauan Svalbard dan Jan Mayen|Svalbard dan Jan Mayen|Svalbard và Jan Mayen|สฟาลบาร์และยานไมเอน|스발바르제도-얀마웬섬|スバールバル諸島・ヤンマイエン島|挪威屬斯瓦巴及尖棉|سفالبارد وجان ماين|سوالبارد و یان ماین|סבאלברד ויאן מאיין|स्वालबार्ड और जान मायेन
SK Slovaška|Slovačka|Словачка|Словаччина|Slovakiet|Slovakkia|Slovākija|Σλοβακία|Sllovaki|สโลวะเกีย|슬로바키아|اسلواکی|סלובקיה|स्लोवाकिया
SL Sijera Leone|Сијера Леоне|Сиера Леоне|Сьєрра-Леоне|Sjerraleone|Siera Leonė|Σιέρα Λεόνε|เซียร์ราลีโอน|시에라리온|獅子山|سیرالئون|סיירה לאון|सिएरा लियोन
SM San Marinas|Άγιος Μαρίνος|ซานมาริโน|산마리노|聖馬利諾|سان‌مارینو|סן מרינו|सैन मेरीनो
SN Senegāla|Senegalas|Σενεγάλη|เซเนกัล|세네갈|塞內加爾|سنگال|סנגל|सेनेगल
SO Somalija|Сомалија|Сомалия|Сомалі|Somaalia|Somalis|Σομαλία|โซมาเลีย|소말리아|索馬利亞|سومالی|סומליה|सोमालिया
SR Surinama|Surinamas|Σουρινάμ|Surinami|ซูรินาเม|수리남|蘇利南|سورینام|סורינאם|सूरीनाम
SS Južný Sudán|Južni Sudan|Јужни Судан|Јужен Судан|Южен Судан|Південний Судан|Sør-Sudan|Etelä-Sudan|Lõuna-Sudaan|Dienvidsudāna|Pietų Sudanas|Νότιο Σουδάν|Sudani i Jugut|Sudan Selatan|Nam Sudan|ซูดานใต้|남수단|南蘇丹|سودان جنوبی|דרום סודן|दक्षिण सूडान
ST São Tomé & Príncipe|Svätý Tomáš a Princov ostrov|Sveti Tomaž in Princ|Sveti Toma i Princip|Sao Tome i Principe|Сао Томе и Принципе|Саун Томе и Принсип|Сао Томе и Принсипи|Сан-Томе і Принсіпі|São Tomé og Príncipe|São Tomé ja Príncipe|Santome un Prinsipi|San Tomė ir Prinsipė|Σάο Τομέ και Πρίνσιπε|Sao Tome dan Principe|São Tomé và Príncipe|เซาตูเมและปรินซิปี|상투메 프린시페|聖多美普林西比|ساو تومي وبرينسيبي|سائوتومه و پرینسیپ|סאו טומה ופרינסיפה|साओ टोम और प्रिंसिपे
SV Ел Салвадор|Ελ Σαλβαδόρ|เอลซัลวาดอร์|엘살바도르|薩爾瓦多|السالوادور|אל סלבדור|अल सल्वाडोर
SX Svatý Martin (Nizozemsko)|Svätý Martin (hol.)|Nizozemski Sveti Martin|Sint Marten|Свети Мартин (Холандија)|Sveti Martin (Holandija)|Свети Мартин|Сінт-Мартен|Sintmārtena|Sint Martenas|Άγιος Μαρτίνος (Ολλανδικό τμήμα)|ซินต์มาร์เทน|신트마르턴|シント・マールテン|荷屬聖馬丁|سانت مارتن|سنت مارتن|סנט מארטן
SY Sirija|Сирија|Сирія|Syyria|Süüria|Συρία|Siri|Suriah|ซีเรีย|시리아|シリア|敘利亞|سوریه|סוריה|सीरिया
SZ Esvatini|Свазиленд|Svazilend|Есватини|Есватіні|Svaasimaa|Svatini|Svazilandas|Εσουατίνι|เอสวาตีนี|에스와티니|エスワティニ|史瓦帝尼|إسواتيني|اسواتینی|אסוואטיני|एस्वाटिनी
TC Turks & Caicos Islands|Otoki Turks in Caicos|Otoci Turks i Caicos|Ostrva Turks i Kaikos|Острва Туркс и Каикос|Острови Туркс и Каикос|острови Търкс и Кайкос|Острови Теркс і Кайкос|Turks- og Caicosøerne|Turks- og Caicosøyene|Turks- ja Caicossaaret|Turks ja Caicos|Tērksas un Kaikosas salas|Terkso ir Kaikoso Salos|Νήσοι Τερκς και Κάικος|Ishujt Turks dhe Kaikos|Illes Turks i Caicos|Kepulauan Turks dan Caicos|Quần đảo Turks và Caicos|หมู่เกาะเติกส์และหมู่เกาะเคคอส|터크스 케이커스 제도|土克斯及開科斯群島|جزایر تورکس و کایکوس|איי טרקס וקייקוס|तुर्क और कैकोज़ द्वीपसमूह
TD Tsjad|Tšad|Tšaad|Čada|Čadas|Τσαντ|Txad|ชาด|차드|查德|چاد|צ׳אד|चाड
TF Territorios Australes Franceses|Terre Australi Francesi|Territórios Franceses do Sul|Franse Gebieden in de zuidelijke Indische Oceaan|Francouzská jižní území|Francúzske južné a antarktické územia|Francosko južno ozemlje|Francuski Južni Teritoriji|Francuske Južne Teritorije|Француске Јужне Територије|Француски Јужни Територии|Френски южни територии|Французькі Південні Території|Французские Южные территории|Franska sydterritorierna|De Franske Besiddelser i Det Sydlige Indiske Ocean og Antarktis|De franske sørterritorier|Ranskan eteläiset ja antarktiset alueet|Prantsuse Lõunaalad|Francijas Dienvidjūru teritorija|Prancūzijos Pietų sritys|Γαλλικά Νότια Εδάφη|Territoret Jugore Franceze|Terres Australs Antàrtiques Franceses|Wilayah Selatan Prancis|Wilayah Selatan Perancis|Lãnh thổ phía Nam Thuộc Pháp|เฟรนช์เซาเทิร์นเทร์ริทอรีส์|프랑스령 남방 지역|仏領極南諸島|法屬南部屬地|الأقاليم الجنوبية الفرنسية|سرزمین‌های جنوبی فرانسه|הטריטוריות הדרומיות של צרפת|फ़्रांसीसी दक्षिणी क्षेत्र
TG Togas|Τόγκο|โตโก|토고|توگو|טוגו
TH Tajska|Tajland|Тајланд|Таїланд|Thaimaa|Taizeme|Tailandas|Ταϊλάνδη|Tajlandë|Thái Lan|태국|泰國|تایلند|תאילנד|थाईलैंड
TJ Tadjiquistão|Таџикистан|Tadsjikistan|Tadžikistāna|Tadžikija|Τατζικιστάν|Taxhikistan|ทาจิกิสถาน|타지키스탄|塔吉克|تاجیکستان|טג׳יקיסטן|ताजिकिस्तान
TK Tokelav|Τοκελάου|โตเกเลา|토켈라우|托克勞群島|توکلائو|טוקלאו|तोकेलाउ
TL Timor oriental|Oost-Timor|Východný Timor|Istočni Timor|Тимор-Лесте (Источни Тимор)|Timor-Leste (Istočni Timor)|Тимор Лесте|Тимор-Лешті|Itä-Timor|Ida-Timor|Austrumtimora|Rytų Timoras|Τιμόρ-Λέστε|ติมอร์-เลสเต|동티모르|東帝汶|تيمور - ليشتي|تیمور-لسته|טימור-לסטה|तिमोर-लेस्त
TM Turcomenistão|Turkménsko|Туркменистан|Туркменістан|Turkmenistāna|Turkmėnistanas|Τουρκμενιστάν|เติร์กเมนิสถาน|투르크메니스탄|土庫曼|ترکمنستان|טורקמניסטן|तुर्कमेनिस्तान
TN Tunizija|Tunis|Туніс|Tuneesia|Tunisija|Tunisas|Τυνησία|Tunizi|ตูนิเซีย|튀니지|突尼西亞|תוניסיה|ट्यूनीशिया
TO Τόνγκα|ตองกา|통가|東加|تونگا|טונגה
TR Turčija|Turska|Турска|Турција|Туреччина|Tyrkiet|Tyrkia|Turkki|Türgi|Turkija|Τουρκία|Turqi|Turki|Thổ Nhĩ Kỳ|ตุรกี|튀르키예|ترکیه|טורקיה|तुर्किये
TT Trinidad & Tobago|Trinidad in Tobago|Trinidad i Tobago|Тринідад і Тобаго|Trinidad og Tobago|Trinidad ja Tobago|Trinidāda un Tobāgo|Trinidadas ir Tobagas|Τρινιντάντ και Τομπάγκο|Trinidad dan Tobago|Trinidad và Tobago|ตรินิแดดและโตเบโก|트리니다드 토바고|千里達及托巴哥|ترینیداد و توباگو|טרינידד וטובגו|त्रिनिदाद और टोबैगो
TV Τουβαλού|ตูวาลู|투발루|吐瓦魯|تووالو|טובאלו|तुवालू
TW Тајван|Тайван|Taivāna|Taivanas|Ταϊβάν|Đài Loan|ไต้หวัน|대만|台灣|تایوان|טייוואן|ताइवान
TZ Tanzanija|Танзанија|Танзанія|Tansaania|Τανζανία|Tanzani|แทนซาเนีย|탄자니아|坦尚尼亞|تنزانيا|تانزانیا|טנזניה|तंज़ानिया
UA Украјина|Ουκρανία|ยูเครน|우크라이나|烏克蘭|اوکراین|אוקראינה|यूक्रेन
UG Ουγκάντα|Ugandë|ยูกันดา|우간다|烏干達|اوگاندا|אוגנדה|युगांडा
UM U.S. Outlying Islands|Amerikanische Überseeinseln|Islas menores alejadas de EE. UU.|Ilhas Menores Distantes dos EUA|Kleine afgelegen eilanden van de Verenigde Staten|Menšie odľahlé ostrovy USA|Stranski zunanji otoki Združenih držav|Mali udaljeni otoci SAD-a|Američka Vanjska Ostrva|Удаљена острва САД|Udaljena ostrva SAD|Американски територии во Пацификот|Отдалечени острови на САЩ|Віддалені острови США|Внешние малые о-ва (США)|Az USA lakatlan külbirtokai|Amerikanske oversøiske øer|USAs ytre øyer|Yhdysvaltain erillissaaret|Ühendriikide hajasaared|ASV Mazās Aizjūras salas|Jungtinių Valstijų Mažosios Tolimosios Salos|Απομακρυσμένες Νησίδες ΗΠΑ|Ishujt Periferikë të SHBA-së|Illes Menors Allunyades dels Estats Units|ABD Küçük Harici Adaları|Kepulauan Terluar AS|Kepulauan Terpencil A.S.|Các tiểu đảo xa của Hoa Kỳ|หมู่เกาะรอบนอกของสหรัฐอเมริกา|미국령 해외 제도|美國本土外小島嶼|جزر الولايات المتحدة النائية|جزایر دورافتادهٔ ایالات متحده|האיים המרוחקים הקטנים של ארה״ב|यू॰एस॰ आउटलाइंग द्वीपसमूह
US États-Unis|Stati Uniti|Spojené státy|Združene države Amerike|Sjedinjene Američke Države|Sjedinjene Države|Сједињене Државе|САД|Соединети Американски Држави|Съединени щати|САЩ|Сполучені Штати|Соединенные Штаты|Egyesült Államok|Yhdysvallat|Ameerika Ühendriigid|Amerikas Savienotās Valstis|Jungtinės Valstijos|Ηνωμένες Πολιτείες|ΗΠΑ|SHBA|Estats Units|Amerika Serikat|Amerika Syarikat|Hoa Kỳ|สหรัฐอเมริกา|สหรัฐฯ|미국|アメリカ|美國|ایالات متحده|ארצות הברית|ארה״ב|संयुक्त राज्य|अमेरिका
UY Uruguaj|Urugvaj|Уругвај|Urugvaja|Urugvajus|Ουρουγουάη|อุรุกวัย|우루과이|烏拉圭|أورغواي|اروگوئه|אורוגוואי|उरूग्वे
UZ Uzbekistāna|Uzbekistanas|Ουζμπεκιστάν|อุซเบกิสถาน|우즈베키스탄|烏茲別克|ازبکستان|אוזבקיסטן|उज़्बेकिस्तान
VA État de la Cité du Vatican|Ciudad del Vaticano|Cidade do Vaticano|Vatikaani|Vatikāns|Vatikano Miesto Valstybė|Βατικανό|Ciutat del Vaticà|Kota Vatican|Thành Vatican|นครวาติกัน|바티칸 시국|梵蒂岡|واتیکان|הוותיקן|वेटिकन सिटी
VC St. Vincent & Grenadines|Svätý Vincent a Grenadíny|Sveti Vincencij in Grenadine|Sveti Vincent i Grenadini|Sveti Vinsent i Grenadin|Сент Винсент и Гренадини|Sent Vinsent i Grenadini|Сейнт Винсънт и Гренадини|Сент-Вінсент і Гренадіни|S:t Vincent och Grenadinerna|Saint Vincent og Grenadinerne|St. Vincent og Grenadinene|Saint Vincent ja Grenadiinit|Saint Vincent ja Grenadiinid|Sentvinsenta un Grenadīnas|Šventasis Vincentas ir Grenadinai|Άγιος Βικέντιος και Γρεναδίνες|Shën-Vincent dhe Grenadine|Saint Vincent i les Grenadines|Saint Vincent dan Grenadine|Saint Vincent dan Grenadines|St. Vincent và Grenadines|เซนต์วินเซนต์และเกรนาดีนส์|세인트빈센트그레나딘|セントビンセント及びグレナディーン諸島|聖文森及格瑞那丁|سانت فنسنت وجزر غرينادين|سنت وینسنت و گرنادین|סנט וינסנט והגרנדינים|सेंट विंसेंट और ग्रेनाडाइंस
VE Venecuela|Венецуела|Венесуела|Venesuela|Βενεζουέλα|Venezuelë|เวเนซุเอลา|베네수엘라|ベネズエラ|委內瑞拉|ونزوئلا|ונצואלה|वेनेज़ुएला
VG Britanski Deviški otoki|Britanski Djevičanski Otoci|Britanska Djevičanska ostrva|Британска Девичанска Острва|Britanska Devičanska Ostrva|Британски Девствени Острови|Британски Вирджински острови|Британські Віргінські острови|Виргинские о-ва (Великобритания)|De Britiske Jomfruøer|De britiske jomfruøyene|Brittiläiset Neitsytsaaret|Briti Neitsisaared|Britu Virdžīnas|Didžiosios Britanijos Mergelių Salos|Βρετανικές Παρθένες Νήσοι|Ishujt e Virgjër Britanikë|Illes Verges Britàniques|Kepulauan Virgin Britania Raya|Kepulauan Virgin British|Quần đảo Virgin thuộc Anh|หมู่เกาะบริติชเวอร์จิน|영국령 버진아일랜드|英領ヴァージン諸島|英屬維京群島|جزر فيرجن البريطانية|جزایر ویرجین بریتانیا|איי הבתולה הבריטיים|ब्रिटिश वर्जिन द्वीपसमूह
VI Îles Vierges des États-Unis|Islas Vírgenes de EE. UU.|Ameriški Deviški otoki|Američki Djevičanski Otoci|Američka Djevičanska ostrva|Америчка Девичанска Острва|Američka Devičanska Ostrva|Американски Девствени Острови|Американски Вирджински острови|Віргінські Острови (США)|Виргинские о-ва (США)|De Amerikanske Jomfruøer|De amerikanske jomfruøyene|Yhdysvaltain Neitsytsaaret|USA Neitsisaared|ASV Virdžīnas|Jungtinių Valstijų Mergelių Salos|Αμερικανικές Παρθένες Νήσοι|Ishujt e Virgjër të SHBA-së|Illes Verges dels Estats Units|Kepulauan Virgin Amerika Serikat|Kepulauan Virgin A.S.|Quần đảo Virgin thuộc Hoa Kỳ|หมู่เกาะเวอร์จินของสหรัฐอเมริกา|미국령 버진아일랜드|米領ヴァージン諸島|美屬維京群島|جزر فيرجن الأمريكية|جزایر ویرجین ایالات متحده|איי הבתולה של ארצות הברית|यू॰एस॰ वर्जिन द्वीपसमूह
VN Vietnã|Vijetnam|Вијетнам|Виетнам|Вʼєтнам|Vjetnama|Vietnamas|Βιετνάμ|เวียดนาม|베트남|ویتنام|וייטנאם|वियतनाम
VU Βανουάτου|วานูอาตู|바누아투|萬那杜|وانواتو|ונואטו|वनुआतू
WF Wallis & Futuna|Wallis in Futuna|Ostrva Valis i Futuna|Валис и Футуна|Valis i Futuna|Уолис и Футуна|Уолліс і Футуна|Wallis og Futuna|Wallis ja Futuna|Volisa un Futunas salas|Volisas ir Futūna|Γουάλις και Φουτούνα|Uollis e Futuna|Wallis ve Futuna|Kepulauan Wallis dan Futuna|Wallis dan Futuna|Wallis và Futuna|วาลลิสและฟุตูนา|왈리스-푸투나 제도|瓦利斯群島和富圖那群島|جزر والس وفوتونا|والیس و فوتونا|איי ווליס ופוטונה|वालिस और फ़्यूचूना
WS Σαμόα|ซามัว|사모아|薩摩亞|סמואה|समोआ
XK Kosovas|Κοσσυφοπέδιο|โคโซโว|코소보|کوزوو|קוסובו|कोसोवो
YE Јемен|Ємен|Jeemen|Jemena|Jemenas|Υεμένη|Yaman|เยเมน|예멘|葉門|یمن|תימן|यमन
YT Majote|Мајот|Majot|Майот|Majota|Majotas|Μαγιότ|มายอต|마요트|馬約特島|مایوت|מאיוט|मायोते
ZA Republika Południowej Afryki|Južná Afrika|Južnoafriška republika|Južnoafrička Republika|Јужноафричка Република|Јужноафриканска Република|Южна Африка|Південно-Африканська Республіка|Южно-Африканская Республика|Dél-afrikai Köztársaság|Sør-Afrika|Etelä-Afrikka|Lõuna-Aafrika Vabariik|Dienvidāfrikas Republika|Pietų Afrika|Νότια Αφρική|Afrika e Jugut|Afrika Selatan|Nam Phi|แอฟริกาใต้|남아프리카|افریقای جنوبی|דרום אפריקה|दक्षिण अफ़्रीका
ZM Zambija|Замбија|Замбія|Ζάμπια|Zambi|แซมเบีย|잠비아|尚比亞|زامبیا|זמביה|ज़ाम्बिया
ZW Зімбабве|Ζιμπάμπουε|ซิมบับเว|짐바브웨|辛巴威|زیمبابوه|זימבבואה|ज़िम्बाब्वे
`;
