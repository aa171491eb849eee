import { useEffect, useState } from 'react';
import { noWords } from '../scene.ts';
import { faceIds } from '../faces.ts';
import { layOut } from '../layout/lay-out.ts';
import type { Kit, Page } from '../scene.ts';
import { templateOf } from '../templates/all.ts';
import { loadFaces, measureHere } from '../type/browser-measure.ts';

/** A card in the colours and faces of a kit, once its typefaces are here. */
export function useSampleCard(kit: Kit): Page | undefined {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let isGone = false;
    void loadFaces(faceIds).then(() => !isGone && setIsReady(true));
    return () => {
      isGone = true;
    };
  }, []);
  if (!isReady) return undefined;
  const words = {
    ...noWords(),
    title: kit.name || 'Your name',
    subtitle: 'Brand kit preview',
    by: kit.voice,
  };
  return layOut({
    template: templateOf('card-block'),
    format: 'card',
    words,
    mood: 'fresh',
    kit,
    picture: '',
    seed: 1,
    measure: measureHere,
    id: 'sample',
  });
}
