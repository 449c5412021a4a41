/** A system font set to the width and height of one of ours, for the time until that has come. Values in per cent. */
export interface StandInFace {
  family: string;
  /** Names of the system font, tried in this order. */
  local: readonly string[];
  weights: string;
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

/** Made by tools/src/stand-in-faces.ts out of the shipped fonts and the product's texts; not edited by hand. */
export const STAND_IN_FACES: readonly StandInFace[] = [
  {
    family: 'Commissioner Stand-in',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    weights: '100 549',
    sizeAdjust: 100.21,
    ascent: 101.49,
    descent: 20.56,
  },
  {
    family: 'Commissioner Stand-in',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    weights: '550 900',
    sizeAdjust: 94.52,
    ascent: 107.6,
    descent: 21.79,
  },
  {
    family: 'Imbue Stand-in',
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    weights: '100 900',
    sizeAdjust: 79.46,
    ascent: 119.56,
    descent: 31.46,
  },
  {
    family: 'Imbue Sans Stand-in',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    weights: '100 900',
    sizeAdjust: 72.09,
    ascent: 131.77,
    descent: 34.68,
  },
];
