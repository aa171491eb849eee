import { colorsNamed } from 'culori';

/** The first colour that a description names, as hex digits; undefined where it names none. */
export function colourIn(description: string): { word: string; hex: string } | undefined {
  const hex = /#[0-9a-f]{6}\b/i.exec(description)?.[0];
  if (hex) return { word: hex, hex: hex.toLowerCase() };
  const word = description
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.find((one): one is keyof typeof colorsNamed => Object.hasOwn(colorsNamed, one));
  return word && { word, hex: `#${colorsNamed[word].toString(16).padStart(6, '0')}` };
}
