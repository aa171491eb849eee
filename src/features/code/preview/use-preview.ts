/** A project that runs beside its code: built whenever it has been left alone for a moment, and stopped when it no longer answers. */
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { ProjectData } from '#tools/kinds/project.ts';
import { bundle } from '../bundle/bundler.ts';
import type { Bundled } from '../bundle/bundled.ts';
import { isSameProject } from '../project/edit-project.ts';
import { initialPreview, reducePreview } from './preview-state.ts';
import type { PreviewMessage } from './messages.ts';

const quietMs = 250;
/** The frame reports every half second; a busy machine may keep it from that for some seconds. */
const silenceMs = 12_000;

/** What others wrote runs only when someone asks for it. */
export function usePreview(latest: ProjectData, { isStarted }: { isStarted: boolean }) {
  // Saving brings the same project again as another object: that is no reason to begin anew.
  const [project, setProject] = useState(latest);
  if (!isSameProject(project, latest)) setProject(latest);
  const [state, dispatch] = useReducer(reducePreview, isStarted, initialPreview);
  const stored = useRef<Record<string, string>>({});
  const heard = useRef(0);
  const build = useEffectEvent(
    async (wanted: { project: ProjectData; restarts: number }, isCurrent: () => boolean) => {
      dispatch({ is: 'building' });
      let bundled: Bundled;
      try {
        bundled = await bundle(wanted.project);
      } catch (error) {
        bundled = { isReady: false, problems: [{ text: (error as Error).message, path: null, line: null }] };
      }
      if (isCurrent()) dispatch({ is: 'built', bundled });
    },
  );

  const { restarts, isStopped } = state;
  useEffect(() => {
    if (isStopped) return undefined;
    let isCurrent = true;
    const wait = setTimeout(() => void build({ project, restarts }, () => isCurrent), quietMs);
    return () => {
      isCurrent = false;
      clearTimeout(wait);
    };
  }, [project, restarts, isStopped]);

  const running = isStopped ? undefined : state.page?.number;
  useEffect(() => {
    if (running === undefined) return undefined;
    heard.current = performance.now();
    const watch = setInterval(() => {
      // Frames of a hidden page are slowed down, and so is this.
      if (document.visibilityState === 'hidden') heard.current = performance.now();
      if (performance.now() - heard.current > silenceMs) dispatch({ is: 'silent' });
    }, 1_000);
    return () => clearInterval(watch);
  }, [running]);

  return {
    ...state,
    stored,
    hear(message: PreviewMessage) {
      heard.current = performance.now();
      if (message.is === 'left') return dispatch({ is: 'left' });
      if (message.is === 'stored') stored.current = message.entries;
      if (message.is === 'log' || message.is === 'error') dispatch({ is: 'reported', message });
      return undefined;
    },
    stop: () => dispatch({ is: 'stop' }),
    restart: () => dispatch({ is: 'restart' }),
    clear: () => dispatch({ is: 'clear' }),
  };
}

export type Preview = ReturnType<typeof usePreview>;
