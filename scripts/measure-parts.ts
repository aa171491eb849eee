/** Where the ink of each tagged part is, in its box of 128: written to `src/illustrator/parts/bounds.json`. */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { subjects } from '../src/illustrator/subjects/table.ts';

const set = JSON.parse(await readFile('node_modules/@iconify-json/noto/icons.json', 'utf8')) as {
  icons: Record<string, { body: string }>;
};
const bounds: Record<string, number[]> = {};
for (const { icon: part, form } of subjects) {
  if (form === 'drawn') continue;
  const icon = set.icons[part];
  if (!icon) throw new Error(`${part} is not in the set`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="128" height="128" viewBox="0 0 128 128">${icon.body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (data[(y * info.width + x) * 4 + 3]! > 40) {
        box[0] = Math.min(box[0]!, x);
        box[1] = Math.min(box[1]!, y);
        box[2] = Math.max(box[2]!, x + 1);
        box[3] = Math.max(box[3]!, y + 1);
      }
  bounds[part] = box;
}
const lines = Object.entries(bounds).map(([part, box]) => `  ${JSON.stringify(part)}: [${box.join(', ')}]`);
await writeFile('src/illustrator/parts/bounds.json', `{\n${lines.join(',\n')}\n}\n`);
