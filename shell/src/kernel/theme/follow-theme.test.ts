import { Channel } from '@rendezvous/testing/channels';
import { followTheme } from './follow-theme.ts';

const root = document.documentElement;

const RADIOS = ['device', 'light', 'dark']
  .map((value) => `<input type="radio" name="theme" value="${value}">`)
  .join('');
let other: Channel;
let stop: () => void;

beforeEach(() => {
  Object.assign(window, { BroadcastChannel: Channel });
  root.removeAttribute('data-theme');
  document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">';
  document.body.innerHTML = `<form id="footer">${RADIOS}</form><form id="page">${RADIOS}</form>`;
  other = new Channel('rv.theme');
});
afterEach(() => {
  stop();
  Channel.all.clear();
  document.cookie = 'theme=;max-age=0';
});

const media = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => meta.media);
const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value);

/** Chooses in the footer; the page's head shows it. */
function choose(look: string): void {
  root.dataset.theme = look;
  document.querySelector<HTMLInputElement>(`#footer [value=${look}]`)!.click();
}

test('a choice reaches the other tabs, every form that offers it and the browser’s bars', () => {
  stop = followTheme('device');
  choose('dark');
  expect(other.received).toEqual(['dark']);
  expect(checked()).toEqual(['dark', 'dark']);
  expect(media()).toEqual(['not all', 'all']);
  choose('device');
  expect(other.received).toEqual(['dark', 'device']);
  expect(media()).toEqual(['(prefers-color-scheme:light)', '(prefers-color-scheme:dark)']);
});

test('the look that another tab chose is shown, and is not sent back', () => {
  stop = followTheme('device');
  other.send('light');
  expect(root.dataset.theme).toBe('light');
  expect(checked()).toEqual(['light', 'light']);
  expect(media()).toEqual(['all', 'not all']);
  expect(other.received).toEqual([]);
});

test('a choice made before the frame starts is published at its start; without one nothing is', () => {
  root.dataset.theme = 'dark';
  stop = followTheme('dark');
  expect(other.received).toEqual([]);
  stop();
  stop = followTheme('device');
  expect(other.received).toEqual(['dark']);
  expect(media()).toEqual(['not all', 'all']);
});

test('a page restored from the browser’s cache shows the look of now', () => {
  stop = followTheme('device');
  document.cookie = 'theme=dark';
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(root.dataset.theme).toBeUndefined();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(root.dataset.theme).toBe('dark');
});
