/** The tool that a file is for, by what it is. */
import { href } from '#kit/href.ts';

const pictures = /\.(?:png|jpe?g|webp|gif|avif|heic)$/i;
const recordings = /\.(?:mp3|m4a|wav|ogg|oga|opus|flac|aac|mp4|mov|webm|mkv)$/i;

/** A browser does not know every kind of file; then its name says it. */
export function pageForFile({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type.startsWith('image/') || (!type && pictures.test(name))) return href('/lens');
  if (/^(?:audio|video)\//.test(type) || (!type && recordings.test(name)))
    return href('/youtube/transcriber', { way: 'recording' });
  return href('/document-analyzer');
}
