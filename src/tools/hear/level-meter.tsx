import { useEffect, useRef } from 'react';

const bars = 60;
const perSecond = 12;

/** How loud it was in the last seconds, as bars that come in from the right. For the eyes alone: a status says that it records. */
export function LevelMeter({
  analyser,
  isPaused,
}: {
  analyser: AnalyserNode | undefined;
  isPaused: boolean;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const levels = useRef<number[]>([]);
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!analyser || !drawing || isPaused) return;
    const samples = new Float32Array(analyser.fftSize);
    const colour = getComputedStyle(canvas.current!).color;
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
      levels.current = [...levels.current, Math.min(1, power * 5)].slice(-bars);
      const { width, height } = drawing.canvas;
      const step = width / bars;
      drawing.clearRect(0, 0, width, height);
      drawing.fillStyle = colour;
      for (const [at, level] of levels.current.entries()) {
        const tall = Math.max(2, level * height);
        const left = width - (levels.current.length - at) * step;
        drawing.fillRect(left, (height - tall) / 2, step * 0.6, tall);
      }
    }, 1000 / perSecond);
    return () => clearInterval(timer);
  }, [analyser, isPaused]);
  return (
    <canvas ref={canvas} aria-hidden width={480} height={48} className="h-12 w-full min-w-0 text-bamboo" />
  );
}
