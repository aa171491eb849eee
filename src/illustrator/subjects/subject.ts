/** What can be drawn as a subject, as tagged by hand. */
export type Support = 'ground' | 'water' | 'air' | 'table' | 'swim' | 'hang';
/** `whole` stands as it is; `head` and `bust` are given a body; `drawn` is drawn here. */
export type Form = 'whole' | 'head' | 'bust' | 'drawn';

export interface Subject {
  /** Names it in scenes, so never changed. */
  part: string;
  /** Which part of the set it is drawn from, or which drawing of ours. */
  icon: string;
  names: readonly string[];
  /** In metres. */
  height: number;
  support: Support;
  form: Form;
  facing: 'left' | 'right' | 'front';
  /** Gives light by itself when it is dark. */
  glows: boolean;
  /** People come in the tones of people. */
  toned: boolean;
  /** A body's colours: fur and belly, or coat and legs. */
  coat?: readonly [string, string];
}

const supports: Record<string, Support> = {
  g: 'ground',
  w: 'water',
  a: 'air',
  t: 'table',
  s: 'swim',
  h: 'hang',
};
const facings: Record<string, Subject['facing']> = { l: 'left', r: 'right', f: 'front' };

/**
 * A row: `part|names|height|marks|colours`, the part as `name=icon` where one icon stands for several. Marks: where it is (g, w, a, t, s, h), then where it looks (l, r, f),
 * then `+` with h (head), b (bust), d (drawn here), g (glows), p (in the tones of people).
 */
export function readRows(text: string): Subject[] {
  return text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const [named, names, height, marks, coat] = row.split('|') as [string, string, string, string, string?];
      const [part, icon = part] = named.split('=') as [string, string?];
      const [where, more = ''] = marks.split('+');
      const form: Form = more.includes('d')
        ? 'drawn'
        : more.includes('h')
          ? 'head'
          : more.includes('b')
            ? 'bust'
            : 'whole';
      return {
        part,
        icon,
        names: (names || part.replaceAll('-', ' ')).split(','),
        height: Number(height),
        support: supports[where![0]!]!,
        facing: facings[where![1] ?? 'f']!,
        form,
        glows: more.includes('g'),
        toned: more.includes('p'),
        ...(coat ? { coat: coat.split(',') as unknown as readonly [string, string] } : {}),
      };
    });
}
