import type { Transcript } from './data.ts';

/** A file or a video that can be played; captions that were pasted have none. */
export const hasRecording = ({ source }: Pick<Transcript, 'source'>): boolean =>
  source.is === 'file' || source.is === 'youtube';

/** One that is kept here and can go with a link. */
export const hasOwnRecording = (content: unknown): boolean =>
  (content as Partial<Transcript> | null)?.source?.is === 'file';
