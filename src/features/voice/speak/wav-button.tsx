import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { request } from '#kit/contract/call.ts';
import { useFileAddress } from '#kit/files/file-address.ts';
import { Button } from '#kit/ui/button.tsx';
import { saveFile } from '#tools/export/save-file.ts';
import type { SpokenPart } from './data.ts';
import { joinWavs } from './join-wavs.ts';

/** The parts as one WAV file, put together in the browser: kept twice, they would take twice the room. */
export function WavButton({ parts }: { parts: readonly SpokenPart[] }) {
  const addressOf = useFileAddress();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function save() {
    setPending(true);
    setProblem(undefined);
    try {
      const wavs: Blob[] = [];
      for (const { file } of parts) wavs.push(await (await request(addressOf(file))).blob());
      saveFile(await joinWavs(wavs), 'Read aloud.wav');
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setPending(false);
  }
  return (
    <>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => void save()}>
        <Download aria-hidden /> WAV
      </Button>
      {problem && (
        <span role="alert" className="text-sm text-danger">
          {problem}
        </span>
      )}
    </>
  );
}
