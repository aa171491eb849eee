/** How one looks at a screen right now. */
import { useState } from 'react';
import type { Screen } from './content.ts';
import { contentBox, sceneOf } from './drawing/geometry.ts';

export type ScreenView = ReturnType<typeof useScreenView>;

export function useScreenView(screen: Screen) {
  const [shownId, setShownId] = useState<string>();
  const [comparedId, setComparedId] = useState('');
  const [share, slide] = useState(0.5);
  const [scrolled, scroll] = useState(0);
  const version = screen.versions.find(({ id }) => id === shownId) ?? screen.versions.at(-1)!;
  const compared = screen.versions.find(({ id }) => id === comparedId && id !== version.id);
  const { screen: place } = sceneOf(screen.look);
  return {
    version,
    compared,
    share,
    scrolled,
    /** More of it than fits on the screen. */
    isTall: contentBox(place, version, 0).height > place.height + 1,
    show: setShownId,
    compare: setComparedId,
    slide,
    scroll,
  };
}
