/**
 * Region of a postcode, where the postcode decides it: `from-to Region` by the leading characters, or `prefix,prefix Region`; the first
 * matching line counts. Names are those of address-regions-data.ts.
 */
export const POSTCODE_REGION_LINES: Readonly<Record<string, string>> = {
  US: `005 New York
006-007 Puerto Rico
008 U.S. Virgin Islands
009 Puerto Rico
055 Massachusetts
010-027 Massachusetts
028-029 Rhode Island
030-038 New Hampshire
039-049 Maine
050-059 Vermont
06390 New York
060-069 Connecticut
070-089 New Jersey
100-149 New York
150-196 Pennsylvania
197-199 Delaware
201 Virginia
200-205 District of Columbia
206-219 Maryland
220-246 Virginia
247-268 West Virginia
270-289 North Carolina
290-299 South Carolina
300-319 Georgia
320-339 Florida
341-349 Florida
350-369 Alabama
370-385 Tennessee
386-397 Mississippi
398-399 Georgia
400-427 Kentucky
430-459 Ohio
460-479 Indiana
480-499 Michigan
500-528 Iowa
530-549 Wisconsin
550-567 Minnesota
570-577 South Dakota
580-588 North Dakota
590-599 Montana
600-629 Illinois
630-658 Missouri
660-679 Kansas
680-693 Nebraska
700-714 Louisiana
716-729 Arkansas
733 Texas
730-749 Oklahoma
750-799 Texas
800-816 Colorado
820-831 Wyoming
832-838 Idaho
840-847 Utah
850-865 Arizona
870-884 New Mexico
885 Texas
889-898 Nevada
900-961 California
96799 American Samoa
967-968 Hawaii
96950-96952 Northern Mariana Islands
96910-96932 Guam
970-979 Oregon
980-994 Washington
995-999 Alaska`,
  CA: `A Newfoundland and Labrador
B Nova Scotia
C Prince Edward Island
E New Brunswick
G,H,J Quebec
K,L,M,N,P Ontario
R Manitoba
S Saskatchewan
T Alberta
V British Columbia
X0A,X0B,X0C Nunavut
X Northwest Territories
Y Yukon`,
  AU: `02 Australian Capital Territory
08-09 Northern Territory
2600-2618 Australian Capital Territory
2900-2920 Australian Capital Territory
1-2 New South Wales
3,8 Victoria
4,9 Queensland
5 South Australia
6 Western Australia
7 Tasmania`,
  IN: `11 Delhi
12-13 Haryana
160 Chandigarh
14-16 Punjab
17 Himachal Pradesh
194 Ladakh
18-19 Jammu and Kashmir
248,249,263 Uttarakhand
20-28 Uttar Pradesh
30-34 Rajasthan
36-39 Gujarat
403 Goa
40-44 Maharashtra
45-48 Madhya Pradesh
49 Chhattisgarh
50 Telangana
51-53 Andhra Pradesh
56-59 Karnataka
605 Puducherry
60-64 Tamil Nadu
67-69 Kerala
737 Sikkim
744 Andaman and Nicobar Islands
70-74 West Bengal
75-77 Odisha
78 Assam
790-792 Arunachal Pradesh
793-794 Meghalaya
795 Manipur
796 Mizoram
797-798 Nagaland
799 Tripura
814-816 Jharkhand
825-835 Jharkhand
80-85 Bihar`,
  PH: `185-199 Rizal
05-18 Metro Manila
20 Pampanga
21 Bataan
22 Zambales
23 Tarlac
24 Pangasinan
25 La Union
261-262 Mountain Province
26 Benguet
27 Ilocos Sur
28 Abra
29 Ilocos Norte
30 Bulacan
31 Nueva Ecija
32 Aurora
33 Isabela
34 Quirino
35 Cagayan
36 Ifugao
37 Nueva Vizcaya
38 Kalinga
39 Batanes
40 Laguna
41 Cavite
42 Batangas
43 Quezon
44 Camarines Sur
45 Albay
46 Camarines Norte
47 Sorsogon
48 Catanduanes
49 Marinduque
50 Iloilo
51 Occidental Mindoro
52 Oriental Mindoro
53 Palawan
54 Masbate
55 Romblon
56 Aklan
57 Antique
58 Capiz
60 Cebu
61 Negros Occidental
62 Negros Oriental
63 Bohol
64 Northern Samar
65 Leyte
66 Southern Leyte
67 Samar
68 Eastern Samar
70 Zamboanga del Sur
71 Zamboanga del Norte
72 Misamis Occidental
73 Basilan
74 Sulu
75 Tawi-Tawi
80 Davao del Sur
81 Davao del Norte
82 Davao Oriental
83 Surigao del Sur
84 Surigao del Norte
85 Agusan del Sur
86 Agusan del Norte
87 Bukidnon
88 Davao de Oro
90 Misamis Oriental
91 Camiguin
92 Lanao del Norte
93,97 Lanao del Sur
94 Cotabato
95 South Cotabato
96 Maguindanao
98 Sultan Kudarat`,
  BR: `0-1 São Paulo
20-28 Rio de Janeiro
29 Espírito Santo
3 Minas Gerais
40-48 Bahia
49 Sergipe
50-56 Pernambuco
57 Alagoas
58 Paraíba
59 Rio Grande do Norte
60-63 Ceará
64 Piauí
65 Maranhão
689 Amapá
66-68 Pará
693 Roraima
699 Acre
69 Amazonas
728-729 Goiás
737-739 Goiás
70-73 Distrito Federal
768-769 Rondônia
74-76 Goiás
77 Tocantins
78 Mato Grosso
79 Mato Grosso do Sul
80-87 Paraná
88-89 Santa Catarina
9 Rio Grande do Sul`,
  MX: `00-16 Ciudad de México
20 Aguascalientes
21-22 Baja California
23 Baja California Sur
24 Campeche
25-27 Coahuila
28 Colima
29-30 Chiapas
31-33 Chihuahua
34-35 Durango
36-38 Guanajuato
39-41 Guerrero
42-43 Hidalgo
44-49 Jalisco
50-57 Estado de México
58-61 Michoacán
62 Morelos
63 Nayarit
64-67 Nuevo León
68-71 Oaxaca
72-75 Puebla
76 Querétaro
77 Quintana Roo
78-79 San Luis Potosí
80-82 Sinaloa
83-85 Sonora
86 Tabasco
87-89 Tamaulipas
90 Tlaxcala
91-96 Veracruz
97 Yucatán
98-99 Zacatecas`,
  ES: `01 Álava
02 Albacete
03 Alicante
04 Almería
05 Ávila
06 Badajoz
07 Islas Baleares
08 Barcelona
09 Burgos
10 Cáceres
11 Cádiz
12 Castellón
13 Ciudad Real
14 Córdoba
15 A Coruña
16 Cuenca
17 Girona
18 Granada
19 Guadalajara
20 Gipuzkoa
21 Huelva
22 Huesca
23 Jaén
24 León
25 Lleida
26 La Rioja
27 Lugo
28 Madrid
29 Málaga
30 Murcia
31 Navarra
32 Ourense
33 Asturias
34 Palencia
35 Las Palmas
36 Pontevedra
37 Salamanca
38 Santa Cruz de Tenerife
39 Cantabria
40 Segovia
41 Sevilla
42 Soria
43 Tarragona
44 Teruel
45 Toledo
46 Valencia
47 Valladolid
48 Bizkaia
49 Zamora
50 Zaragoza
51 Ceuta
52 Melilla`,
  FR: `971 Guadeloupe
972 Martinique
973 French Guiana
974 Réunion
976 Mayotte
01,03,07,15,26,38,42,43,63,69,73,74 Auvergne-Rhône-Alpes
21,25,39,58,70,71,89,90 Bourgogne-Franche-Comté
22,29,35,56 Bretagne
18,28,36,37,41,45 Centre-Val de Loire
20 Corse
08,10,51,52,54,55,57,67,68,88 Grand Est
02,59,60,62,80 Hauts-de-France
75,77,78,91,92,93,94,95 Île-de-France
14,27,50,61,76 Normandie
16,17,19,23,24,33,40,47,64,79,86,87 Nouvelle-Aquitaine
09,11,12,30,31,32,34,46,48,65,66,81,82 Occitanie
44,49,53,72,85 Pays de la Loire
04,05,06,13,83,84 Provence-Alpes-Côte d'Azur`,
  BE: `10-12 Brussels
13-14 Walloon Brabant
15-19 Flemish Brabant
2 Antwerp
30-34 Flemish Brabant
35-39 Limburg
4 Liège
5 Namur
60-65 Hainaut
66-69 Luxembourg
7 Hainaut
8 West Flanders
9 East Flanders`,
  ZA: `00-02 Gauteng
03-04 North West
05-09 Limpopo
10-13 Mpumalanga
14-21 Gauteng
22-24 Mpumalanga
25-28 North West
29-46 KwaZulu-Natal
48-64 Eastern Cape
65-80 Western Cape
82-89 Northern Cape
93-99 Free State`,
  TR: `01 Adana
02 Adıyaman
03 Afyonkarahisar
04 Ağrı
05 Amasya
06 Ankara
07 Antalya
08 Artvin
09 Aydın
10 Balıkesir
11 Bilecik
12 Bingöl
13 Bitlis
14 Bolu
15 Burdur
16 Bursa
17 Çanakkale
18 Çankırı
19 Çorum
20 Denizli
21 Diyarbakır
22 Edirne
23 Elazığ
24 Erzincan
25 Erzurum
26 Eskişehir
27 Gaziantep
28 Giresun
29 Gümüşhane
30 Hakkâri
31 Hatay
32 Isparta
33 Mersin
34 İstanbul
35 İzmir
36 Kars
37 Kastamonu
38 Kayseri
39 Kırklareli
40 Kırşehir
41 Kocaeli
42 Konya
43 Kütahya
44 Malatya
45 Manisa
46 Kahramanmaraş
47 Mardin
48 Muğla
49 Muş
50 Nevşehir
51 Niğde
52 Ordu
53 Rize
54 Sakarya
55 Samsun
56 Siirt
57 Sinop
58 Sivas
59 Tekirdağ
60 Tokat
61 Trabzon
62 Tunceli
63 Şanlıurfa
64 Uşak
65 Van
66 Yozgat
67 Zonguldak
68 Aksaray
69 Bayburt
70 Karaman
71 Kırıkkale
72 Batman
73 Şırnak
74 Bartın
75 Ardahan
76 Iğdır
77 Yalova
78 Karabük
79 Kilis
80 Osmaniye
81 Düzce`,
};

/** Postcode areas of the United Kingdom outside England. The last group spans two countries, so it decides nothing. */
export const BRITISH_AREAS: Readonly<Record<string, string>> = {
  Scotland: "AB DD DG EH FK G HS IV KA KW KY ML PA PH ZE",
  Wales: "CF LD LL NP SA",
  "Northern Ireland": "BT",
  "": "CH HR SY TD",
};
