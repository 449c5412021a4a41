import { fileNames, type Picture } from '#src/people/photos/pictures.ts';

/** A picture as the decoder hands it over, under new names; its files have a few bytes. */
export function madePicture(): Picture {
  const [files, censored] = [fileNames('o'), fileNames('c')];
  const names = [...Object.values(files), ...Object.values(censored)];
  const contents = new Map(names.map((name) => [name, Buffer.from(name)]));
  return { width: 400, height: 500, digest: files.large, files, censored, contents };
}
