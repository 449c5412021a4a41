const ORIENTATION_TAG = 0x0112;
const LONG = 4;

/**
 * Reads the orientation (1 to 8) from EXIF data, with or without its `Exif` prefix; 1 when there is none.
 * Looks at the first directory only, within the data. The value has the type its entry names: a short number, or a long one.
 */
export function readOrientation(exif: Buffer): number {
  const tiff = exif.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? exif.subarray(6) : exif;
  if (tiff.length < 14) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = u32(4);
  if (directory + 2 > tiff.length) return 1;
  const entries = u16(directory);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (entry + 12 > tiff.length) return 1;
    if (u16(entry) !== ORIENTATION_TAG) continue;
    const isLong = u16(entry + 2) === LONG;
    const value = isLong ? u32(entry + 8) : u16(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
