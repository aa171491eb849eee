/** A scene as layers of SVG, from the sky to the corners. Pure: the same scene, seed and size give the same bytes. */
import { block, placeOnBlock } from '../finish/isometric.ts';
import { paletteOf } from '../light/palette.ts';
import { figureOf, type LicenceId } from '../parts/figure.ts';
import type { PartSet } from '../parts/part-set.ts';
import { createRandom, hashOf } from '../random.ts';
import type { Scene } from '../scene.ts';
import { place } from '../solve/place.ts';
import type { Instance, Placed } from '../solve/placed.ts';
import { sizesOf } from '../solve/sizes.ts';
import { aurora, auroraIn, auroraPart } from '../stage/aurora.ts';
import { beginIds, type Canvas, type Layer } from '../stage/canvas.ts';
import { stages } from '../stage/stages.ts';
import { subjectByPart } from '../subjects/table.ts';
import { finishOver, sharedLights, weatherOver } from './atmosphere.ts';
import { put } from './put.ts';
import { group } from './svg.ts';

export interface Composition {
  w: number;
  h: number;
  defs: string;
  layers: { name: string; svg: string }[];
  placed: Placed[];
  /** Which part came from where. */
  credits: { part: string; licence: LicenceId }[];
  canvas: Canvas;
}

const mostInstances = 40;

export function compose(
  scene: Scene,
  { seed, ratio, parts, width = 1000 }: { seed: number; ratio: number; parts: PartSet; width?: number },
): Composition {
  beginIds();
  const [w, h] = [Math.round(1000 * Math.sqrt(ratio)), Math.round(1000 / Math.sqrt(ratio))];
  const stage = stages[scene.place];
  const random = createRandom(seed);
  const palette = paletteOf(scene);
  const hz = stage.horizon * h;
  const side = random.part('sun').chance(0.5)
    ? random.part('sun-x').between(0.6, 0.74)
    : random.part('sun-x').between(0.26, 0.4);
  const rise =
    scene.time === 'day'
      ? 0.15
      : scene.time === 'night'
        ? 0.17
        : Math.max(0.12, stage.horizon - (scene.time === 'golden' ? 0.2 : 0.12));
  const sun = stage.sun ? ([stage.sun[0] * w, stage.sun[1] * h] as const) : ([side * w, rise * h] as const);
  const canvas: Canvas = { w, h, hz, sun, scene, palette, random, defs: [sharedLights], dots: width / w };

  const isometric = scene.style === 'isometric';
  const layers: Layer[] = isometric ? block(canvas) : stage.paint(canvas);
  const indoors = isometric || (stage.indoors ?? false);
  // Where there is a sky they fill it, behind all else; elsewhere they are a thing among others.
  const lights = indoors || stage.floats ? undefined : auroraIn(scene);
  if (lights) layers.splice(1, 0, { name: lights.id, svg: aurora(canvas), slot: 'back' });
  const shown = lights ? scene.items.filter(({ subject }) => subject !== auroraPart) : scene.items;
  const instances = instancesOf({ ...scene, items: shown }, canvas, seed, parts);
  const placed = isometric ? placeOnBlock(canvas, instances) : place(canvas, stage, instances);
  const things = placed.map((one) => ({ one, made: put(canvas, one, indoors) }));
  const gone = new Set<string>(scene.without);
  const of = (slot: Layer['slot']) =>
    layers.filter(
      (layer) =>
        layer.slot === slot &&
        !gone.has(layer.name.toLowerCase()) &&
        !(layer.box && placed.some((one) => covers(layer.box!, one))),
    );
  const all = [
    ...of('back'),
    ...things.filter(isAfloat).map(layerOf),
    ...of('bank'),
    ...things.filter((thing) => !isAfloat(thing)).map(layerOf),
    ...of('front'),
    { name: 'Lights', svg: things.map(({ made }) => made.lights).join('') },
    { name: 'Weather', svg: weatherOver(canvas, indoors || stage.floats === true) },
    { name: 'Corners', svg: finishOver(canvas) },
  ].filter(({ svg }) => svg !== '');
  const credits = new Map(
    placed.map(({ figure }) => [figure.part, { part: figure.part, licence: figure.licence }]),
  );
  return {
    w,
    h,
    defs: canvas.defs.join(''),
    layers: all.map(({ name, svg }) => ({ name, svg })),
    placed,
    credits: [...credits.values()],
    canvas,
  };
}

/** A little of what frames may stand over a subject's edge. */
const slack = 0.12;

function covers(
  [left, top, right, bottom]: NonNullable<Layer['box']>,
  { x, y, width, height }: Placed,
): boolean {
  const [dx, dy] = [width * slack, height * slack];
  return x - width / 2 + dx < right && x + width / 2 - dx > left && y - height + dy < bottom && y - dy > top;
}

type Thing = { one: Placed; made: ReturnType<typeof put> };
/** What swims and flies is behind the near shore. */
const isAfloat = ({ one }: Thing) => one.afloat;
const layerOf = ({ one, made }: Thing) => ({ name: one.name, svg: made.under + made.body });

function instancesOf(scene: Scene, canvas: Canvas, seed: number, parts: PartSet): Instance[] {
  const known = scene.items.flatMap((item) => {
    const subject = subjectByPart.get(item.subject);
    return subject ? [{ item, subject }] : [];
  });
  const sizes = sizesOf(known, stages[scene.place].close);
  const total = known.reduce((sum, { item }) => sum + item.count, 0);
  return known.flatMap(({ item, subject }) => {
    const count = Math.max(
      1,
      Math.min(item.count, Math.floor((mostInstances * item.count) / Math.max(total, mostInstances))),
    );
    return Array.from({ length: count }, (_, i) => ({
      item: { ...item, count },
      subject,
      size:
        sizes.get(item.id)! * (i === 0 ? 1 : 0.86 + (Math.abs(hashOf(`${item.id}${i}${seed}`)) % 20) / 100),
      figure: figureOf(subject, {
        parts,
        dark: canvas.palette.exposure < 0.65,
        season: scene.season,
        defs: canvas.defs,
        seed: hashOf(`${item.id}:${i}:${seed}`),
        colour: item.colour,
      }),
    }));
  });
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const writeSvg = (
  { w, h, defs, layers }: Pick<Composition, 'w' | 'h' | 'defs' | 'layers'>,
  more = '',
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${more}<defs>${defs}</defs>` +
  `${layers.map(({ name, svg }) => group(svg, `id="${escape(name.replaceAll(' ', '-'))}" data-name="${escape(name)}"`)).join('')}</svg>`;
