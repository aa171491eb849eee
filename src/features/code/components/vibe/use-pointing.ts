/** Pointing at elements of the running page: in it, or in a list of what is there. */
import { useRef, useState } from 'react';
import type { PreviewMessage } from '../../preview/messages.ts';
import type { Picked } from '../../preview/picked.ts';
import type { PreviewHandle } from '../preview-frame.tsx';

export function usePointing() {
  const handle = useRef<PreviewHandle>(null);
  const wasAsked = useRef(false);
  const [isPointing, setIsPointing] = useState(false);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [listed, setListed] = useState<readonly Picked[] | null>(null);
  return {
    handle,
    isPointing,
    picked,
    listed,
    point() {
      wasAsked.current = !isPointing;
      handle.current?.send({ is: isPointing ? 'rest' : 'pick' });
      if (isPointing) setIsPointing(false);
      else handle.current?.focus();
    },
    list() {
      if (listed) setListed(null);
      else handle.current?.send({ is: 'list' });
    },
    choose(element: Picked) {
      handle.current?.send({ is: 'show', trail: element.trail });
      setPicked(element);
    },
    leave() {
      wasAsked.current = false;
      handle.current?.send({ is: 'rest' });
      setPicked(null);
      setListed(null);
      setIsPointing(false);
    },
    hear(message: PreviewMessage) {
      if (message.is === 'listed') setListed(message.elements);
      if (message.is === 'ready') setIsPointing(false);
      // What nobody asked for is the page's own doing.
      if (!wasAsked.current) return;
      if (message.is === 'picking') setIsPointing(true);
      if (message.is !== 'picked') return;
      wasAsked.current = false;
      setIsPointing(false);
      setPicked(message.element);
    },
  };
}

export type Pointing = ReturnType<typeof usePointing>;
