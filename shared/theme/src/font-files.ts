/** A font file and the characters it is loaded for. */
export interface FontFile {
  family: string;
  /** Name below `fonts/`, without its ending. */
  file: string;
  /** Lowest and highest weight. */
  weights: string;
  /** As CSS writes it. */
  range: string;
}

/** Made by fonts/subset.py; not edited by hand. The last file of a family comes first in its choice of glyphs. */
export const FONT_FILES: readonly FontFile[] = [
  {
    family: 'Imbue Variable',
    file: 'imbue-latin-ext',
    weights: '600 640',
    range:
      'U+100-101,U+103,U+109-117,U+11A-130,U+135-140,U+145-151,U+154-159,U+15D-178,U+17D-289,U+2C7-2C9,U+2DD,U+1E05-1EF9,U+2020,U+20A1-20AB,U+20AD-20BD',
  },
  {
    family: 'Imbue Variable',
    file: 'imbue-latin-rest',
    weights: '600 640',
    range:
      'U+A4-A6,U+A8,U+AC,U+AF,U+B4-B6,U+B8-B9,U+BC,U+BE,U+C3,U+C5-C6,U+D0,U+D5,U+D8,U+DD-DE,U+E3,U+E5-E6,U+F0,U+F5,U+F7-F8,U+FD-FE,U+102,U+131,U+2BC-2C6,U+2DA-2DC,U+300-323,U+200B,U+2044,U+2191-2193,U+2215',
  },
  {
    family: 'Imbue Variable',
    file: 'imbue-pl',
    weights: '600 640',
    range: 'U+104-107,U+118-119,U+141-144,U+15A-15B,U+179-17C',
  },
  {
    family: 'Imbue Variable',
    file: 'imbue-latin',
    weights: '600 640',
    range:
      'U+20-A3,U+A7,U+A9-AB,U+AD-AE,U+B0-B3,U+B7,U+BA-BB,U+BD,U+BF-C2,U+C4,U+C7-CF,U+D1-D4,U+D6-D7,U+D9-DC,U+DF-E2,U+E4,U+E7-EF,U+F1-F4,U+F6,U+F9-FC,U+FF,U+152-153,U+2009,U+2013-201E,U+2022-203A,U+20AC,U+2122,U+2212',
  },
  {
    family: 'Commissioner Variable',
    file: 'commissioner-latin-ext',
    weights: '400 700',
    range:
      'U+100-101,U+103,U+108-117,U+11A-130,U+134-140,U+145-151,U+154-159,U+15C-178,U+17D-259,U+2BE-2BF,U+2C7-2CC,U+2DD,U+1E08-1EF9,U+2020,U+20A1-20AB,U+20AD-2113',
  },
  {
    family: 'Commissioner Variable',
    file: 'commissioner-latin-rest',
    weights: '400 700',
    range:
      'U+A4-A6,U+A8,U+AC,U+AF,U+B4-B6,U+B8-B9,U+BC,U+BE,U+C3,U+C5-C6,U+D0,U+D5,U+D8,U+DD-DE,U+E3,U+E5-E6,U+F0,U+F5,U+F7-F8,U+FD-FE,U+102,U+131,U+2BB-2BC,U+2C6,U+2DA-2DC,U+300-323,U+200B,U+2032-2033,U+2044,U+2215',
  },
  {
    family: 'Commissioner Variable',
    file: 'commissioner-pl',
    weights: '400 700',
    range: 'U+104-107,U+118-119,U+141-144,U+15A-15B,U+179-17C',
  },
  {
    family: 'Commissioner Variable',
    file: 'commissioner-latin',
    weights: '400 700',
    range:
      'U+20-A3,U+A7,U+A9-AB,U+AD-AE,U+B0-B3,U+B7,U+BA-BB,U+BD,U+BF-C2,U+C4,U+C7-CF,U+D1-D4,U+D6-D7,U+D9-DC,U+DF-E2,U+E4,U+E7-EF,U+F1-F4,U+F6,U+F9-FC,U+FF,U+152-153,U+2009,U+2013-201E,U+2022-2026,U+2039-203A,U+20AC,U+2122-2212',
  },
];
