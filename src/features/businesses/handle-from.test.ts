import { expect, test } from 'vitest';
import { handleFrom } from './handle-from.ts';

test.each([
  ['Café Zürich', 'cafe-zurich'],
  ['Söhne & Töchter', 'sohne-tochter'],
  ['Ada’s Studio', 'adas-studio'],
  ["Ada's", 'adas'],
  ['Straße Œuvre Ødegård', 'strasse-oeuvre-odegard'],
  ['  --Ｗｉｄｅ  ', 'wide'],
  ['竹', ''],
  ['a name that is cut just where a word ends', 'a-name-that-is-cut-just-where'],
])('%s is %s', (name, handle) => expect(handleFrom(name)).toBe(handle));
