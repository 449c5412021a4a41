/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { reuseCompiledStyles } from './compiled-styles.ts';

const Card = styled.p<{ $wide: boolean }>`
  color: rebeccapurple;
  width: ${({ $wide }) => ($wide ? '40px' : '20px')};
`;
const Other = styled.p`
  color: teal;
`;

function stylesOf(sheet: ServerStyleSheet, tree: React.ReactElement): string {
  const page = reuseCompiledStyles(sheet);
  try {
    renderToString(page.collectStyles(tree));
    return page.getStyleTags();
  } finally {
    page.seal();
  }
}

test('a later page carries the same rules as the first', () => {
  const first = stylesOf(new ServerStyleSheet(), <Card $wide />);
  expect(first).toContain('rebeccapurple');
  expect(stylesOf(new ServerStyleSheet(), <Card $wide />)).toBe(first);
});

test('a page carries no rule of a component it does not draw', () => {
  stylesOf(new ServerStyleSheet(), <Other />);
  stylesOf(new ServerStyleSheet(), <Card $wide={false} />);
  const page = stylesOf(new ServerStyleSheet(), <Card $wide />);
  expect(page).toContain('40px');
  expect(page).not.toContain('teal');
  expect(page).not.toContain('20px');
});

test('rules of a class are compiled for the first page only', () => {
  stylesOf(new ServerStyleSheet(), <Card $wide />);
  const sheet = new ServerStyleSheet();
  const inserted: string[] = [];
  const insert = sheet.instance.insertRules.bind(sheet.instance);
  sheet.instance.insertRules = (id, name, rules) => {
    inserted.push(name);
    insert(id, name, rules);
  };
  const page = reuseCompiledStyles(sheet);
  const compiling = jest.fn(page.instance.insertRules);
  page.instance.insertRules = compiling;
  renderToString(page.collectStyles(<Card $wide />));
  expect(inserted).toHaveLength(1);
  expect(compiling).not.toHaveBeenCalled();
});
