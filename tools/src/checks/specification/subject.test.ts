import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runsProduct } from './subject.ts';

const inTest = (body: string, imports = ''): string => `${imports}\nit('a fact', () => { ${body} });`;

it('a test that compares a constant, or goes through a list, runs nothing of the product', () => {
  const constants = "import { LIMIT, ROUTES } from '#src/limits.ts';";
  for (const body of [
    'expect(LIMIT).toBe(3);',
    'assert.deepEqual(ROUTES.map(({ name }) => name), ["a"]);',
    'for (const route of ROUTES) assert.ok(Object.keys(route).includes("path"));',
  ])
    assert.equal(runsProduct(inTest(body, constants), 'shared/a.test.ts'), false, body);
});

it('a test that calls a function, builds an object, draws a component or sends a request runs the product', () => {
  for (const body of [
    'assert.equal(priceOf(3), 4);',
    'expect(new Budget(3).left).toBe(3);',
    'render(<Card />);',
    "expect((await client.get('/api/chats.php')).status).toBe(200);",
    "await page.getByRole('link').click();",
  ])
    assert.equal(runsProduct(inTest(body.replace('await', '')), 'shell/a.test.tsx'), true, body);
});
