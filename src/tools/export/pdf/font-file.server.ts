import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontFolders } from './font-packs.server.ts';

const require = createRequire(import.meta.url);

export const readFontFile = (file: string): Uint8Array => fs.readFileSync(locate(file));

/** fontkit reads the frame of an empty glyph, which in the last place of a file lies behind its end. */
export const readFont = (file: string) => Buffer.concat([readFontFile(file), Buffer.alloc(16)]);

/** `@scope/package/file` where it is installed, `pack/file` where it was fetched. */
function locate(file: string): string {
  const [first = '', ...rest] = file.split('/');
  const folder = fontFolders()[first];
  return folder ? path.join(folder, ...rest) : require.resolve(file);
}
