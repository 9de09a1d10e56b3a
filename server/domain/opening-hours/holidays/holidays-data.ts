/**
 * Public holidays of whole countries, by English short name. Each begins with its rule: "12-25" is a date, "E-2" counts days from Easter
 * Sunday of the western churches, "11/4/4" is the fourth Thursday of November and "5/-1/1" the last Monday of May. Holidays of regions,
 * and those that follow the moon, are left out.
 */
export const HOLIDAYS: Readonly<Record<string, string>> = {
  Australia:
    "01-01 New Year’s Day|01-26 Australia Day|E-2 Good Friday|E1 Easter Monday|04-25 Anzac Day|12-25 Christmas Day|12-26 Boxing Day",
  Austria:
    "01-01 New Year’s Day|01-06 Epiphany|E1 Easter Monday|05-01 Labour Day|E39 Ascension Day|E50 Whit Monday|E60 Corpus Christi|08-15 Assumption Day|10-26 National Day|11-01 All Saints’ Day|12-08 Immaculate Conception|12-25 Christmas Day|12-26 St Stephen’s Day",
  Belgium:
    "01-01 New Year’s Day|E1 Easter Monday|05-01 Labour Day|E39 Ascension Day|E50 Whit Monday|07-21 National Day|08-15 Assumption Day|11-01 All Saints’ Day|11-11 Armistice Day|12-25 Christmas Day",
  Brazil:
    "01-01 New Year’s Day|E-2 Good Friday|04-21 Tiradentes’ Day|05-01 Labour Day|09-07 Independence Day|10-12 Our Lady of Aparecida|11-02 All Souls’ Day|11-15 Republic Day|11-20 Black Awareness Day|12-25 Christmas Day",
  Canada: "01-01 New Year’s Day|E-2 Good Friday|07-01 Canada Day|9/1/1 Labour Day|12-25 Christmas Day",
  Czechia:
    "01-01 New Year’s Day|E-2 Good Friday|E1 Easter Monday|05-01 Labour Day|05-08 Liberation Day|07-05 Cyril and Methodius Day|07-06 Jan Hus Day|09-28 Statehood Day|10-28 Independence Day|11-17 Freedom Day|12-24 Christmas Eve|12-25 Christmas Day|12-26 St Stephen’s Day",
  Denmark:
    "01-01 New Year’s Day|E-3 Maundy Thursday|E-2 Good Friday|E1 Easter Monday|E39 Ascension Day|E50 Whit Monday|12-25 Christmas Day|12-26 second day of Christmas",
  Finland:
    "01-01 New Year’s Day|01-06 Epiphany|E-2 Good Friday|E1 Easter Monday|05-01 May Day|E39 Ascension Day|12-06 Independence Day|12-25 Christmas Day|12-26 second day of Christmas",
  France:
    "01-01 New Year’s Day|E1 Easter Monday|05-01 Labour Day|05-08 Victory Day|E39 Ascension Day|E50 Whit Monday|07-14 Bastille Day|08-15 Assumption Day|11-01 All Saints’ Day|11-11 Armistice Day|12-25 Christmas Day",
  Germany:
    "01-01 New Year’s Day|E-2 Good Friday|E1 Easter Monday|05-01 Labour Day|E39 Ascension Day|E50 Whit Monday|10-03 Unity Day|12-25 Christmas Day|12-26 second day of Christmas",
  India: "01-26 Republic Day|08-15 Independence Day|10-02 Gandhi Jayanti",
  Ireland:
    "01-01 New Year’s Day|03-17 St Patrick’s Day|E1 Easter Monday|5/1/1 May Day|6/1/1 the June bank holiday|8/1/1 the August bank holiday|10/-1/1 the October bank holiday|12-25 Christmas Day|12-26 St Stephen’s Day",
  Italy:
    "01-01 New Year’s Day|01-06 Epiphany|E1 Easter Monday|04-25 Liberation Day|05-01 Labour Day|06-02 Republic Day|08-15 Assumption Day|11-01 All Saints’ Day|12-08 Immaculate Conception|12-25 Christmas Day|12-26 St Stephen’s Day",
  Luxembourg:
    "01-01 New Year’s Day|E1 Easter Monday|05-01 Labour Day|05-09 Europe Day|E39 Ascension Day|E50 Whit Monday|06-23 National Day|08-15 Assumption Day|11-01 All Saints’ Day|12-25 Christmas Day|12-26 St Stephen’s Day",
  Mexico:
    "01-01 New Year’s Day|2/1/1 Constitution Day|3/3/1 Benito Juárez Day|05-01 Labour Day|09-16 Independence Day|11/3/1 Revolution Day|12-25 Christmas Day",
  Netherlands:
    "01-01 New Year’s Day|E1 Easter Monday|E39 Ascension Day|E50 Whit Monday|12-25 Christmas Day|12-26 second day of Christmas",
  "New Zealand":
    "01-01 New Year’s Day|01-02 the day after New Year’s Day|02-06 Waitangi Day|E-2 Good Friday|E1 Easter Monday|04-25 Anzac Day|6/1/1 King’s Birthday|10/4/1 Labour Day|12-25 Christmas Day|12-26 Boxing Day",
  Norway:
    "01-01 New Year’s Day|E-3 Maundy Thursday|E-2 Good Friday|E1 Easter Monday|05-01 Labour Day|05-17 Constitution Day|E39 Ascension Day|E50 Whit Monday|12-25 Christmas Day|12-26 second day of Christmas",
  Philippines:
    "01-01 New Year’s Day|E-3 Maundy Thursday|E-2 Good Friday|04-09 Day of Valor|05-01 Labour Day|06-12 Independence Day|11-30 Bonifacio Day|12-25 Christmas Day|12-30 Rizal Day",
  Poland:
    "01-01 New Year’s Day|01-06 Epiphany|E1 Easter Monday|05-01 Labour Day|05-03 Constitution Day|E60 Corpus Christi|08-15 Assumption Day|11-01 All Saints’ Day|11-11 Independence Day|12-24 Christmas Eve|12-25 Christmas Day|12-26 second day of Christmas",
  Portugal:
    "01-01 New Year’s Day|E-2 Good Friday|04-25 Freedom Day|05-01 Labour Day|E60 Corpus Christi|06-10 Portugal Day|08-15 Assumption Day|10-05 Republic Day|11-01 All Saints’ Day|12-01 Independence Day|12-08 Immaculate Conception|12-25 Christmas Day",
  Spain:
    "01-01 New Year’s Day|01-06 Epiphany|E-2 Good Friday|05-01 Labour Day|08-15 Assumption Day|10-12 National Day|11-01 All Saints’ Day|12-06 Constitution Day|12-08 Immaculate Conception|12-25 Christmas Day",
  Sweden:
    "01-01 New Year’s Day|01-06 Epiphany|E-2 Good Friday|E1 Easter Monday|05-01 May Day|E39 Ascension Day|06-06 National Day|12-25 Christmas Day|12-26 second day of Christmas",
  Switzerland: "01-01 New Year’s Day|E39 Ascension Day|08-01 National Day|12-25 Christmas Day",
  Turkey:
    "01-01 New Year’s Day|04-23 National Sovereignty Day|05-01 Labour Day|05-19 Youth and Sports Day|07-15 Democracy Day|08-30 Victory Day|10-29 Republic Day",
  "United Kingdom":
    "01-01 New Year’s Day|E-2 Good Friday|5/1/1 the May bank holiday|5/-1/1 the spring bank holiday|12-25 Christmas Day|12-26 Boxing Day",
  "United States":
    "01-01 New Year’s Day|1/3/1 Martin Luther King Jr. Day|2/3/1 Presidents’ Day|5/-1/1 Memorial Day|06-19 Juneteenth|07-04 Independence Day|9/1/1 Labor Day|10/2/1 Columbus Day|11-11 Veterans Day|11/4/4 Thanksgiving Day|12-25 Christmas Day",
};
