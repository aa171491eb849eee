import { useEffect, useState, type RefObject } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

type Look = readonly [x: number, y: number];
const ahead: Look = [0, 0];

/** Pixels from the face at which the eyes are turned as far as they go. */
const FAR = 260;

/** Where a face must look to follow the pointer. It looks straight ahead for those who asked for less motion. */
export function usePointerLook(face: RefObject<Element | null>): Look {
  const [look, setLook] = useState(ahead);
  const still = useReducedMotion();

  useEffect(() => {
    if (still) return;
    let frame = 0;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const box = face.current?.getBoundingClientRect();
        if (box) setLook(towards(clientX - box.left - box.width / 2, clientY - box.top - box.height / 3));
      });
    };
    window.addEventListener('pointermove', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', follow);
    };
  }, [face, still]);

  return still ? ahead : look;
}

function towards(x: number, y: number): Look {
  const distance = Math.hypot(x, y) || 1;
  const turn = Math.min(1, distance / FAR);
  return [(x / distance) * turn, (y / distance) * turn];
}
