import { arms, torso } from './body.ts';
import { extras } from './extras.ts';
import type { Look } from './face.ts';
import { head } from './head.ts';
import type { Detail } from './ink.ts';
import { moods, type Mood } from './moods.ts';
import { peek, peekBox } from './peek.ts';
import type { Shape } from './shape.ts';
import { wrapped } from './wrapped.ts';

export type Pose = 'head' | 'peek' | 'body' | 'sit' | 'wrapped';
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface PandaOptions {
  pose?: Pose;
  mood?: Mood;
  detail?: Detail;
  /** Adds to the mood's own gaze: to follow a caret or a pointer. */
  look?: Look;
}

export interface Drawing {
  /** The box the layout counts with: the same in every mood, so that a change of mood moves nothing around it. */
  box: Box;
  /** The box with room for what stands beside the head; for pictures that cannot draw outside themselves. */
  fullBox: Box;
  shapes: Shape[];
}

const boxes: Record<Pose, Box> = {
  head: [22, -2, 196, 172],
  peek: peekBox,
  body: [6, 0, 228, 274],
  sit: [6, 0, 228, 274],
  wrapped: [30, 0, 180, 274],
};

export function drawPanda({
  pose = 'head',
  mood = 'idle',
  detail = 'full',
  look = [0, 0],
}: PandaOptions): Drawing {
  const parts = moods[mood];
  const face = head(parts, detail, look, pose !== 'head');
  const signs = detail === 'full' ? extras(parts.extra) : [];
  const box = boxes[pose];
  return {
    box,
    fullBox: signs.length > 0 ? withRoom(box) : box,
    shapes: [...bodyOf(pose), ...signs],
  };

  function bodyOf(pose: Pose): Shape[] {
    switch (pose) {
      case 'head':
        return [face];
      case 'peek':
        return peek(face, parts.arms);
      case 'body':
        return [...torso('stand'), face, ...arms(parts.arms, 'stand')];
      case 'sit':
        return [...torso('sit'), face, ...arms(parts.arms, 'sit')];
      case 'wrapped':
        return wrapped(face);
    }
  }
}

/** Signs reach 24 above the sheet and 8 beyond its sides. */
function withRoom([, y, , height]: Box): Box {
  const top = Math.min(y, -24);
  return [-8, top, 260, y + height - top];
}
