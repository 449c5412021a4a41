import { showChosenTheme } from './theme.ts';

const root = document.documentElement;
let written: string[] = [];

beforeAll(showChosenTheme);
beforeEach(() => {
  written = [];
  root.removeAttribute('data-theme');
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  document.body.innerHTML = `
    <form><input type="radio" name="theme" value="device"><input type="radio" name="theme" value="dark"></form>
    <form><input type="radio" name="gender" value="female"></form>`;
});
afterEach(() => jest.restoreAllMocks());

const choose = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)!.click();

test('a chosen look shows at once and is stored for 365 days', () => {
  choose('dark');
  expect(root.dataset.theme).toBe('dark');
  expect(written).toEqual(['theme=dark;path=/;max-age=31536000;samesite=lax']);
});

test('the device’s look is a choice as well', () => {
  choose('dark');
  choose('device');
  expect(root.dataset.theme).toBe('device');
  expect(written.at(-1)).toBe('theme=device;path=/;max-age=31536000;samesite=lax');
});

test('choices of other forms change nothing', () => {
  choose('female');
  expect([root.dataset.theme, written]).toEqual([undefined, []]);
});
