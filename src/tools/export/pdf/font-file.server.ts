import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** fontkit reads the frame of an empty glyph, which in the last place of a file lies behind its end. */
export const readFont = (file: string) => Buffer.concat([fs.readFileSync(locate(file)), Buffer.alloc(16)]);

/** Some packages let no file within them be named; then it is found beside what they do name. */
function locate(file: string): string {
  const [, name, within] = /^(@[^/]+\/[^/]+)\/(.+)$/.exec(file)!;
  try {
    return require.resolve(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error;
    return path.resolve(path.dirname(require.resolve(name!)), '..', within!);
  }
}
