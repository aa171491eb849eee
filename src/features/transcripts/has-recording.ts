import type { Transcript } from './data.ts';

/** A file or a video that can be played; captions that were pasted have none. */
export const hasRecording = ({ source }: Pick<Transcript, 'source'>): boolean =>
  source.is === 'file' || source.is === 'youtube';
