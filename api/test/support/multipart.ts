import { randomText } from '#src/platform/lib/ids.ts';

/** A multipart form as a browser sends it; buffers become files with a name the server ignores. */
export function multipartForm(fields: Record<string, Buffer | string>): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const boundary = `----form${randomText(16)}`;
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const file = Buffer.isBuffer(value)
      ? '; filename="../../etc/passwd.svg"\r\nContent-Type: image/svg+xml'
      : '';
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ];
  });
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
