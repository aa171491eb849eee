/** From words, colours and a rule to a page; the same again from the same seed. */
import { paletteOf } from '../colour/palette.ts';
import type { Mood } from '../colour/moods.ts';
import { families, type FamilyId } from '../faces.ts';
import { formats, type FormatId, type Kit, type Page, type Words } from '../scene.ts';
import type { Template } from '../templates/template.ts';
import type { Measure } from '../type/fit.ts';
import { createFrame, type Faces } from './frame.ts';
import { putLogo } from './put-logo.ts';

export interface LayOutInput {
  template: Template;
  format: FormatId;
  words: Words;
  mood: Mood;
  kit: Kit;
  picture: string;
  seed: number;
  measure: Measure;
  id: string;
  z?: number;
}

const isFamily = (id: string): id is FamilyId => id in families;

/** The fonts of the brand kit replace those of the layout. */
const facesOf = (own: Faces, kit: Kit): Faces => ({
  ...own,
  ...(isFamily(kit.display) ? { display: kit.display } : {}),
  ...(isFamily(kit.text) ? { text: kit.text } : {}),
});

export function layOut({
  template,
  format,
  words,
  mood,
  kit,
  picture,
  seed,
  measure,
  id,
  z = 1,
}: LayOutInput): Page {
  const { width, height, title } = formats[format];
  const palette = paletteOf(mood, template.scheme, kit.colours);
  const said = template.kinds[0] === 'logo' ? words : { ...words, by: words.by || kit.voice || kit.name };
  const frame = createFrame({
    width,
    height,
    words: said,
    palette,
    faces: facesOf(template.faces, kit),
    kit,
    picture,
    seed,
    measure,
  });
  template.draw(frame);
  putLogo(frame.layers, kit, frame);
  return {
    id,
    name: title,
    z,
    format,
    width,
    height,
    background: palette.field,
    template: template.id,
    seed,
    layers: frame.layers,
  };
}
