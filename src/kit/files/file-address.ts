/** Where a stored file is read. What a page may show of other people's files it may by a grant, which stands in the address. */
import { createContext, useContext } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import { getFile } from './contract.ts';

interface FileVariant {
  /** Another size of a picture, where one was made. */
  width?: number;
  /** `waveform`: the peaks of a sound, as numbers. `page`: a page, for a frame. */
  part?: 'waveform' | 'page';
  /** Shown in place instead of saved; only what our own encoders made is. */
  inline?: boolean;
}

/** `share:<secret>` on a shared page, `creation:<id>` in the gallery; undefined among one's own. */
export const FileGrantContext = createContext<string | undefined>(undefined);

export function useFileAddress() {
  const by = useContext(FileGrantContext);
  return (id: string, { width, part, inline = false }: FileVariant = {}) =>
    urlOf(getFile, {
      params: { id },
      query: {
        ...(width ? { width } : {}),
        ...(part ? { part } : {}),
        ...(inline ? { disposition: 'inline' as const } : {}),
        ...(by ? { by } : {}),
      },
    });
}
