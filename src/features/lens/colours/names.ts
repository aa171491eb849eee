/** Names that people use for colours, each for what is nearest to it. */
import { distance, labOf, type Lab } from './oklab.ts';

const table = `
black 0b0b0b, charcoal 36393d, dark grey 5a5d61, grey 868a8e, silver b9bdc1, light grey dcdfe1, white fdfdfd, ivory f8f4e3, cream f5ead0,
beige dfd0b0, tan c9a878, brown 7a4d2b, dark brown 46291a, maroon 6d1420, dark red 9c1616, red d9231e, coral f2705d, salmon f0a08e, pink f2a7c0,
light pink f9d3df, hot pink ec4a98, magenta c81e9b, plum 8a3a80, purple 6f2f9e, violet 8a5bd0, lavender c9bdee, indigo 3c2a8c, navy 16224f,
dark blue 1e3a8a, blue 2563c9, azure 3b8ef0, sky blue 8cc6f2, pale blue d0e6f8, steel blue 4f7ca0, slate 51657a, teal 0f7f7c, turquoise 2bc0b4,
cyan 35cfe6, aqua 9be5e6, mint b5e8cf, sea green 2e8b62, emerald 129a5b, green 2f9e3f, dark green 14532d, forest green 1f6b33, lime a3d92b,
light green a6dd9d, olive 77792a, khaki b8b26b, mustard c99a1f, gold e0ab1f, yellow f6dd2e, light yellow faf0a5, amber f5a914, orange f07f1b,
burnt orange c25a14, peach f9cba6, rust a3431c, copper b06d3e, burgundy 5b1230
`;

const named = table
  .trim()
  .split(/,\s*/)
  .map((entry): [string, Lab] => {
    const at = entry.lastIndexOf(' ');
    const value = Number.parseInt(entry.slice(at + 1), 16);
    return [entry.slice(0, at), labOf(value >> 16, (value >> 8) & 255, value & 255)];
  });

export function colourName(colour: Lab): string {
  let [best, nearest] = ['', Infinity];
  for (const [name, lab] of named) {
    const far = distance(colour, lab);
    if (far < nearest) [best, nearest] = [name, far];
  }
  return best;
}
