/** The picture that may go along. Until the feedback is sent it stays in this browser. */
import { useEffect, useEffectEvent, useState } from 'react';
import { refusePicture } from '#kit/files/picture-choice.ts';
import { longestScreenshot } from '../contract.ts';
import { captureScreen, useCanCapture } from './capture-screen.ts';

interface Chosen {
  file: File;
  /** Shows it in this page. */
  url: string;
}

export function useScreenshot() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string>();
  const canCapture = useCanCapture();

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);

  function choose(file: File) {
    const reason = refusePicture(file, longestScreenshot);
    setProblem(reason);
    if (!reason) setChosen({ file, url: URL.createObjectURL(file) });
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    choose(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  async function capture() {
    setProblem(undefined);
    try {
      const file = await captureScreen();
      if (file) choose(file);
    } catch {
      setProblem('Your browser couldn’t take a screenshot. Choose or paste one instead.');
    }
  }

  return {
    file: chosen?.file,
    url: chosen?.url,
    problem,
    choose,
    refuse: setProblem,
    capture: canCapture ? () => void capture() : undefined,
    remove() {
      setChosen(null);
      setProblem(undefined);
    },
  };
}

export type Screenshot = ReturnType<typeof useScreenshot>;
