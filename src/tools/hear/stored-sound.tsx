import { useFileAddress } from '#kit/files/file-address.ts';
import { MediaPlayer } from './media-player.tsx';
import type { MediaSource } from './media-source.ts';
import { SoundPlayer } from './sound-player.tsx';
import { usePeaks } from './waveform.tsx';

/** A recording that is kept here, with its shape; a film as a film. */
export function StoredSound({ source }: { source: MediaSource }) {
  return source.isVideo ? <MediaPlayer {...source} /> : <Sound {...source} />;
}

function Sound({ file, name }: MediaSource) {
  const addressOf = useFileAddress();
  const src = addressOf(file);
  return <SoundPlayer key={file} src={src} name={name} peaks={usePeaks(src)} />;
}
