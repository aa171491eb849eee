import { expect, test } from 'vitest';
import { routePatience, routeWait } from './use-route-wait.ts';

test('waiting shows after 150 ms', () => {
  expect(routePatience).toBe(150);
});

test.for([
  ['soon enough', { late: false, from: '/', to: '/support' }, 'none'],
  ['another page', { late: true, from: '/', to: '/support' }, 'page'],
  ['another query', { late: true, from: '/support', to: '/support' }, 'more'],
  ['the same page anew', { late: true, from: '/support' }, 'more'],
] as const)('%s', ([, now, wait]) => {
  expect(routeWait(now)).toBe(wait);
});
