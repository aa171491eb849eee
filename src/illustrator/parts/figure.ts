/** A subject as it is put into a picture: markup, its box, its lights, and whose work it is. */
import { createRandom } from '../random.ts';
import type { Season } from '../scene.ts';
import type { Subject } from '../subjects/subject.ts';
import { sitting, standing } from './bodies.ts';
import { drawn } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { grown } from './grown.ts';
import type { PartSet } from './part-set.ts';
import { recolour } from './recolour.ts';

const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
/** Each licence that a picture's parts come under. */
export const licences = {
  own: { name: 'Frenly', licence: 'Drawn for this picture', url: null },
  noto: {
    name: 'Noto Emoji by Google',
    licence: 'Apache-2.0',
    url: 'https://github.com/googlefonts/noto-emoji',
  },
} as const;
export type LicenceId = keyof typeof licences;

export interface Figure extends Drawing {
  licence: LicenceId;
  part: string;
}

interface Knows {
  parts: PartSet;
  dark: boolean;
  season: Season;
  defs: string[];
  seed: number;
  colour?: string | undefined;
}

export function figureOf(subject: Subject, { parts, dark, season, defs, seed, colour }: Knows): Figure {
  const { part, icon, form } = subject;
  if (form === 'drawn') {
    const made =
      part === 'tree' || part === 'pine' || part === 'palm' || part === 'cherry-tree'
        ? grown(part, season, seed, defs, colour)
        : drawn[part]!({ colour, dark, seed });
    return { ...made, licence: 'own', part };
  }
  const name = subject.toned ? `${icon}-${createRandom(seed).pick(tones)}-skin-tone` : icon;
  const raw = parts.body(name) ?? parts.body(icon) ?? '';
  const body = ownIds(colour && form === 'whole' ? recolour(raw, colour) : raw, `f${Math.abs(seed) % 1e6}-`);
  const [fur, second] = subject.coat ?? ['#999999', '#cccccc'];
  const shown = colour ? [recolour(fur, colour), second] : [fur, second];
  const made: Drawing =
    form === 'head'
      ? sitting(colour ? recolour(body, colour) : body, shown[0]!, shown[1]!, part)
      : form === 'bust'
        ? standing(body, colour ?? fur, second)
        : { svg: body, box: parts.bounds(icon) };
  return { ...made, licence: 'noto', part: name };
}

/** Two parts may name their gradients alike. */
const ownIds = (svg: string, prefix: string) =>
  svg
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
