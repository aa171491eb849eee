/**
 * Which class names contradict each other, for the names that we use. The library's own list knows all of Tailwind and weighs
 * more than all else that a button needs; `cn.test.ts` compares both on every name in the source.
 */
type Test = (value: string) => boolean;
type Names = readonly (string | Test | Record<string, readonly (string | Test)[]>)[];

const any: Test = () => true;
const words = (list: string) => list.split(' ');

/** Of these only one can hold, whatever its value: `w-full` and `w-12`. */
const byPrefix = words(
  'accent animate appearance aspect auto-cols basis blur box-decoration break-inside col-start columns cursor duration end ' +
    'field-sizing fill gap gap-x gap-y grid-cols grid-flow grid-rows grow h inset inset-x inset-y items justify-items justify-self ' +
    'leading left line-clamp list m max-h max-w mb me min-h min-w ml mr ms mt mx my object opacity order origin outline-offset overflow ' +
    'overflow-x overflow-y p pb pe place-content place-items pl pointer-events pr ps pt px py resize right rotate rounded rounded-b rounded-bl ' +
    'rounded-br rounded-l rounded-r rounded-t rounded-tl rounded-tr row row-start scale scale-x scale-y scroll-mb scroll-mt scroll-my ' +
    'select self shrink size stroke top bottom touch tracking transition translate translate-x translate-y underline-offset w whitespace wrap z',
);

const isLength: Test = (value) => /^(?:\d|\[(?:[\d.]|calc|clamp|min|max))/.test(value);
const isGradient: Test = (value) =>
  /^(?:linear-to-|\[(?:repeating-)?(?:linear|conic|radial)-gradient)/.test(value);
const sizes = words('xs sm base lg xl 2xl 3xl 4xl 5xl 6xl 7xl 8xl 9xl display');
const lines = words('solid dashed dotted double wavy none hidden');
const sides = words('t r b l x y s e');

export const classGroups: Record<string, Names> = {
  ...Object.fromEntries(byPrefix.map((prefix) => [prefix, [{ [prefix]: ['', any] }]])),
  ...Object.fromEntries(sides.map((side) => [`border-${side}`, [{ [`border-${side}`]: ['', isLength] }]])),
  align: [{ align: [any] }],
  'bg-image': [{ bg: [isGradient] }],
  'bg-size': [{ 'bg-size': [any] }],
  'bg-color': [{ bg: [any] }],
  'gradient-from': [{ from: [any] }],
  'gradient-to': [{ to: [any] }],
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  overscroll: [{ overscroll: words('auto contain none') }],
  'border-style': [{ border: lines }],
  'border-width': [{ border: ['', isLength] }],
  'border-color': [{ border: [any] }],
  'col-span': [{ col: ['auto', any] }],
  content: [{ content: words('normal center start end between around evenly baseline stretch') }],
  'decoration-style': [{ decoration: lines }],
  'decoration-width': [{ decoration: ['auto', isLength] }],
  'decoration-color': [{ decoration: [any] }],
  'divide-x': [{ 'divide-x': ['', isLength] }],
  'divide-y': [{ 'divide-y': ['', isLength] }],
  'divide-color': [{ divide: [any] }],
  display: words(
    'block inline-block inline flex inline-flex table inline-table table-cell table-row grid inline-grid contents list-item flow-root hidden',
  ),
  filter: ['filter', { filter: [any] }],
  'flex-direction': [{ flex: words('row row-reverse col col-reverse') }],
  'flex-wrap': [{ flex: words('nowrap wrap wrap-reverse') }],
  flex: [{ flex: [any] }],
  'font-weight': [{ font: words('thin light normal medium semibold bold extrabold black') }],
  'font-family': [{ font: [any] }],
  'font-size': [{ text: [...sizes, isLength] }],
  italic: ['italic', 'not-italic'],
  justify: [{ justify: words('start end center between around evenly stretch baseline normal') }],
  numeric: ['tabular-nums', 'proportional-nums'],
  'outline-style': [{ outline: lines }],
  'outline-width': [{ outline: ['', isLength] }],
  'outline-color': [{ outline: [any] }],
  position: words('static fixed absolute relative sticky'),
  'ring-width': [{ ring: ['', isLength] }],
  'ring-color': [{ ring: [any] }],
  'screen-reader': ['sr-only', 'not-sr-only'],
  shadow: [{ shadow: ['', 'none', 'soft', 'raised'] }],
  'text-align': [{ text: words('left center right justify start end') }],
  'text-wrap': [{ text: words('wrap nowrap balance pretty') }],
  'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
  'text-color': [{ text: [any] }],
  'text-case': words('uppercase lowercase capitalize normal-case'),
  'text-line': words('underline overline line-through no-underline'),
  visibility: words('visible invisible collapse'),
};

/** One that sets what several others set: `p-4` ends an earlier `pt-2`. */
export const conflicts: Record<string, readonly string[]> = {
  overflow: ['overflow-x', 'overflow-y'],
  inset: words('inset-x inset-y end top right bottom left'),
  'inset-x': ['end', 'right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  p: words('px py ps pe pt pr pb pl'),
  px: words('ps pe pr pl'),
  py: ['pt', 'pb'],
  m: words('mx my ms me mt mr mb ml'),
  mx: words('ms me mr ml'),
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  rounded: words('rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl'),
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  'rounded-b': ['rounded-br', 'rounded-bl'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
  'border-width': sides.map((side) => `border-${side}`),
  'border-x': words('border-s border-e border-r border-l'),
  'border-y': ['border-t', 'border-b'],
  translate: ['translate-x', 'translate-y'],
  'scroll-my': ['scroll-mt', 'scroll-mb'],
};
