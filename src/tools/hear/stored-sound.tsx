import { useFileAddress } from '#kit/files/file-address.ts';
import { MediaPlayer } from './media-player.tsx';
import type { MediaSource } from './media-source.ts';
import { SoundPlayer } from './sound-player.tsx';
import { useStoredPeaks } from './waveform.tsx';

/** A recording that is kept here, with its shape; a film as a film. */
export function StoredSound({ source }: { source: MediaSource }) {
  return source.isVideo ? <MediaPlayer {...source} /> : <Sound {...source} />;
}

function Sound({ file, name }: MediaSource) {
  const addressOf = useFileAddress();
  return <SoundPlayer key={file} src={addressOf(file)} name={name} peaks={useStoredPeaks(file)} />;
}
