/** The recording of a run: what was uploaded, or the sample that comes with the house. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '#kit/paths.server.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { TranscriptSource } from '../data.ts';

const sampleFile = path.join(projectFolder, 'content', 'samples', 'kitchen-garden.mp3');

interface Media {
  source: Extract<TranscriptSource, { is: 'file' }>;
  stream: ReadableStream<Uint8Array>;
}

export async function givenMedia(id: string, { files }: RunContext): Promise<Media> {
  const { file, stream } = await files.read(id);
  const isVideo = file.contentType.startsWith('video/');
  return {
    source: { is: 'file', file: id, name: file.name.slice(0, 300), isVideo, isSample: false },
    stream,
  };
}

/** Kept as a file of the run, so that it plays, is shared and goes like any other. */
export async function sampleMedia(context: RunContext): Promise<Media> {
  const bytes = new Uint8Array(await readFile(sampleFile));
  const name = 'Sample: in the kitchen garden.mp3';
  const id = await context.step('sample', async () => {
    const kept = await context.files.store({
      name,
      contentType: 'audio/mpeg',
      body: bytes,
      maxBytes: bytes.length,
    });
    return kept.id;
  });
  const stream = new Blob([bytes]).stream();
  return { source: { is: 'file', file: id, name, isVideo: false, isSample: true }, stream };
}
