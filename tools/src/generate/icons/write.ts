import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingOf, ICONS } from './drawings.ts';
import { ROOT } from '#src/lib/workspace.ts';

/** Draws the icons of the installed app from the mark into `shared/theme/icons/`, small enough to be committed. */
for (const icon of ICONS) {
  const png = await sharp(Buffer.from(drawingOf(icon)))
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
  await writeFile(join(ROOT, 'shared/theme/icons', icon.file), png);
  console.log(`  ${icon.file} ${png.length} bytes`);
}
