/** Abbreviations of "not available" that are no name and no state. "N.D." is North Dakota. */
export const NOT_AVAILABLE = "n/a | n.a. | n.a | n. a. | n / a | #n/a | k.a. | k. a. | n.v.t. | n.v.t";

/** Words for it, by language. They count in columns of numbers, links, hours and descriptions. */
export const UNKNOWN_WORDS = `
k.a | k/a | n.d. | n/d | n. d. | s/d | s.d. | b/d | b.d. | н/д | н.д. | δ/υ | na | not available | not applicable | unknown | none | nil | no | no data | no info | no information | not provided | not specified |
not listed | not known | no phone | no phone number | no number | no website | no site | no rating | no ratings | no reviews |
no reviews yet | not rated | not yet rated | unrated | missing | tbd | tba | ? | ?? | ??? | -- | --- | x | xx | xxx | . | .. | ... | / | * |
keine angabe | keine angaben | keine | keine daten | nicht vorhanden | nicht verfügbar | nicht bekannt | nicht angegeben | unbekannt | entfällt |
fehlt | keine telefonnummer | keine website | keine webseite | keine bewertung | keine bewertungen |
non disponible | indisponible | non communiqué | non renseigné | non précisé | inconnu | inconnue | aucun | aucune | sans objet | néant |
pas de site | pas de téléphone | aucune donnée | aucun avis | nd |
no disponible | sin datos | sin información | sin dato | desconocido | ninguno | ninguna | no aplica | no especificado | no tiene | sin teléfono |
sin web | sin valoraciones | sin reseñas | no consta |
non disponibile | sconosciuto | nessuno | nessuna | non specificato | non indicato | assente | nessun dato | dato non disponibile | non presente |
não disponível | indisponível | não informado | não informada | desconhecido | não se aplica | não aplicável | sem dados | sem informação |
sem informações | não tem | sem telefone | sem site | nenhum | nenhuma |
niet beschikbaar | onbekend | niet van toepassing | geen | geen gegevens | niet bekend | nvt | geen website | geen telefoon |
brak | brak danych | nie dotyczy | nieznany | nieznane | niedostępny | niedostępne | nie podano | brak informacji |
neuvedeno | není k dispozici | nedostupné | neznámé | neznámý | není | žádné | není uvedeno | neuvedené | nie je k dispozícii | neznáme | nie je |
nincs | nincs adat | ismeretlen | nem elérhető | nincs megadva |
indisponibil | nu este disponibil | necunoscut | fără date | nu se aplică | nu există | nespecificat |
yok | bilinmiyor | belirtilmemiş | mevcut değil | veri yok | bilgi yok | uygulanamaz |
нет | нет данных | неизвестно | не указан | не указано | не указана | недоступно | отсутствует | нет информации | нет сайта | неприменимо |
немає | немає даних | невідомо | не вказано | відсутній | відсутнє | няма | няма данни | неизвестен | не е посочено |
nema | nema podataka | nema podatka | nepoznato | nije dostupno | nije poznato | нема | нема података | непознато | није доступно |
ni podatka | ni podatkov | neznano | ni na voljo | ni |
saknas | okänd | okänt | ej tillgänglig | ej tillgängligt | inte tillgänglig | uppgift saknas | ingen uppgift | ingen |
ikke tilgængelig | ukendt | ikke oplyst | ikke tilgjengelig | ukjent | ikke oppgitt | ikke relevant |
ei saatavilla | ei tiedossa | tuntematon | ei tietoa | ei ole | puudub | teadmata | pole | nav | nav datu | nav zināms | nėra | nėra duomenų |
nežinoma | óþekkt |
δεν υπάρχει | μη διαθέσιμο | μη διαθέσιμη | άγνωστο | δεν διατίθεται |
غير متوفر | غير متاح | لا يوجد | غير معروف | غير محدد | لا توجد بيانات | ندارد | نامشخص | موجود نیست | دستیاب نہیں |
לא זמין | אין | לא ידוע | אין נתונים | אין מידע |
उपलब्ध नहीं | अज्ञात | लागू नहीं |
tidak tersedia | tidak ada | tidak diketahui | tidak ada data | tiada | tiada maklumat | hindi available | wala |
không có | không có dữ liệu | không có sẵn | không rõ | chưa có | không xác định | chưa cập nhật |
ไม่มี | ไม่มีข้อมูล | ไม่ระบุ | ไม่ทราบ |
无 | 暂无 | 不详 | 未知 | 没有 | 无数据 | 暂无数据 | 不适用 | 無 | 暫無 | 不詳 | 沒有 | 無資料 | 不適用 |
なし | 無し | 不明 | 該当なし | 情報なし | データなし | 未設定 | 非公開 |
없음 | 정보 없음 | 알 수 없음 | 미상 | 데이터 없음 | 해당 없음 | 미등록
`;

/** Spreadsheet programs show these for a formula without a value, in the languages of their editions. They have no "#" here and are folded. */
export const FORMULA_ERRORS =
  "ref!|name?|div/0!|value!|num!|null!|spill!|calc!|field!|blocked!|unknown!|connect!|busy!|error!|getting_data|bezug!|wert!|zahl!|nv|überlauf!|valeur!|nom?|nombre!|nul!|¡ref!|¿nombre?|¡valor!|¡num!|¡div/0!|¡nulo!|rif!|valore!|nome?|valor!|verw!|waarde!|naam?|getal!|leeg!|deel/0!|adr!|arg!|nazwa?|liczba!|başv!|değer!|ad?|sayi!|yok|ссылка!|знач!|имя?|число!|дел/0!|н/д|пусто!|referens!|värdefel!|namn?|saknas!|reference!|værdi!|navn?|verdi!|viittaus!|arvo!|nimi?|odkaz!|hodnota!|název?|hiv!|érték!|név?";
