/** A red balloon, a blue car: the part's main hue is turned, its shading stays. */
import { fromHex, hex, type Oklch } from '../colour/oklch.ts';

const colours = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi;
const long = (text: string) =>
  (text.length === 4 ? text.replaceAll(/[0-9a-f]/gi, '$&$&') : text).toLowerCase();

export function recolour(svg: string, target: string): string {
  const to = fromHex(target);
  const found = [...svg.matchAll(colours)].map(([text]) => fromHex(long(text)));
  const main = mainOf(found);
  return svg.replaceAll(colours, (text) => {
    const own = fromHex(long(text));
    const near =
      main.c < 0.05 ? own.c < 0.05 && own.l > 0.45 : own.c > 0.045 && Math.abs(turn(own.h - main.h)) < 48;
    if (!near) return text;
    const grey = to.c < 0.04;
    const l = own.l + (to.l - main.l) * (grey ? 0.9 : 0.65);
    return hex({
      l: Math.min(0.98, Math.max(0.1, l)),
      c: grey ? to.c : main.c < 0.05 ? to.c * 0.9 : own.c * Math.min(1.6, to.c / main.c),
      h: to.h + turn(own.h - main.h) * (main.c < 0.05 ? 0 : 0.5),
    });
  });
}

/** The hue that most of the colourful fills share. */
function mainOf(all: readonly Oklch[]): Oklch {
  const bright = all.filter(({ c }) => c > 0.06);
  if (bright.length === 0) return all[0] ?? { l: 0.7, c: 0, h: 0 };
  let best = bright[0]!;
  let most = -1;
  for (const one of bright) {
    const votes = bright.reduce(
      (sum, other) => sum + (Math.abs(turn(other.h - one.h)) < 30 ? other.c : 0),
      0,
    );
    if (votes > most) [best, most] = [one, votes];
  }
  return best;
}

const turn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
