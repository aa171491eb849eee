import { coat, ink } from './ink.ts';
import { group, type Shape } from './shape.ts';

const vein = { fill: 'none', stroke: '$leaf-deep', strokeWidth: 3, strokeLinecap: 'round' };

const bundle =
  'M120 142C170 142 198 188 197 228C196 254 166 265 120 265C74 265 44 254 43 228C42 188 70 142 120 142Z';
const under = 'M134 146C174 154 198 190 197 228C196 254 166 265 120 265C92 240 96 196 106 160Z';
const over =
  'M92 149C60 164 42 196 43 228C44 253 72 265 114 265C158 265 190 244 200 212C160 216 134 196 122 164Z';

/** The blanket of the story: great bamboo leaves laid over one another, held closed under the chin. */
export function wrapped(face: Shape): Shape[] {
  return [
    {
      key: 'shadow',
      tag: 'ellipse',
      attrs: { cx: 120, cy: 266, rx: 84, ry: 6, fill: '$shadow', opacity: 0.12 },
    },
    { key: 'bundle', tag: 'path', attrs: { d: bundle, fill: '$leaf-deep', ...ink() } },
    { key: 'under', tag: 'path', attrs: { d: under, fill: '$leaf-pale', ...ink() } },
    {
      key: 'under-rib',
      tag: 'path',
      attrs: {
        d: 'M148 158C166 170 180 188 186 208M163 172C163 181 162 190 159 198M176 188C176 196 175 202 172 208',
        ...vein,
      },
    },
    { key: 'over', tag: 'path', attrs: { d: over, fill: '$leaf', ...ink() } },
    {
      key: 'rib',
      tag: 'path',
      attrs: {
        d: 'M60 188C80 232 138 248 190 219M77 213C79 227 85 239 94 249M103 231C107 242 114 250 124 256M134 236C140 244 148 249 158 250M83 219C98 214 108 205 112 191M110 233C123 229 132 221 137 209M141 236C151 233 159 228 164 221',
        ...vein,
      },
    },
    face,
    paw('paw-left', 'translate(103 173) rotate(24)'),
    paw('paw-right', 'translate(139 175) rotate(-16)'),
  ];
}

function paw(key: string, transform: string): Shape {
  return group(
    key,
    [
      { key: 'paw', tag: 'ellipse', attrs: { rx: 15, ry: 13, ...coat } },
      {
        key: 'fingers',
        tag: 'path',
        attrs: { d: 'M-4.5 4V9M4.5 4V9', stroke: '$coat-soft', strokeWidth: 3.5, strokeLinecap: 'round' },
      },
    ],
    { transform },
  );
}
