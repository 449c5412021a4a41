import { mayBePhoto } from './values.ts';

test.each(['image/jpeg', 'image/JPG', '', 'application/octet-stream', 'image/avif', 'image/x-png'])(
  'a file of type %j is left to the server',
  (type) => {
    expect(mayBePhoto({ type })).toBe(true);
  },
);

test.each(['image/heic', 'application/pdf', 'video/mp4', 'image/gif'])(
  'a file of type %s is no photo',
  (type) => {
    expect(mayBePhoto({ type })).toBe(false);
  },
);
