import { useQuery } from '@tanstack/react-query';
import { request } from '#kit/contract/call.ts';
import { clock } from './clock.ts';
import { usePlayback, usePlayed } from './playback.ts';

const bars = 160;

/** The shape of a sound, as a slider: what was played is darker, and anywhere in it can be gone to. */
export function Waveform({ peaks, seconds }: { peaks: readonly number[]; seconds: number }) {
  const playback = usePlayback();
  const now = usePlayed((at) => Math.round(at * 5) / 5, 0);
  const shown = barsOf(peaks);
  const share = seconds > 0 ? Math.min(1, now / seconds) : 0;
  return (
    <div className="relative h-16">
      <svg
        aria-hidden
        viewBox={`0 0 ${bars} 100`}
        preserveAspectRatio="none"
        className="h-full w-full rounded-lg bg-sunken"
      >
        {shown.map((peak, at) => (
          <rect
            key={at}
            x={at + 0.15}
            width={0.7}
            y={50 - Math.max(1.5, peak * 46)}
            height={Math.max(3, peak * 92)}
            className={at / bars < share ? 'fill-bamboo' : 'fill-edge'}
          />
        ))}
      </svg>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${clock(now)} of ${clock(seconds)}`}
        min={0}
        max={Math.max(0.1, seconds)}
        step={0.1}
        value={Math.min(now, seconds)}
        onChange={({ target }) => playback.seek(Number(target.value), { play: false })}
        className="absolute inset-0 h-full w-full cursor-pointer opacity-0 focus-visible:opacity-30"
      />
    </div>
  );
}

function barsOf(peaks: readonly number[]): number[] {
  const loudest = Math.max(0.05, ...peaks);
  return Array.from({ length: bars }, (_, at) => {
    const from = Math.floor((at * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((at + 1) * peaks.length) / bars));
    return Math.max(0, ...peaks.slice(from, to)) / loudest;
  });
}

/** Larger ones are not worth decoding a second time for a picture. */
const largest = 30_000_000;

/** Read by the browser that plays it anyway; undefined until then, and where it cannot. */
export function usePeaks(address: string): readonly number[] | undefined {
  const { data } = useQuery({
    queryKey: ['peaks', address],
    queryFn: async () => {
      const sound = await (await request(address)).blob();
      return sound.size > largest ? [] : peaksOf(await sound.arrayBuffer());
    },
    retry: false,
    staleTime: Infinity,
  });
  return data;
}

export async function peaksOf(bytes: ArrayBuffer): Promise<number[]> {
  const context = new OfflineAudioContext(1, 1, 16_000);
  const samples = (await context.decodeAudioData(bytes)).getChannelData(0);
  const step = Math.max(1, Math.floor(samples.length / 1000));
  const peaks: number[] = [];
  for (let at = 0; at < samples.length; at += step) {
    let most = 0;
    for (let of = at; of < Math.min(samples.length, at + step); of++)
      most = Math.max(most, Math.abs(samples[of]!));
    peaks.push(most);
  }
  return peaks;
}
