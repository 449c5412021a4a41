import type { CountryCode } from '@rendezvous/contract/countries';

/**
 * Regions of each country as its people write them, keyed by the GeoNames code of the unit. `level` says which of the
 * two administrative levels the product calls a region there (spec §3 Region label per country).
 */
export interface RegionNames {
  level: 1 | 2;
  names: Readonly<Record<string, string>>;
}

/** England's nine regions are not an administrative level of GeoNames; its counties are listed by region instead. */
export const ENGLISH_REGIONS: Readonly<Record<string, readonly string[]>> = {
  'East Midlands': ['D3', 'H5', 'H7', 'J9', 'L4', 'NNH', 'WNH', 'J8', 'H4', 'D2'],
  'East of England': ['C3', 'E4', 'N5', 'Z5', 'K3', 'Z6', 'F8', 'I9', 'O3', 'M5', 'I1'],
  'Greater London': ['GLA'],
  'North East': ['N3', 'J6', 'D8', 'J5', 'M7', 'E5', 'N6', 'D1', 'K9', 'I5', 'I7', 'F5'],
  'North West': [
    'H2', 'C9', 'H8', 'P2', 'Z8', 'Z7', 'P7', 'E9', 'C1', 'Q1', 'B1', 'L2', 'L5', 'O6', 'L8', 'N2', 'O1', 'K1', 'N1', 'I2', 'G9', 'A8', 'A9',
  ],
  'South East': ['K2', 'G2', 'P6', 'G5', 'M4', 'Q2', 'B9', 'N7', 'I6', 'E2', 'P4', 'P9', 'F2', 'B3', 'I3', 'K6', 'M1', 'B6', 'K7'],
  'South West': ['D6', 'M3', 'D4', 'J4', 'M6', 'N9', 'E6', 'P8', 'AA', 'A4', 'C6', 'O4', 'K4', 'Z9', 'B7'],
  'West Midlands': ['M9', 'F7', 'P3', 'Q4', 'O2', 'Q3', 'L6', 'O8', 'L7', 'A7', 'D7', 'N4', 'M2', 'C7'],
  'Yorkshire and the Humber': ['Q5', 'H3', 'J3', 'A3', 'O7', 'L3', 'E1', 'J2', 'B4', 'J7', 'C2', 'D5', 'L9', 'G8', 'G6'],
};

export const REGION_NAMES: Readonly<Record<CountryCode, RegionNames>> = {
  NL: { level: 1, names: { '01': 'Drenthe', '16': 'Flevoland', '02': 'Friesland', '03': 'Gelderland', '04': 'Groningen', '05': 'Limburg', '06': 'Noord-Brabant', '07': 'Noord-Holland', '15': 'Overijssel', '09': 'Utrecht', '10': 'Zeeland', '11': 'Zuid-Holland' } },
  BE: { level: 2, names: { VAN: 'Antwerpen', BRU: 'Brussel / Bruxelles', WHT: 'Hainaut', VLI: 'Limburg', WLG: 'Liège', WLX: 'Luxembourg', WNA: 'Namur', VOV: 'Oost-Vlaanderen', VBR: 'Vlaams-Brabant', WBR: 'Brabant wallon', VWV: 'West-Vlaanderen' } },
  DE: { level: 1, names: { '01': 'Baden-Württemberg', '02': 'Bayern', '16': 'Berlin', '11': 'Brandenburg', '03': 'Bremen', '04': 'Hamburg', '05': 'Hessen', '12': 'Mecklenburg-Vorpommern', '06': 'Niedersachsen', '07': 'Nordrhein-Westfalen', '08': 'Rheinland-Pfalz', '09': 'Saarland', '13': 'Sachsen', '14': 'Sachsen-Anhalt', '10': 'Schleswig-Holstein', '15': 'Thüringen' } },
  AT: { level: 1, names: { '01': 'Burgenland', '02': 'Kärnten', '03': 'Niederösterreich', '04': 'Oberösterreich', '05': 'Salzburg', '06': 'Steiermark', '07': 'Tirol', '08': 'Vorarlberg', '09': 'Wien' } },
  CH: { level: 1, names: { AG: 'Aargau', AR: 'Appenzell Ausserrhoden', AI: 'Appenzell Innerrhoden', BL: 'Basel-Landschaft', BS: 'Basel-Stadt', BE: 'Bern', FR: 'Fribourg', GE: 'Genève', GL: 'Glarus', GR: 'Graubünden', JU: 'Jura', LU: 'Luzern', NE: 'Neuchâtel', NW: 'Nidwalden', OW: 'Obwalden', SG: 'St. Gallen', SH: 'Schaffhausen', SZ: 'Schwyz', SO: 'Solothurn', TG: 'Thurgau', TI: 'Ticino', UR: 'Uri', VS: 'Valais', VD: 'Vaud', ZG: 'Zug', ZH: 'Zürich' } },
  FR: { level: 1, names: { '84': 'Auvergne-Rhône-Alpes', '27': 'Bourgogne-Franche-Comté', '53': 'Bretagne', '24': 'Centre-Val de Loire', '94': 'Corse', '44': 'Grand Est', '32': 'Hauts-de-France', '11': 'Île-de-France', '28': 'Normandie', '75': 'Nouvelle-Aquitaine', '76': 'Occitanie', '52': 'Pays de la Loire', '93': "Provence-Alpes-Côte d'Azur" } },
  IT: { level: 2, names: { AG: 'Agrigento', AL: 'Alessandria', AN: 'Ancona', AO: "Valle d'Aosta", AP: 'Ascoli Piceno', AQ: "L'Aquila", AR: 'Arezzo', AT: 'Asti', AV: 'Avellino', BA: 'Bari', BG: 'Bergamo', BI: 'Biella', BL: 'Belluno', BN: 'Benevento', BO: 'Bologna', BR: 'Brindisi', BS: 'Brescia', BT: 'Barletta-Andria-Trani', BZ: 'Bolzano', CA: 'Cagliari', CB: 'Campobasso', CE: 'Caserta', CH: 'Chieti', CL: 'Caltanissetta', CN: 'Cuneo', CO: 'Como', CR: 'Cremona', CS: 'Cosenza', CT: 'Catania', CZ: 'Catanzaro', EN: 'Enna', FC: 'Forlì-Cesena', FE: 'Ferrara', FG: 'Foggia', FI: 'Firenze', FM: 'Fermo', FR: 'Frosinone', GE: 'Genova', GO: 'Gorizia', GR: 'Grosseto', IM: 'Imperia', IS: 'Isernia', KR: 'Crotone', LC: 'Lecco', LE: 'Lecce', LI: 'Livorno', LO: 'Lodi', LT: 'Latina', LU: 'Lucca', MB: 'Monza e Brianza', MC: 'Macerata', ME: 'Messina', MI: 'Milano', MN: 'Mantova', MO: 'Modena', MS: 'Massa-Carrara', MT: 'Matera', NA: 'Napoli', NO: 'Novara', NU: 'Nuoro', OR: 'Oristano', PA: 'Palermo', PC: 'Piacenza', PD: 'Padova', PE: 'Pescara', PG: 'Perugia', PI: 'Pisa', PN: 'Pordenone', PO: 'Prato', PR: 'Parma', PT: 'Pistoia', PU: 'Pesaro e Urbino', PV: 'Pavia', PZ: 'Potenza', RA: 'Ravenna', RC: 'Reggio Calabria', RE: 'Reggio Emilia', RG: 'Ragusa', RI: 'Rieti', RM: 'Roma', RN: 'Rimini', RO: 'Rovigo', SA: 'Salerno', SI: 'Siena', SO: 'Sondrio', SP: 'La Spezia', SR: 'Siracusa', SS: 'Sassari', SU: 'Sud Sardegna', SV: 'Savona', TA: 'Taranto', TE: 'Teramo', TN: 'Trento', TO: 'Torino', TP: 'Trapani', TR: 'Terni', TS: 'Trieste', TV: 'Treviso', UD: 'Udine', VA: 'Varese', VB: 'Verbano-Cusio-Ossola', VC: 'Vercelli', VE: 'Venezia', VI: 'Vicenza', VR: 'Verona', VT: 'Viterbo', VV: 'Vibo Valentia' } },
  ES: { level: 2, names: { C: 'A Coruña', VI: 'Álava', AB: 'Albacete', A: 'Alicante', AL: 'Almería', O: 'Asturias', AV: 'Ávila', BA: 'Badajoz', B: 'Barcelona', BI: 'Bizkaia', BU: 'Burgos', CC: 'Cáceres', CA: 'Cádiz', S: 'Cantabria', CS: 'Castellón', CE: 'Ceuta', CR: 'Ciudad Real', CO: 'Córdoba', CU: 'Cuenca', SS: 'Gipuzkoa', GI: 'Girona', GR: 'Granada', GU: 'Guadalajara', H: 'Huelva', HU: 'Huesca', PM: 'Illes Balears', J: 'Jaén', LO: 'La Rioja', GC: 'Las Palmas', LE: 'León', L: 'Lleida', LU: 'Lugo', M: 'Madrid', MA: 'Málaga', ME: 'Melilla', MU: 'Murcia', NA: 'Navarra', OR: 'Ourense', P: 'Palencia', PO: 'Pontevedra', SA: 'Salamanca', TF: 'Santa Cruz de Tenerife', SG: 'Segovia', SE: 'Sevilla', SO: 'Soria', T: 'Tarragona', TE: 'Teruel', TO: 'Toledo', V: 'Valencia', VA: 'Valladolid', ZA: 'Zamora', Z: 'Zaragoza' } },
  PL: { level: 1, names: { '72': 'dolnośląskie', '73': 'kujawsko-pomorskie', '75': 'lubelskie', '76': 'lubuskie', '74': 'łódzkie', '77': 'małopolskie', '78': 'mazowieckie', '79': 'opolskie', '80': 'podkarpackie', '81': 'podlaskie', '82': 'pomorskie', '83': 'śląskie', '84': 'świętokrzyskie', '85': 'warmińsko-mazurskie', '86': 'wielkopolskie', '87': 'zachodniopomorskie' } },
  IE: { level: 1, names: { C: 'Connacht', L: 'Leinster', M: 'Munster', U: 'Ulster' } },
  GB: { level: 1, names: { NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' } },
  US: { level: 1, names: { AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming' } },
  CA: { level: 1, names: { '01': 'Alberta', '02': 'British Columbia', '03': 'Manitoba', '04': 'New Brunswick', '05': 'Newfoundland and Labrador', '13': 'Northwest Territories', '07': 'Nova Scotia', '14': 'Nunavut', '08': 'Ontario', '09': 'Prince Edward Island', '10': 'Québec', '11': 'Saskatchewan', '12': 'Yukon' } },
  AU: { level: 1, names: { '01': 'Australian Capital Territory', '02': 'New South Wales', '03': 'Northern Territory', '04': 'Queensland', '05': 'South Australia', '06': 'Tasmania', '07': 'Victoria', '08': 'Western Australia' } },
  NZ: { level: 1, names: { E7: 'Auckland', E8: 'Bay of Plenty', E9: 'Canterbury', F1: 'Gisborne', F2: "Hawke's Bay", F3: 'Manawatū-Whanganui', F4: 'Marlborough', F5: 'Nelson', F6: 'Northland', F7: 'Otago', F8: 'Southland', F9: 'Taranaki', TAS: 'Tasman', G1: 'Waikato', G2: 'Wellington', G3: 'West Coast' } },
};
