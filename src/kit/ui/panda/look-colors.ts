/** How a chosen look colours the rig: by its own tokens, so that every pose and mood wears it. */
import type { CSSProperties } from 'react';
import type { Coat, Leaf } from './looks.ts';
import { pandaColors, type PandaColor } from './palette.ts';

type Pair = readonly [light: string, dark: string];
type Colors = Partial<Record<PandaColor, Pair>>;

const leafColors: Record<Leaf, Colors> = {
  bamboo: {},
  maple: {
    leaf: ['#d2562c', '#df6a40'],
    'leaf-pale': ['#f4b790', '#f6c19f'],
    'leaf-deep': ['#9c3512', '#a8431f'],
  },
  ginkgo: {
    leaf: ['#dfa920', '#e6b53a'],
    'leaf-pale': ['#f6e08f', '#f8e6a0'],
    'leaf-deep': ['#96690a', '#a37616'],
  },
  cherry: {
    leaf: ['#d9658b', '#e27a9b'],
    'leaf-pale': ['#f8c6d4', '#f9d0dc'],
    'leaf-deep': ['#9c2f57', '#a83f66'],
  },
  juniper: {
    leaf: ['#3786ab', '#4b9abd'],
    'leaf-pale': ['#a9d6e6', '#b6deeb'],
    'leaf-deep': ['#1b5878', '#2a6a8a'],
  },
};

const coatColors: Record<Coat, Colors> = {
  ink: {},
  chestnut: {
    coat: ['#5d3826', '#694432'],
    'coat-soft': ['#835842', '#8f6650'],
    rim: ['#2a1810', '#a98570'],
  },
  dusk: { coat: ['#343b5e', '#3f476d'], 'coat-soft': ['#525b86', '#5f6895'], rim: ['#1a1e35', '#858eb6'] },
};

/** All that a look may change, also where it is as usual: a panda may stand on the page of someone whose own is another. */
export function lookColors({ leaf, coat }: { leaf: Leaf; coat: Coat }): CSSProperties {
  const colors = { ...usual, ...leafColors[leaf], ...coatColors[coat] };
  return Object.fromEntries(
    Object.entries(colors).map(([name, [light, dark]]) => [
      `--panda-${name}`,
      `light-dark(${light}, ${dark})`,
    ]),
  );
}

const changing = ['leaf', 'leaf-pale', 'leaf-deep', 'coat', 'coat-soft', 'rim'] as const;
const usual = Object.fromEntries(
  changing.map((name) => [name, [pandaColors.light[name], pandaColors.dark[name]]] as const),
) as Colors;
