/** Everything by keyboard: what each key does on the canvas. */
import {
  duplicate,
  group,
  mask,
  move,
  remove,
  restack,
  stretch,
  ungroup,
  unmask,
  withLayers,
} from './commands.ts';
import type { DeskState } from './desk-state.ts';
import { boundsOf } from './snap.ts';
import { measureHere } from '../type/browser-measure.ts';
import { inPile } from '../scene.ts';

export const shortcuts: readonly [keys: string, does: string][] = [
  ['N / P', 'Next / previous layer'],
  ['Arrows', 'Move; with Shift ten at a time'],
  ['Alt + arrows', 'Resize'],
  [', / .', 'Rotate; with Shift by 15°'],
  ['Enter', 'Edit the text; Esc ends it'],
  ['[ / ]', 'Send backward / bring forward'],
  ['Ctrl + G', 'Group; with Shift ungroup'],
  ['Ctrl + M', 'Mask with the topmost shape; with Shift release'],
  ['Ctrl + D', 'Duplicate'],
  ['Delete', 'Delete'],
  ['Ctrl + A', 'Select all; Esc selects nothing'],
  ['Ctrl + Z', 'Undo; with Shift redo'],
  ['+ / − / 0', 'Zoom in, out, to fit'],
];

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Pressed {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** True where the key meant something here. */
export function press(event: Pressed, desk: DeskState): boolean {
  const { page, chosen, history, isReadOnly } = desk;
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!isCommand && looking(key, desk)) return true;
  if (isReadOnly) return false;
  if (isCommand && (key === 'y' || (key === 'z' && event.shiftKey))) history.redo();
  else if (isCommand && key === 'z') history.undo();
  else if (isCommand && key === 'a')
    desk.choose(page.layers.filter((one) => !one.isLocked && !one.isHidden).map(({ id }) => id));
  else if (chosen.size === 0) return false;
  else if (isCommand && key === 'd') {
    const made = duplicate(page, chosen);
    desk.changePage(made.page);
    desk.choose(made.ids);
  } else if (isCommand && key === 'g')
    desk.changePage(event.shiftKey ? ungroup(page, chosen) : group(page, chosen));
  else if (isCommand && key === 'm')
    desk.changePage(event.shiftKey ? unmask(page, chosen) : mask(page, chosen));
  else if (isCommand) return false;
  else return changing(key, event, desk);
  return true;
}

function looking(key: string, { page, chosen, choose, setZoom, zoom }: DeskState): boolean {
  const pile = inPile(page.layers).filter(({ isHidden }) => !isHidden);
  if (key === 'n' || key === 'p') {
    const at = pile.findIndex(({ id }) => chosen.has(id));
    const next = pile.at((at + (key === 'n' ? 1 : at < 0 ? 0 : -1)) % pile.length);
    if (next) choose([next.id]);
  } else if (key === 'Escape') choose([]);
  else if (key === '+' || key === '=') setZoom(Math.min(8, zoom * 1.25));
  else if (key === '-') setZoom(Math.max(0.25, zoom / 1.25));
  else if (key === '0') setZoom(1);
  else return false;
  return true;
}

function changing(key: string, { shiftKey, altKey }: Pressed, desk: DeskState): boolean {
  const { page, chosen, layers } = desk;
  const arrow = arrows[key];
  if (arrow && altKey) {
    const box = boundsOf(layers);
    const by = shiftKey ? 10 : 1;
    const to = { ...box, w: Math.max(1, box.w + arrow[0] * by), h: Math.max(1, box.h + arrow[1] * by) };
    desk.changePage(stretch(page, chosen, box, to, measureHere), 'resize');
  } else if (arrow)
    desk.changePage(
      move(page, chosen, arrow[0] * (shiftKey ? 10 : 1), arrow[1] * (shiftKey ? 10 : 1)),
      'move',
    );
  else if (key === 'Delete' || key === 'Backspace') {
    desk.changePage(remove(page, chosen));
    desk.choose([]);
  } else if (key === '[' || key === ']') desk.changePage(restack(page, chosen, key === ']' ? 'up' : 'down'));
  else if (key === '{' || key === '}') desk.changePage(restack(page, chosen, key === '}' ? 'front' : 'back'));
  else if (key === ',' || key === '.' || key === '<' || key === '>') {
    const by = (key === '.' || key === '>' ? 1 : -1) * (shiftKey ? 15 : 1);
    desk.changePage(
      withLayers(page, chosen, (layer) => ({ ...layer, turn: (layer.turn + by) % 360 })),
      'turn',
    );
  } else if (key === 'Enter' && layers[0]?.is === 'text' && !layers[0].isLocked) desk.edit(layers[0].id);
  else return false;
  return true;
}
