/** The few colours that a picture is made of, from its pixels. */
import type { LensData } from '../data.ts';
import { colourName } from './names.ts';
import { distance, hexOf, labOf, type Lab } from './oklab.ts';

const groups = 12;
const rounds = 8;
/** Nearer than this, two colours are one. */
const alike = 0.09;
const most = 6;
/** Less of the picture than this is not one of its colours. */
const least = 0.01;

interface Group {
  lab: Lab;
  rgb: [number, number, number];
  count: number;
}

/** `pixels`: red, green and blue, one after the other. */
export function mainColours(pixels: Uint8Array): LensData['colours'] {
  const count = Math.floor(pixels.length / 3);
  if (count === 0) return [];
  const labs = Array.from({ length: count }, (_, at) =>
    labOf(pixels[3 * at]!, pixels[3 * at + 1]!, pixels[3 * at + 2]!),
  );
  let centres = farApart(labs);
  let found: Group[] = [];
  for (let round = 0; round < rounds; round += 1) {
    found = grouped(labs, pixels, centres);
    centres = found.map(({ lab }) => lab);
  }
  return joined(found)
    .filter((group) => group.count / count >= least)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ rgb, lab, count: own }) => ({
      hex: hexOf(...rgb),
      name: colourName(lab),
      share: Math.round((own / count) * 1000) / 1000,
    }));
}

/** Each as far as can be from those before, so that small bright things have one of their own. */
function farApart(labs: readonly Lab[]): Lab[] {
  const centres = [labs[labs.length >> 1]!];
  const far = labs.map((lab) => distance(lab, centres[0]!));
  while (centres.length < groups) {
    let at = 0;
    for (let index = 1; index < far.length; index += 1) if (far[index]! > far[at]!) at = index;
    if (far[at]! < alike / 2) break;
    const next = labs[at]!;
    centres.push(next);
    for (let index = 0; index < far.length; index += 1)
      far[index] = Math.min(far[index]!, distance(labs[index]!, next));
  }
  return centres;
}

function grouped(labs: readonly Lab[], pixels: Uint8Array, centres: readonly Lab[]): Group[] {
  const sums = centres.map(() => ({ lab: [0, 0, 0], rgb: [0, 0, 0], count: 0 }));
  for (const [at, lab] of labs.entries()) {
    let nearest = 0;
    for (let index = 1; index < centres.length; index += 1)
      if (distance(lab, centres[index]!) < distance(lab, centres[nearest]!)) nearest = index;
    const sum = sums[nearest]!;
    for (let part = 0; part < 3; part += 1) {
      sum.lab[part]! += lab[part]!;
      sum.rgb[part]! += pixels[3 * at + part]!;
    }
    sum.count += 1;
  }
  return sums
    .filter(({ count }) => count > 0)
    .map(({ lab, rgb, count }) => ({
      lab: lab.map((value) => value / count) as unknown as Lab,
      rgb: rgb.map((value) => value / count) as [number, number, number],
      count,
    }));
}

function joined(groups: readonly Group[]): Group[] {
  const kept: Group[] = [];
  for (const group of groups.toSorted((a, b) => b.count - a.count)) {
    const same = kept.find(({ lab }) => distance(lab, group.lab) < alike);
    if (same) same.count += group.count;
    else kept.push({ ...group });
  }
  return kept;
}
