/** Where a transcript comes from, in a line. */
import { clock } from '#tools/hear/clock.ts';
import type { Transcript } from './data.ts';

const madeWords = {
  captions: 'Captions',
  automatic: 'YouTube automatic captions',
  speech: 'Transcribed by Whisper on this server',
};

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

export function languageName(code: string): string | undefined {
  try {
    return languageNames.of(code);
  } catch {
    return undefined; // YouTube has codes that are none
  }
}

export function sourceWords({ source, made, language, seconds }: Transcript): string {
  const from = source.is === 'youtube' ? source.channel : source.name;
  const spoken = language ? languageName(language) : undefined;
  return [from, madeWords[made], spoken, clock(seconds)].filter(Boolean).join(' · ');
}
