/** The DJ: a library of own pieces and files, a planned order, two decks, and a mix that plays by itself or by hand. */
import { useQuery } from '@tanstack/react-query';
import Circle from 'lucide-react/icons/circle';
import FolderOpen from 'lucide-react/icons/folder-open';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Square from 'lucide-react/icons/square';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { saveFile } from '#tools/export/save-file.ts';
import { getWork, listWorks } from '#tools/work/contract.ts';
import { compose } from '../compose/compose.ts';
import { startDjWorker } from '../dj/ask-worker.ts';
import { bufferOf, createDesk, deckNames } from '../dj/desk.ts';
import { curves, planSet, startsOf, type Curve } from '../dj/plan-set.ts';
import { musicWork } from '../kind.ts';
import type { Piece } from '../piece.ts';
import { mixRate, type Stereo } from '../sound/mix.ts';
import { DeckView } from './deck-view.tsx';
import { TrackTable, type LibraryTrack } from './track-table.tsx';

const overlapBars = 4;
const mostTracks = 12;
const curveWords: Record<Curve, string> = { rise: 'Rising energy', arc: 'Up and down', steady: 'Steady' };

export default function DjDesk() {
  const [opened, setOpened] = useState<{
    desk: ReturnType<typeof createDesk>;
    worker: ReturnType<typeof startDjWorker>;
  }>();
  useEffect(
    () => () => {
      opened?.desk.close();
      opened?.worker.close();
    },
    [opened],
  );
  // A browser lets no page make sound before someone has pressed something.
  if (!opened)
    return (
      <Button size="lg" onClick={() => setOpened({ desk: createDesk(), worker: startDjWorker() })}>
        <Play aria-hidden /> Open the decks
      </Button>
    );
  return <OpenDesk {...opened} />;
}

function OpenDesk({
  desk,
  worker,
}: {
  desk: ReturnType<typeof createDesk>;
  worker: ReturnType<typeof startDjWorker>;
}) {
  const [tracks, setTracks] = useState<LibraryTrack[]>([]);
  const [tempo, setTempo] = useState(120);
  const [curve, setCurve] = useState<Curve>('rise');
  const [doing, setDoing] = useState('');
  const [problem, setProblem] = useState('');
  const works = useQuery(query(listWorks, { query: { kind: musicWork.id } })).data?.items ?? [];
  useSyncExternalStore(desk.subscribe, desk.version, () => 0);

  async function run(words: string, work: () => Promise<void>) {
    setProblem('');
    setDoing(words);
    try {
      await work();
    } catch {
      setProblem('That didn’t work. Try again, or choose another file.');
    }
    setDoing('');
  }
  async function addPiece(title: string, piece: Piece, id: string = crypto.randomUUID()) {
    const result = await worker.ask({ is: 'piece', piece });
    if (!result?.analysis) throw new Error('The piece could not be rendered.');
    add({ id, title, sound: result.sound, ...result.analysis });
  }
  function add(track: LibraryTrack) {
    setTracks((before) =>
      before.some(({ id }) => id === track.id) ? before : [...before, track].slice(0, mostTracks),
    );
    if (tracks.length === 0) setTempo(Math.round(track.tempo));
  }
  const addFiles = (files: readonly File[]) =>
    run('Reading files', async () => {
      for (const file of files.slice(0, mostTracks)) {
        const decoded = await new OfflineAudioContext(2, 1, mixRate).decodeAudioData(
          await file.arrayBuffer(),
        );
        const left = decoded.getChannelData(0).slice(0, mixRate * 600);
        const right =
          decoded.numberOfChannels > 1 ? decoded.getChannelData(1).slice(0, mixRate * 600) : left.slice();
        const result = await worker.ask({ is: 'file', sound: [left, right], rate: mixRate });
        if (!result?.analysis) throw new Error('The file could not be read.');
        add({ id: crypto.randomUUID(), title: file.name, sound: result.sound, ...result.analysis });
      }
    });
  const addExamples = () =>
    run('Composing loops', async () => {
      for (const [at, tonic] of [9, 4, 11].entries())
        await addPiece(
          `House loop ${at + 1}`,
          compose({
            genre: 'house',
            mood: 'energetic',
            seed: 40 + at,
            seconds: 32,
            tonic,
            mode: 'minor',
            tempo: 122 + at,
          }),
        );
    });
  const addWork = (id: string, title: string) =>
    run(`Rendering ${title}`, async () =>
      addPiece(title, (await call(getWork, { params: { id } })).content as Piece, id),
    );
  async function atTempo(track: LibraryTrack): Promise<{ sound: Stereo; firstBeat: number }> {
    const by = track.tempo / tempo;
    const result = await worker.ask({ is: 'stretch', sound: track.sound, by });
    if (!result) throw new Error('The track could not be stretched.');
    return { sound: result.sound, firstBeat: track.firstBeat * by };
  }
  const load = (track: LibraryTrack, at: number) =>
    run(`Loading ${track.title}`, async () => {
      const { sound, firstBeat } = await atTempo(track);
      desk.load(at, { title: track.title, firstBeat, sound: bufferOf(sound) });
    });
  const mixAll = () =>
    run('Matching tempo', async () => {
      const made = [];
      for (const track of tracks) made.push({ title: track.title, ...(await atTempo(track)) });
      const starts = startsOf(
        made.map(({ sound, firstBeat }) => ({ seconds: sound[0].length / mixRate, firstBeat })),
        tempo,
        overlapBars,
      );
      desk.fade(0);
      desk.playSet(
        made.map((track, at) => ({
          ...track,
          start: starts[at]!,
          overlap: at + 1 < made.length ? starts[at]! + track.sound[0].length / mixRate - starts[at + 1]! : 0,
        })),
      );
    });
  const record = () =>
    desk.isRecording()
      ? void desk.endRecording().then((blob) => saveFile(blob, 'Frenly set.webm'))
      : desk.record();
  const peaksOf = (title: string) => tracks.find((track) => track.title === title)?.peaks ?? [];

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
      <div className="grid gap-4 lg:grid-cols-2">
        {deckNames.map((name, at) => (
          <DeckView key={name} desk={desk} at={at} name={name} peaks={peaksOf(desk.decks[at]!.title)} />
        ))}
      </div>
      <label className="mx-auto grid w-full max-w-md text-center text-sm">
        Crossfader
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          defaultValue={0.5}
          onChange={({ target }) => desk.fade(Number(target.value))}
          className="h-11 w-full accent-bamboo"
        />
      </label>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Set tempo (bpm)" className="w-36">
          <Input
            type="number"
            min={60}
            max={180}
            value={tempo}
            onChange={({ target }) => setTempo(Math.min(180, Math.max(60, Number(target.value) || 120)))}
          />
        </Field>
        <Field label="Energy" className="w-44">
          <Select value={curve} onChange={({ target }) => setCurve(target.value as Curve)}>
            {curves.map((one) => (
              <option key={one} value={one}>
                {curveWords[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          variant="secondary"
          disabled={tracks.length < 2}
          onClick={() => setTracks(planSet(tracks, curve))}
        >
          Sort by key and energy
        </Button>
        <Button disabled={tracks.length === 0 || doing !== ''} onClick={() => void mixAll()}>
          <Play aria-hidden /> Auto mix
        </Button>
        <Button variant="secondary" onClick={() => desk.stopAll()}>
          <Square aria-hidden /> Stop
        </Button>
        <Button variant="secondary" aria-pressed={desk.isRecording()} onClick={record}>
          <Circle aria-hidden className={desk.isRecording() ? 'fill-danger' : ''} />{' '}
          {desk.isRecording() ? 'Save recording' : 'Record'}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {doing && `${doing}…`}
      </p>
      {problem && <Notice tone="warning">{problem}</Notice>}
      <section aria-labelledby="dj-library" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="dj-library" className="font-display text-xl">
          Tracks
        </h2>
        {tracks.length === 0 && (
          <p className="text-muted">
            Add your pieces, audio files from this device, or three example loops. Files stay on this device.
          </p>
        )}
        <TrackTable
          tracks={tracks}
          onLoad={load}
          onRemove={(id) => setTracks(tracks.filter((track) => track.id !== id))}
        />
        <div className="flex flex-wrap gap-2">
          <FileButton accept={['audio/*']} multiple onChoose={(_, files) => void addFiles([...files])}>
            <FolderOpen aria-hidden /> Add audio files
          </FileButton>
          <Button size="sm" variant="secondary" disabled={doing !== ''} onClick={() => void addExamples()}>
            <Plus aria-hidden /> Add example loops
          </Button>
          {works.map(({ id, title }) => (
            <Button
              key={id}
              size="sm"
              variant="secondary"
              disabled={doing !== '' || tracks.some((track) => track.id === id)}
              onClick={() => void addWork(id, title)}
            >
              <Plus aria-hidden /> <bdi className="max-w-48 truncate">{title}</bdi>
            </Button>
          ))}
        </div>
      </section>
    </div>
  );
}
