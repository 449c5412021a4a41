import type { CountryCode } from '@rendezvous/contract/kernel/countries';

/** Local names of places whose main name in the source is English or administrative. */
export const LOCAL_NAMES: Partial<Record<CountryCode, Readonly<Record<string, string>>>> = {
  NL: { 'The Hague': 'Den Haag', 'Almere Stad': 'Almere', 'Amsterdam-Zuidoost': 'Amsterdam Zuidoost' },
  BE: { Brussels: 'Bruxelles / Brussel', Ostend: 'Oostende' },
  DE: {
    Munich: 'München',
    'Halle (Saale)': 'Halle (Saale)',
    Freiburg: 'Freiburg im Breisgau',
    Mülheim: 'Mülheim an der Ruhr',
    Ludwigshafen: 'Ludwigshafen am Rhein',
  },
  AT: { Vienna: 'Wien', 'Sankt Pölten': 'St. Pölten' },
  CH: { 'Sankt Gallen': 'St. Gallen', Sitten: 'Sion', 'Martigny-Ville': 'Martigny', Geneva: 'Genève' },
  IT: {
    Rome: 'Roma',
    Milan: 'Milano',
    Naples: 'Napoli',
    Turin: 'Torino',
    Genoa: 'Genova',
    Florence: 'Firenze',
    Venice: 'Venezia',
    Padua: 'Padova',
    Mantua: 'Mantova',
    Syracuse: 'Siracusa',
    Leghorn: 'Livorno',
    "Reggio nell'Emilia": 'Reggio Emilia',
    "L'Aquila": "L'Aquila",
  },
  ES: {
    'Gasteiz / Vitoria': 'Vitoria-Gasteiz',
    'Donostia / San Sebastián': 'Donostia-San Sebastián',
    Cadiz: 'Cádiz',
    'Castelló de la Plana': 'Castellón de la Plana',
    'Iruña / Pamplona': 'Pamplona',
    'La Laguna': 'San Cristóbal de La Laguna',
  },
  PL: { Warsaw: 'Warszawa', 'Bielsko-Biala': 'Bielsko-Biała', 'Jastrzębie Zdrój': 'Jastrzębie-Zdrój' },
  IE: { 'An Muileann gCearr': 'Mullingar', 'Droichead Nua': 'Newbridge', 'An Ros': 'Rush' },
  US: { 'New York City': 'New York' },
  CA: { Quebec: 'Québec', Montreal: 'Montréal' },
};

/** Administrative names to drop: quarters named after their town, numbered districts, estates. */
export const NOT_A_TOWN = /[\d()]| \/ |Estate|City of|Borough|Heights-|-City Centre/;

/** Regions that are one city: their quarters count as places. */
export const SHOWN_SECTIONS: ReadonlySet<string> = new Set([
  'Berlin',
  'Hamburg',
  'Bremen',
  'Wien',
  'Basel-Stadt',
  'Greater London',
  'Australian Capital Territory',
  'Brussel / Bruxelles',
]);
