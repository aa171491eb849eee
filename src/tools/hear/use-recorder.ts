/** Records what one says, as a file to upload; with its text meanwhile where that is wished. */
import { useEffect, useRef, useState } from 'react';
import { createLiveHearing, type HeardSoFar, type LiveHearing } from './live-hearing.ts';
import { prepare } from './prepare.ts';
import { microphoneProblem, openMicrophone, useCanRecord, type Microphone } from './microphone.ts';

export type Recorder = ReturnType<typeof useRecorder>;

interface Options {
  /** Hears while one speaks; the language where it is known. */
  live?: { language?: string | undefined } | undefined;
}

export const nothingHeard: HeardSoFar = { settled: '', open: '' };

export function useRecorder(onFile: (file: File) => void, { live }: Options = {}) {
  const isPossible = useCanRecord();
  const [recorder, setRecorder] = useState<{ media: MediaRecorder; microphone: Microphone }>();
  const [isPaused, setPaused] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [heard, setHeard] = useState(nothingHeard);
  const [problem, setProblem] = useState<string>();
  const [isAnswered, setAnswered] = useState(false);
  const hearing = useRef<LiveHearing>(undefined);
  const isHeld = useRef(false);

  useEffect(() => {
    if (!recorder) return;
    return () => recorder.microphone.close();
  }, [recorder]);
  useEffect(() => {
    if (!recorder || isPaused) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      setSeconds((before) => before + (now - last) / 1000);
      last = now;
    }, 250);
    return () => clearInterval(timer);
  }, [recorder, isPaused]);

  async function start() {
    setProblem(undefined);
    setSeconds(0);
    setPaused(false);
    setHeard(nothingHeard);
    setAnswered(false);
    if (live) prepare('hearing');
    isHeld.current = false;
    try {
      const microphone = await openMicrophone();
      const media = new MediaRecorder(microphone.stream);
      const pieces: Blob[] = [];
      media.ondataavailable = ({ data }) => pieces.push(data);
      media.onstop = () => {
        setRecorder(undefined);
        void hearing.current?.stop();
        if (pieces.some(({ size }) => size > 0)) onFile(fileOf(pieces, media.mimeType));
      };
      if (live) {
        const next = createLiveHearing({
          ...live,
          onText(text) {
            setAnswered(true);
            setHeard(text);
          },
          onProblem: setProblem,
        });
        hearing.current = next;
        microphone.listen((pcm) => !isHeld.current && next.add(pcm));
      }
      media.start(1000);
      setRecorder({ media, microphone });
    } catch (error) {
      setProblem(microphoneProblem(error));
    }
  }
  return {
    isPossible,
    isRecording: recorder !== undefined,
    isPaused,
    seconds,
    heard,
    /** Speaking goes on, and nothing has come back yet. */
    isWaiting:
      live !== undefined && recorder !== undefined && !isAnswered && problem === undefined && seconds > 2,
    problem,
    /** Someone is about to record. */
    prepare: () => live && prepare('hearing'),
    /** For what draws how loud it is. */
    analyser: recorder?.microphone.analyser,
    start,
    pause() {
      isHeld.current = true;
      recorder?.media.pause();
      setPaused(true);
    },
    resume() {
      isHeld.current = false;
      recorder?.media.resume();
      setPaused(false);
    },
    stop: () => recorder?.media.stop(),
  };
}

function fileOf(pieces: Blob[], mimeType: string): File {
  const type = mimeType.split(';')[0] || 'audio/webm';
  const ending = type.endsWith('mp4') ? 'm4a' : type.endsWith('ogg') ? 'ogg' : 'webm';
  const day = new Date().toISOString().slice(0, 10);
  return new File(pieces, `Recording ${day}.${ending}`, { type });
}
