import { double } from '@rendezvous/testing/double';
import type { Navigator } from 'react-router-dom';
import { createNavigator } from './navigator.ts';

function routerOf() {
  const steps: string[] = [];
  const router = double<Navigator>({
    go: (delta: number) => steps.push(`go ${delta}`),
    push: (to: string) => steps.push(`push ${to}`),
    replace: (to: string) => steps.push(`replace ${to}`),
  });
  return { router, steps };
}

test('navigations wait for the router, in their order', () => {
  const navigator = createNavigator();
  const { router, steps } = routerOf();
  navigator.push('/a');
  navigator.replace('/b');
  navigator.go(-1);
  expect(steps).toEqual([]);
  navigator.follow(router);
  expect(steps).toEqual(['push /a', 'replace /b', 'go -1']);
  navigator.push('/c');
  navigator.follow(router);
  expect(steps.slice(3)).toEqual(['push /c']);
});

test('addresses need no router', () => {
  const navigator = createNavigator();
  expect(navigator.createHref('/a?b=c')).toBe('/a?b=c');
  expect(navigator.createHref({ pathname: '/a', search: '?b=c', hash: '' })).toBe('/a?b=c');
});
