/** Shapes with given measures: area, circumference, volume and the like, each by its formula. */
import { withDigits } from '#language/number-words.ts';

export interface Shape {
  expression: string;
  says: string;
  power: 1 | 2 | 3;
  unit?: string;
}

const n = String.raw`(\d+(?:\.\d+)?)\s*(cm|mm|m|km|in|ft|inches|inch|feet|meters?|metres?|centimeters?|centimetres?|kilometers?|kilometres?|miles?|yards?|units?)?`;
const by = String.raw`\s*(?:by|x|×|and)\s*`;
const withA = String.raw`(?: (?:with|of|has|having|that has|whose))?(?: (?:an?|the|its))?`;

type Read = (a: string, b: string, c: string) => Omit<Shape, 'unit'>;
const patterns: readonly (readonly [string, Read])[] = [
  [
    `area of an? circle${withA} radius(?: of| is)? ${n}`,
    (r) => ({ expression: `pi * ${r}^2`, says: 'π × radius²', power: 2 }),
  ],
  [
    `area of an? circle${withA} diameter(?: of| is)? ${n}`,
    (d) => ({ expression: `pi * (${d}/2)^2`, says: 'π × (diameter ÷ 2)²', power: 2 }),
  ],
  [
    `(?:circumference|perimeter) of an? circle${withA} radius(?: of| is)? ${n}`,
    (r) => ({ expression: `2 * pi * ${r}`, says: '2 × π × radius', power: 1 }),
  ],
  [
    `(?:circumference|perimeter) of an? circle${withA} diameter(?: of| is)? ${n}`,
    (d) => ({ expression: `pi * ${d}`, says: 'π × diameter', power: 1 }),
  ],
  [
    `area of an? square${withA} (?:side|sides|edge)(?: length)?(?: of| is)? ${n}`,
    (a) => ({ expression: `${a}^2`, says: 'side²', power: 2 }),
  ],
  [
    `perimeter of an? square${withA} (?:side|sides|edge)(?: length)?(?: of| is)? ${n}`,
    (a) => ({ expression: `4 * ${a}`, says: '4 × side', power: 1 }),
  ],
  [
    `area of an? rectangle(?: (?:of|that is|with(?: sides)?(?: of)?|measuring))? ${n}${by}${n}`,
    (a, b) => ({ expression: `${a} * ${b}`, says: 'width × height', power: 2 }),
  ],
  [
    `area of an? rectangle${withA} (?:width|length|base)(?: of| is)? ${n},? (?:and|by)(?: an?)? (?:height|width|length)(?: of| is)? ${n}`,
    (a, b) => ({ expression: `${a} * ${b}`, says: 'width × height', power: 2 }),
  ],
  [
    `perimeter of an? rectangle(?: (?:of|that is|with(?: sides)?(?: of)?|measuring))? ${n}${by}${n}`,
    (a, b) => ({ expression: `2 * (${a} + ${b})`, says: '2 × (width + height)', power: 1 }),
  ],
  [
    `perimeter of an? rectangle${withA} (?:width|length|base)(?: of| is)? ${n},? (?:and|by)(?: an?)? (?:height|width|length)(?: of| is)? ${n}`,
    (a, b) => ({ expression: `2 * (${a} + ${b})`, says: '2 × (width + height)', power: 1 }),
  ],
  [
    `area of an? triangle${withA} base(?: of| is)? ${n},? (?:and)(?: an?)? height(?: of| is)? ${n}`,
    (a, b) => ({ expression: `${a} * ${b} / 2`, says: 'base × height ÷ 2', power: 2 }),
  ],
  [
    `hypotenuse of an?(?: right(?:-angled)?| right angle)? triangle${withA} (?:sides|legs|catheti)(?: of| are)? ${n}${by}${n}`,
    (a, b) => ({ expression: `sqrt(${a}^2 + ${b}^2)`, says: '√(a² + b²)', power: 1 }),
  ],
  [
    `volume of an? cube${withA} (?:side|sides|edge|edges)(?: length)?(?: of| is)? ${n}`,
    (a) => ({ expression: `${a}^3`, says: 'edge³', power: 3 }),
  ],
  [
    `volume of an? sphere${withA} radius(?: of| is)? ${n}`,
    (r) => ({ expression: `4 / 3 * pi * ${r}^3`, says: '4/3 × π × radius³', power: 3 }),
  ],
  [
    `surface(?: area)? of an? sphere${withA} radius(?: of| is)? ${n}`,
    (r) => ({ expression: `4 * pi * ${r}^2`, says: '4 × π × radius²', power: 2 }),
  ],
  [
    `volume of an? cylinder${withA} radius(?: of| is)? ${n},? and(?: an?)? height(?: of| is)? ${n}`,
    (r, h) => ({ expression: `pi * ${r}^2 * ${h}`, says: 'π × radius² × height', power: 3 }),
  ],
  [
    `volume of an? cone${withA} radius(?: of| is)? ${n},? and(?: an?)? height(?: of| is)? ${n}`,
    (r, h) => ({ expression: `pi * ${r}^2 * ${h} / 3`, says: 'π × radius² × height ÷ 3', power: 3 }),
  ],
  [
    `volume of an? (?:box|cuboid)(?: (?:of|that is|measuring))? ${n}${by}${n}${by}${n}`,
    (a, b, c) => ({ expression: `${a} * ${b} * ${c}`, says: 'length × width × height', power: 3 }),
  ],
];

const compiled = patterns.map(
  ([source, read]) =>
    [new RegExp(`^(?:what is |find |calculate |compute )?(?:the )?${source}$`), read] as const,
);

export function shapeOf(plain: string): Shape | undefined {
  const text = withDigits(plain);
  for (const [pattern, read] of compiled) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = match.slice(1);
    const numbers = parts.filter((_, place) => place % 2 === 0);
    const units = new Set(parts.filter((part, place) => place % 2 === 1 && part !== undefined));
    if (units.size > 1) return undefined; // 3 cm by 2 m would first have to be made alike.
    const [unit] = units;
    return { ...read(numbers[0] ?? '', numbers[1] ?? '', numbers[2] ?? ''), ...(unit ? { unit } : {}) };
  }
  return undefined;
}
