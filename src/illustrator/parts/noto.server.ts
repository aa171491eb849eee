/** Noto's parts, read once by whoever draws; what nothing names is let go. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { subjects } from '../subjects/table.ts';
import bounds from './bounds.json' with { type: 'json' };
import type { PartSet } from './part-set.ts';

let kept: PartSet | undefined;

export function notoParts(): PartSet {
  return (kept ??= read());
}

function read(): PartSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  const wanted = subjects
    .filter(({ form }) => form !== 'drawn')
    .flatMap(({ icon, toned }) =>
      toned ? [icon, ...tones.map((tone) => `${icon}-${tone}-skin-tone`)] : [icon],
    );
  // Copied through bytes: a part of a parsed text would keep all of it in memory.
  const bodies = new Map(
    wanted.flatMap((name) =>
      icons[name] ? [[name, Buffer.from(icons[name].body).toString()] as const] : [],
    ),
  );
  const boxes = bounds as unknown as Record<string, readonly [number, number, number, number]>;
  return { body: (name) => bodies.get(name), bounds: (name) => boxes[name] ?? [0, 0, 128, 128] };
}

const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];
