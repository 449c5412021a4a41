import type { Problem } from '@rendezvous/contract/errors';
import type { Photo } from '@rendezvous/contract/profile';
import sharp from 'sharp';
import type { TestClient } from '../harness.ts';
import { multipartForm } from '../support/multipart.ts';

export type PhotoBody = { photo: Photo } & Problem;

/** A picture in one colour that says where it was taken. */
export function picture(
  options: {
    width?: number;
    height?: number;
    format?: 'jpeg' | 'png' | 'webp' | 'avif';
    colour?: string;
  } = {},
): Promise<Buffer> {
  const { width = 600, height = 800, format = 'jpeg', colour = '#8c2f39' } = options;
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .toFormat(format)
    .toBuffer();
}

/** Uploads a photo of one's own. */
export function upload(client: TestClient, file: Buffer, visibility?: string) {
  const { payload, headers } = multipartForm({ file, ...(visibility && { visibility }) });
  return client.post<PhotoBody>('/api/photo.php', undefined, { payload, headers });
}
