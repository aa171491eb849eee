/** Records what one says, as a file to upload. */
import { useEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const canRecord = () => typeof MediaRecorder === 'function' && Boolean(navigator.mediaDevices?.getUserMedia);

export function useRecorder(onFile: (file: File) => void) {
  const isPossible = useSyncExternalStore(neverChanges, canRecord, () => false);
  const [recorder, setRecorder] = useState<MediaRecorder>();
  const [seconds, setSeconds] = useState(0);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!recorder) return;
    const began = Date.now();
    const timer = setInterval(() => setSeconds((Date.now() - began) / 1000), 500);
    return () => {
      clearInterval(timer);
      // Whoever leaves the page is not recorded any longer.
      for (const track of recorder.stream.getTracks()) track.stop();
    };
  }, [recorder]);

  async function start() {
    setProblem(undefined);
    setSeconds(0);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const next = new MediaRecorder(stream);
      const pieces: Blob[] = [];
      next.ondataavailable = ({ data }) => pieces.push(data);
      next.onstop = () => {
        const type = next.mimeType.split(';')[0] || 'audio/webm';
        const ending = type.endsWith('mp4') ? 'm4a' : type.endsWith('ogg') ? 'ogg' : 'webm';
        const day = new Date().toISOString().slice(0, 10);
        setRecorder(undefined);
        if (pieces.some(({ size }) => size > 0))
          onFile(new File(pieces, `Recording ${day}.${ending}`, { type }));
      };
      next.start(1000);
      setRecorder(next);
    } catch (error) {
      const isRefused = (error as DOMException).name === 'NotAllowedError';
      setProblem(
        isRefused
          ? 'The browser does not allow the microphone here. Allow it, or upload a file.'
          : 'No microphone was found. Upload a file instead.',
      );
    }
  }
  return {
    isPossible,
    isRecording: recorder !== undefined,
    seconds,
    problem,
    start,
    stop: () => recorder?.stop(),
  };
}
