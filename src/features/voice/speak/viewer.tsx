/** A text and its sound: what is spoken is marked, and what is ready is heard while the rest is made. */
import Download from 'lucide-react/icons/download';
import { useMemo, useState } from 'react';
import { useFileAddress } from '#kit/files/file-address.ts';
import { Button } from '#kit/ui/button.tsx';
import { createPlayback, PlaybackContext } from '#tools/hear/playback.ts';
import { SoundPlayer } from '#tools/hear/sound-player.tsx';
import { SpokenLines } from '#tools/hear/spoken-lines.tsx';
import { usePeaks } from '#tools/hear/waveform.tsx';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { partsIn, partsText, readAloudData, type SpokenPart, type ReadAloud } from './data.ts';
import { linesOfParts } from './part-lines.ts';
import { PartsPlayer } from './parts-player.tsx';
import { WavButton } from './wav-button.tsx';

export default function ReadAloudViewer({ output }: Viewed<ReadAloud>) {
  const [playback] = useState(createPlayback);
  const whole = useMemo(
    () => (output.data === null ? undefined : readAloudData.safeParse(output.data).data),
    [output.data],
  );
  const growing = output.texts[partsText] ?? '';
  const parts = useMemo<readonly SpokenPart[]>(() => whole?.parts ?? partsIn(growing), [whole, growing]);
  const lines = useMemo(() => linesOfParts(parts), [parts]);
  // Whoever listens to the parts is not interrupted when the whole is there.
  const [isInParts] = useState(whole === undefined);
  if (parts.length === 0) return null;
  return (
    <PlaybackContext value={playback}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {whole?.mp3 && !isInParts ? (
          <Whole file={whole.mp3} />
        ) : (
          <PartsPlayer parts={parts} isWhole={whole !== undefined} />
        )}
        <SpokenLines lines={lines} />
        {whole && (
          <div className="flex flex-wrap gap-2">
            {whole.mp3 && <Mp3Button file={whole.mp3} />}
            <WavButton parts={parts} />
          </div>
        )}
      </div>
    </PlaybackContext>
  );
}

function Whole({ file }: { file: string }) {
  const addressOf = useFileAddress();
  const src = addressOf(file);
  return <SoundPlayer src={src} name="Read aloud" peaks={usePeaks(src)} />;
}

function Mp3Button({ file }: { file: string }) {
  const addressOf = useFileAddress();
  return (
    <Button asChild variant="secondary" size="sm">
      <a href={addressOf(file)} download="Read aloud.mp3">
        <Download aria-hidden /> MP3
      </a>
    </Button>
  );
}
