import assert from 'node:assert/strict';
import { ADD_PHOTO } from '@rendezvous/contract/resources/photos/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import sharp from 'sharp';
import type { TestApp, TestClient } from '../harness.ts';
import { multipartForm } from '../support/multipart.ts';

/** A picture in one colour with a place in its metadata. */
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

/** Uploads a photo of the member. */
export function upload(client: TestClient, file: Buffer, visibility?: string) {
  const { payload, headers } = multipartForm({ file, ...(visibility && { visibility }) });
  return client.call(ADD_PHOTO, undefined, { payload, headers });
}

/** The account of a client, as its own pages read it. */
export const ownUser = async (client: TestClient) => (await client.call(READ_USER)).body.user!;

/** Photos of a member, as a client is shown them. */
export const photosShownTo = async (client: TestClient, memberId: string) =>
  (await client.call(READ_MEMBER, { id: memberId })).body.member.photos;

/** Bytes of a picture as this client receives them. */
export async function fileAt(t: TestApp, url: string, { cookies }: TestClient): Promise<Buffer> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await t.app.inject({ url, headers: { host: 'localhost:4200', cookie } });
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/webp']);
  return answer.rawPayload;
}
