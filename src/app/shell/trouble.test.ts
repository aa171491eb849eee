import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { troubleOf } from './trouble.ts';

test.for([
  ['Chromium finds nobody', new TypeError('Failed to fetch'), true, 'silent'],
  ['Firefox finds nobody', new TypeError('NetworkError when attempting to fetch resource.'), true, 'silent'],
  ['Safari finds nobody', new TypeError('Load failed'), true, 'silent'],
  ['there is no connection', new TypeError('Failed to fetch'), false, 'offline'],
  ['a proxy stands before nothing', new ErrorResponse(502, 'Bad Gateway', ''), true, 'silent'],
  ['our own mistake', new TypeError("Cannot read properties of undefined (reading 'name')"), true, 'fault'],
  ['our own mistake, told by the server', new ErrorResponse(500, 'Internal', ''), true, 'fault'],
  ['our own mistake stays one offline', new Error('no'), false, 'fault'],
] as const)('%s', ([, error, online, trouble]) => {
  expect(troubleOf(error, online)).toBe(trouble);
});
