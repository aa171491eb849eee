/** Brotli beside each file that is served, made once for each content: most files are the same after a change. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const isPackable = /\.(?:js|css|svg|json|txt|wasm)$/;
/** Programs are large: the last tenth would take ten times as long. */
const programs = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };
/** Below this the packaging weighs more than it saves. */
const worthIt = 512;

/** `kept` holds what was compressed before, by content; what no file has any more is removed from it. */
export async function compressFiles(folder: string, kept: string) {
  fs.mkdirSync(kept, { recursive: true });
  const used = new Set<string>();
  await Promise.all(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isPackable.test(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const content = fs.readFileSync(file);
        if (content.length < worthIt) return;
        const name = createHash('sha256').update(content).digest('hex');
        const before = path.join(kept, name);
        used.add(name);
        if (!fs.existsSync(before))
          fs.writeFileSync(before, await brotli(content, entry.name.endsWith('.wasm') ? programs : {}));
        fs.copyFileSync(before, `${file}.br`);
      }),
  );
  for (const name of fs.readdirSync(kept)) if (!used.has(name)) fs.rmSync(path.join(kept, name));
}
