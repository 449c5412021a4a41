import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { needChromium } from '#src/lib/chromium.ts';
import { readJson, ROOT } from '#src/lib/workspace.ts';

/** A face of ours, the system fonts that replace it until it is loaded, and what of ours is measured. */
interface StandIn {
  family: string;
  file: string;
  /** Names of the system font; the first that this machine has is measured, the others have its metrics. */
  local: readonly string[];
  weights: string;
  weight: number;
  /** Optical size, where the face has that axis. */
  opsz?: number;
}

// Liberation and Roboto have the widths of Arial, Liberation Serif those of Times New Roman (Roboto within one per cent).
const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];
const TIMES = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'];

/** Weight and optical size of the largest headings; the smaller ones differ by less than one per cent. */
const DISPLAY = { file: 'imbue-latin', weights: '100 900', weight: 640, opsz: 40 };

const STAND_INS: readonly StandIn[] = [
  {
    family: 'Commissioner Stand-in',
    file: 'commissioner-latin',
    local: ARIAL,
    weights: '100 549',
    weight: 420,
  },
  {
    family: 'Commissioner Stand-in',
    file: 'commissioner-latin',
    local: ARIAL_BOLD,
    weights: '550 900',
    weight: 650,
  },
  { family: 'Imbue Stand-in', local: TIMES, ...DISPLAY },
  // Phones without Times: narrow letters without serifs are still nearer than wide ones with them.
  { family: 'Imbue Sans Stand-in', local: ARIAL, ...DISPLAY },
];

const FILE = 'shared/theme/src/stand-in-faces.ts';
const SIZE = 100;

/**
 * `node tools/src/generate/stand-in-faces/write.ts`: measures how wide and high our faces set the product's own texts, beside the system
 * fonts seen before they arrive, and writes the factors that make both the same into shared/theme. Run by hand when a
 * font file changes; needs the Liberation fonts.
 */
async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: needChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const texts = productTexts();
  const faces: string[] = [];
  for (const standIn of STAND_INS) {
    const { own, system, ascent, descent } = await measure(page, standIn, texts);
    const adjust = own / system;
    const { family, local, weights } = standIn;
    const values = {
      family,
      local,
      weights,
      sizeAdjust: percent(adjust),
      ascent: percent(ascent / adjust),
      descent: percent(descent / adjust),
    };
    console.log(`${family} ${weights}: ${values.sizeAdjust} %`);
    faces.push(`  ${literal(values)},`);
  }
  await browser.close();
  writeFileSync(join(ROOT, FILE), `${HEADER}${faces.join('\n')}\n];\n`);
}

const HEADER = `/** A system font set to the width and height of one of ours, for the time until that has come. Values in per cent. */
export interface StandInFace {
  family: string;
  /** Names of the system font, tried in this order. */
  local: readonly string[];
  weights: string;
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

/** Made by tools/src/generate/stand-in-faces/write.ts out of the shipped fonts and the product's texts; not edited by hand. */
export const STAND_IN_FACES: readonly StandInFace[] = [
`;

const percent = (factor: number): number => Math.round(factor * 10_000) / 100;

function literal(values: object): string {
  const parts = Object.entries(values).map(
    ([name, value]) => `${name}: ${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')}`,
  );
  return `{ ${parts.join(', ')} }`;
}

/** Letters as the product uses them: all its texts in all its languages, without arguments. */
function productTexts(): string[] {
  const files = globSync('{shell,mfe-*}/lang/*.json', { cwd: ROOT });
  const texts = files.flatMap((file) => Object.values(readJson<Record<string, string>>(join(ROOT, file))));
  return texts.filter((text) => !/[{<]/.test(text));
}

interface Measured {
  own: number;
  system: number;
  ascent: number;
  descent: number;
}

async function measure(
  page: Page,
  { file, local, weight, opsz }: StandIn,
  texts: readonly string[],
): Promise<Measured> {
  const font = readFileSync(join(ROOT, `shared/theme/fonts/${file}.woff2`)).toString('base64');
  return page.evaluate(
    async ({ font, local, weight, opsz, texts, size }) => {
      const faces = [
        new FontFace('own', `url(data:font/woff2;base64,${font})`, { weight: '100 900' }),
        new FontFace('system', local.map((name) => `local('${name}')`).join(','), { weight: '100 900' }),
      ];
      for (const face of faces) document.fonts.add(await face.load());
      const widthIn = (family: string): number => {
        const line = document.createElement('span');
        line.style.cssText = `position:absolute;white-space:nowrap;font:${weight} ${size}px ${family};font-synthesis:none;${opsz ? `font-variation-settings:'opsz' ${opsz}` : ''}`;
        document.body.append(line);
        let width = 0;
        for (const text of texts) {
          line.textContent = text;
          width += line.getBoundingClientRect().width;
        }
        line.remove();
        return width;
      };
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = '1000px own';
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
      return {
        own: widthIn('own'),
        system: widthIn('system'),
        ascent: fontBoundingBoxAscent / 1000,
        descent: fontBoundingBoxDescent / 1000,
      };
    },
    { font, local: [...local], weight, opsz, texts: [...texts], size: SIZE },
  );
}

await main();
