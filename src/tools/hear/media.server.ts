/** The recording of a run: what was uploaded, or a sample that comes with the program. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '#kit/paths.server.ts';
import type { RunContext } from '../define/define-run.server.ts';
import type { MediaSource } from './media-source.ts';

interface Media {
  source: MediaSource;
  stream: ReadableStream<Uint8Array>;
}

/** Browsers put a voice into the same wrapper as a film, which is then taken for one. */
const isOwnRecording = /^Recording \d{4}-\d\d-\d\d\.(?:webm|m4a|ogg)$/;

export async function givenMedia(id: string, { files }: RunContext): Promise<Media> {
  const { file, stream } = await files.read(id);
  const isVideo = file.contentType.startsWith('video/') && !isOwnRecording.test(file.name);
  return { source: { file: id, name: file.name.slice(0, 300), isVideo, isSample: false }, stream };
}

/** Kept as a file of the run, so that it plays, is shared and goes like any other. */
export async function sampleMedia(
  { sample, name }: { sample: 'kitchen-garden.mp3' | 'planning-meeting.mp3'; name: string },
  context: RunContext,
): Promise<Media> {
  const bytes = new Uint8Array(await readFile(path.join(projectFolder, 'content', 'samples', sample)));
  const file = await context.step('sample', async () => {
    const kept = await context.files.store({
      name,
      contentType: 'audio/mpeg',
      body: bytes,
      maxBytes: bytes.length,
    });
    return kept.id;
  });
  return { source: { file, name, isVideo: false, isSample: true }, stream: new Blob([bytes]).stream() };
}
