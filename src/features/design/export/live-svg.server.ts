/** A page with its text as text, and the typefaces that it is set in inside the file. */
import { readFont } from '#tools/export/pdf/font-file.server.ts';
import { drawPage, writeSvg } from '../draw/elements.ts';
import { partsOfFace } from '../faces.ts';
import type { Page } from '../scene.ts';
import { runsOf } from '../type/printer.server.ts';

export function liveSvg(page: Page): string {
  const used = new Map<string, string>();
  for (const layer of page.layers) {
    if (layer.is !== 'text') continue;
    const { title, weight, isItalic } = partsOfFace(layer.face);
    for (const { text } of layer.lines)
      for (const { file } of runsOf(text, layer.face, 0)) {
        // The families of other scripts are named as they are in the list of each face.
        const family = file.includes('arabic')
          ? 'IBM Plex Sans Arabic'
          : file.includes('hebrew')
            ? 'Noto Sans Hebrew'
            : title;
        if (!file.startsWith('@fontsource/')) continue;
        const type = 'font/woff';
        used.set(
          `${file} ${weight}`,
          `@font-face{font-family:'${family}';font-weight:${weight};font-style:${isItalic ? 'italic' : 'normal'};src:url(data:${type};base64,${readFont(file).toString('base64')})}`,
        );
      }
  }
  const drawn = drawPage(page);
  const style = { tag: 'style', attrs: {}, text: [...used.values()].join('') };
  return writeSvg({ ...drawn, children: [style, ...(drawn.children ?? [])] });
}
