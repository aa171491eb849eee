import { useState } from 'react';
import { createPlayback, PlaybackContext } from '#tools/hear/playback.ts';
import { StoredSound } from '#tools/hear/stored-sound.tsx';
import { addressText } from '#tools/kinds/email.ts';
import type { SpokenEmail } from '../spoken-email.ts';

/** The email as it reads, with its recording where that may be heard. */
export function ReadOnlyEmail({ content: { letter: email, source } }: { content: SpokenEmail }) {
  const [playback] = useState(createPlayback);
  const { to, subject, body } = email;
  return (
    <div className="grid gap-5">
      <article dir="auto" className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
        <header className="grid gap-1 border-b border-line pb-4">
          <h2 className="font-display text-xl wrap-anywhere">{subject || 'No subject yet'}</h2>
          {to.length > 0 && (
            <p className="text-sm wrap-anywhere text-muted">To: {to.map(addressText).join(', ')}</p>
          )}
        </header>
        <p className="leading-relaxed whitespace-pre-line wrap-anywhere">{body}</p>
      </article>
      {source && (
        <PlaybackContext value={playback}>
          <StoredSound source={source} />
        </PlaybackContext>
      )}
    </div>
  );
}
