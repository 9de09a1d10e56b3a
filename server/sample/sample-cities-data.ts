/*
 * Cities of the English-speaking part of the sample. Each line reads: number of businesses | city | latitude, longitude | phone |
 * address form | street, postcode; … In a phone number # stands for a digit in the range reserved for fiction. In an address form
 * {n} is the house number, {s} the street and {z} the postcode.
 */
export const ENGLISH_CITIES: Record<string, string> = {
  "United States": `
24|New York|40.7286,-73.9946|+1 212-555-01##|{n} {s}, New York, NY {z}|Bleecker St,10012; Columbus Ave,10024; Orchard St,10002; 2nd Ave,10003; W 46th St,10036; Lexington Ave,10021
21|Los Angeles|34.0736,-118.2790|+1 213-555-01##|{n} {s}, Los Angeles, CA {z}|Sunset Blvd,90026; Hillhurst Ave,90027; W 3rd St,90048; Figueroa St,90042; Abbot Kinney Way,90291
19|Chicago|41.9105,-87.6776|+1 312-555-01##|{n} {s}, Chicago, IL {z}|N Milwaukee Ave,60622; W Division St,60622; S Halsted St,60608; N Clark St,60640; W Randolph St,60607
16|Houston|29.7420,-95.3980|+1 713-555-01##|{n} {s}, Houston, TX {z}|Westheimer Rd,77006; W 19th St,77008; Bissonnet St,77005; Navigation Blvd,77003
15|Phoenix|33.4735,-112.0740|+1 602-555-01##|{n} {s}, Phoenix, AZ {z}|N Central Ave,85012; E Camelback Rd,85016; Grand Ave,85007; N 7th St,85014
7|Philadelphia|39.9500,-75.1667|+1 215-555-01##|{n} {s}, Philadelphia, PA {z}|South St,19147; Frankford Ave,19125; Walnut St,19103
7|San Antonio|29.4230,-98.4900|+1 210-555-01##|{n} {s}, San Antonio, TX {z}|Broadway,78215; S Alamo St,78210; Fredericksburg Rd,78201
7|San Diego|32.7420,-117.1300|+1 619-555-01##|{n} {s}, San Diego, CA {z}|University Ave,92104; 30th St,92104; Adams Ave,92116
6|Dallas|32.7870,-96.7900|+1 214-555-01##|{n} {s}, Dallas, TX {z}|Greenville Ave,75206; Elm St,75226; N Bishop Ave,75208
7|Austin|30.2620,-97.7500|+1 512-555-01##|{n} {s}, Austin, TX {z}|S Congress Ave,78704; E 6th St,78702; Burnet Rd,78757
7|San Francisco|37.7640,-122.4220|+1 415-555-01##|{n} {s}, San Francisco, CA {z}|Valencia St,94110; Clement St,94118; Hayes St,94102
7|Seattle|47.6250,-122.3210|+1 206-555-01##|{n} {s}, Seattle, WA {z}|E Pike St,98122; Ballard Ave NW,98107; N 45th St,98103
6|Denver|39.7580,-104.9850|+1 303-555-01##|{n} {s}, Denver, CO {z}|Larimer St,80205; S Broadway,80209; Tennyson St,80212
6|Boston|42.3520,-71.0700|+1 617-555-01##|{n} {s}, Boston, MA {z}|Newbury St,02116; Hanover St,02113; Tremont St,02118
6|Portland|45.5230,-122.6500|+1 503-555-01##|{n} {s}, Portland, OR {z}|SE Division St,97202; NW 23rd Ave,97210; N Mississippi Ave,97227
5|Nashville|36.1620,-86.7600|+1 615-555-01##|{n} {s}, Nashville, TN {z}|Gallatin Ave,37206; 12th Ave S,37203
5|New Orleans|29.9400,-90.0900|+1 504-555-01##|{n} {s}, New Orleans, LA {z}|Magazine St,70115; Oak St,70118
5|Miami|25.7900,-80.2000|+1 305-555-01##|{n} {s}, Miami, FL {z}|SW 8th St,33135; NW 2nd Ave,33127
5|Atlanta|33.7700,-84.3700|+1 404-555-01##|{n} {s}, Atlanta, GA {z}|Ponce De Leon Ave NE,30306; Edgewood Ave SE,30312
5|Minneapolis|44.9600,-93.2800|+1 612-555-01##|{n} {s}, Minneapolis, MN {z}|Nicollet Ave,55404; Hennepin Ave,55408
4|Savannah|32.0760,-81.0920|+1 912-555-01##|{n} {s}, Savannah, GA {z}|Bull St,31401; Abercorn St,31405
4|Santa Fe|35.6850,-105.9380|+1 505-555-01##|{n} {s}, Santa Fe, NM {z}|Canyon Rd,87501; Cerrillos Rd,87507
4|Burlington|44.4780,-73.2120|+1 802-555-01##|{n} {s}, Burlington, VT {z}|Church St,05401; Pine St,05401
4|Honolulu|21.2830,-157.8160|+1 808-555-01##|{n} {s}, Honolulu, HI {z}|Waialae Ave,96816; Kapahulu Ave,96815
`,
  "United Kingdom": `
12|London|51.5240,-0.1060|+44 20 7946 0###|{n} {s}, London {z}, United Kingdom|Exmouth Market,EC1R 4QE; Columbia Road,E2 7RG; Lordship Lane,SE22 8HJ; Chapel Market,N1 9EX
6|Manchester|53.4840,-2.2360|+44 161 496 0###|{n} {s}, Manchester {z}, United Kingdom|Tib Street,M4 1LN; Burton Road,M20 2LW
6|Edinburgh|55.9480,-3.2000|+44 131 496 0###|{n} {s}, Edinburgh {z}, UK|Broughton Street,EH1 3RH; Bruntsfield Place,EH10 4HN
4|Bristol|51.4650,-2.5900|+44 117 496 0###|{n} {s}, Bristol {z}|Gloucester Road,BS7 8AS; North Street,BS3 1JA
4|Leeds|53.7980,-1.5450|+44 113 496 0###|{n} {s}, Leeds {z}|Otley Road,LS6 3AA; Call Lane,LS1 7BT
3|Cardiff|51.4800,-3.1800|+44 29 2018 0###|{n} {s}, Cardiff {z}, United Kingdom|Cowbridge Road East,CF11 9AH; Wellfield Road,CF24 3PA
`,
  Canada: `
7|Toronto|43.6480,-79.4100|+1 416-555-01##|{n} {s}, Toronto, ON {z}, Canada|Queen St W,M6J 1H1; Roncesvalles Ave,M6R 2N5; Danforth Ave,M4J 1L2
5|Vancouver|49.2630,-123.1000|+1 604-555-01##|{n} {s}, Vancouver, BC {z}, Canada|Main St,V5V 3P3; Commercial Dr,V5L 3X3
4|Halifax|44.6520,-63.5850|+1 902-555-01##|{n} {s}, Halifax, NS {z}|Agricola St,B3K 4C3; Barrington St,B3J 2A2
`,
  Australia: `
6|Sydney|-33.8650,151.2070|+61 2 5550 ####|{n} {s}, Sydney NSW {z}, Australia|George St,2000; Clarence St,2000; Kent St,2000
6|Melbourne|-37.8130,144.9650|+61 3 5550 ####|{n} {s}, Melbourne VIC {z}, Australia|Flinders La,3000; Little Bourke St,3000; Swanston St,3000
3|Fremantle|-32.0540,115.7460|+61 8 5550 ####|{n} {s}, Fremantle WA {z}, Australia|High St,6160; South Tce,6160
`,
  Ireland: `
4|Dublin|53.3370,-6.2650|+353 20 91# ####|{n} {s}, Dublin, {z}, Ireland|Camden Street Lower,D08 X4P2; Meath Street,D08 K7W1; Thomas Street,D08 V2N6
3|Galway|53.2710,-9.0550|+353 20 91# ####|{n} {s}, Galway, {z}, Ireland|Quay Street,H91 A2X4; Dominick Street Lower,H91 E4P7
`,
  "New Zealand": `
4|Wellington|-41.2920,174.7760||{n} {s}, Te Aro, Wellington {z}, New Zealand|Cuba Street,6011; Ghuznee Street,6011
`,
};
