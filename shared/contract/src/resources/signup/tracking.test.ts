import { rememberedTracking, trackingFromCookie, trackingOf, trackingText } from './tracking.ts';

const query = (text: string) => trackingOf(new URLSearchParams(text));

test('[3.016] network, ref and three sub values of an address are affiliate data', () => {
  expect(query('network=acme&ref=42&sub1=a&sub2=b%20c&sub3=d&other=x')).toEqual({
    network: 'acme',
    ref: '42',
    sub1: 'a',
    sub2: 'b c',
    sub3: 'd',
  });
});

test('sub values alone, or a source with foreign characters, name no source', () => {
  expect(query('sub1=a')).toBeNull();
  expect(query('network=%3Cscript%3E&ref=a%20b')).toBeNull();
});

test('a source survives its cookie, also with characters cookies do not like', () => {
  const tracking = { network: 'acme', sub1: 'a=b; c&d' };
  const text = trackingText(tracking);
  expect(rememberedTracking(`theme=dark; traffic_source=${encodeURIComponent(text)}`)).toEqual(tracking);
  expect(trackingFromCookie(text)).toEqual(tracking);
});

test('a value with a control character is left out, in an address and in a cookie', () => {
  expect(query('network=acme&sub1=%00&sub2=a%0Ab&sub3=%7F&ref=a%00')).toEqual({ network: 'acme' });
  expect(query('network=acme%00&ref=b%09')).toBeNull();
  expect(rememberedTracking(`traffic_source=${encodeURIComponent('network=acme&sub1=%00')}`)).toEqual({
    network: 'acme',
  });
});

test('a broken cookie is no source', () => {
  expect(trackingFromCookie('%E0%A4%A')).toBeNull();
  expect(rememberedTracking('')).toBeNull();
});
