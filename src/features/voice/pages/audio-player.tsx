/** Plays sounds: files from this device, which stay there, and what was recorded or read aloud here. */
import { useQuery } from '@tanstack/react-query';
import FolderOpen from 'lucide-react/icons/folder-open';
import { useEffect, useState, type DragEvent } from 'react';
import { useFileAddress } from '#kit/files/file-address.ts';
import { query } from '#kit/contract/query.ts';
import { Card } from '#kit/ui/card.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { createPlayback, PlaybackContext } from '#tools/hear/playback.ts';
import { SoundPlayer } from '#tools/hear/sound-player.tsx';
import { peaksOf, usePeaks } from '#tools/hear/waveform.tsx';
import { getRun, listRuns } from '#tools/run/contract.ts';
import { voiceNote } from '../listen/tool.ts';
import { readAloud } from '../speak/tool.ts';

interface Opened {
  name: string;
  url: string;
  file: File | undefined;
}

export default function AudioPlayer() {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => (opened?.file ? URL.revokeObjectURL(opened.url) : undefined), [opened]);
  function open(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    const isSound = /^(?:audio|video)\//.test(file.type);
    setProblem(isSound ? undefined : `${file.name} isn’t an audio file. Choose one such as MP3 or WAV.`);
    if (isSound) setOpened({ name: file.name, url: URL.createObjectURL(file), file });
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    open([...event.dataTransfer.files]);
  }
  return (
    <>
      <PageHeader
        title="Audio player"
        lede="Listen to your recordings, texts read aloud and your own files."
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut; the button does the same */}
      <div
        role="group"
        aria-label="Player"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 pb-16"
      >
        <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {opened ? (
            <>
              <h2 dir="auto" className="font-display text-xl wrap-anywhere">
                {opened.name}
              </h2>
              <Player key={opened.url} opened={opened} />
            </>
          ) : (
            <p className="text-muted">
              Choose a file or drop one here. It plays on this device and isn’t uploaded.
            </p>
          )}
          <div>
            <FileButton accept={['audio/*', 'video/*']} onChoose={(_, files) => open([...files])}>
              <FolderOpen aria-hidden /> Choose a file
            </FileButton>
          </div>
          {problem && <Notice tone="warning">{problem}</Notice>}
        </Card>
        <OwnSounds onOpen={(name, url) => setOpened({ name, url, file: undefined })} />
      </div>
    </>
  );
}

function Player({ opened }: { opened: Opened }) {
  const [playback] = useState(createPlayback);
  return (
    <PlaybackContext value={playback}>
      {opened.file ? <Local {...opened} file={opened.file} /> : <Stored {...opened} />}
    </PlaybackContext>
  );
}

function Local({ file, url, name }: { file: File; url: string; name: string }) {
  const { data } = useQuery({
    queryKey: ['local-peaks', url],
    queryFn: async () => peaksOf(await file.arrayBuffer()),
    retry: false,
  });
  return <SoundPlayer src={url} name={name} peaks={data} />;
}

const Stored = ({ url, name }: { url: string; name: string }) => (
  <SoundPlayer src={url} name={name} peaks={usePeaks(url)} />
);

/** What was recorded and read aloud here, newest first. */
function OwnSounds({ onOpen }: { onOpen: (name: string, url: string) => void }) {
  const notes = useQuery(query(listRuns, { query: { tool: voiceNote.id } }));
  const readings = useQuery(query(listRuns, { query: { tool: readAloud.id } }));
  const runs = [...(notes.data?.items ?? []), ...(readings.data?.items ?? [])].filter(
    ({ state }) => state === 'done',
  );
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="own-sounds">
      <h2 id="own-sounds" className="mb-3 font-display text-xl">
        Your audio
      </h2>
      <ul className="grid gap-2">
        {runs.map(({ id, title }) => (
          <OwnSound key={id} id={id} title={title} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

interface OwnSoundProps {
  id: string;
  title: string;
  onOpen: (name: string, url: string) => void;
}

function OwnSound({ id, title, onOpen }: OwnSoundProps) {
  const addressOf = useFileAddress();
  const { data } = useQuery(query(getRun, { params: { id } }));
  const made = data?.output.data as { source?: { file: string }; mp3?: string | null } | null | undefined;
  const file = made?.source?.file ?? made?.mp3;
  if (!file) return null;
  return (
    <li>
      <button
        type="button"
        dir="auto"
        onClick={() => onOpen(title, addressOf(file))}
        className="min-h-11 w-full rounded-lg bg-sunken px-4 py-2 text-start wrap-anywhere hover:bg-bamboo-soft"
      >
        {title}
      </button>
    </li>
  );
}
