import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ConsensusClaim } from '#features/consensus/data.ts';
import { cn } from '#kit/ui/cn.ts';
import { supportWords } from '../../finding/support-words.ts';
import { ClaimButton } from './claim-button.tsx';
import type { Tone } from './marks.ts';
import { toneFields, toneTitles } from './tone.ts';
import { plainWords } from './plain-words.ts';

interface ClaimGroupProps {
  tone: Tone;
  claims: readonly ConsensusClaim[];
  /** Says who, by name. */
  nameOf: (member: string) => string;
}

/** Claims of one kind with who supports each; it can be folded away. */
export function ClaimGroup({ tone, claims, nameOf }: ClaimGroupProps) {
  if (claims.length === 0) return null;
  return (
    <details open className="group/claims scroll-mt-24">
      <summary className="flex min-h-11 list-none items-center gap-2.5 rounded-sm [&::-webkit-details-marker]:hidden">
        <span aria-hidden className={cn('size-3 rounded-full border border-line', toneFields[tone])} />
        <h4 className="text-base">{toneTitles[tone]}</h4>
        <span className="text-muted tabular-nums">{claims.length}</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-4.5 text-muted transition-[rotate] duration-150 group-open/claims:rotate-180"
        />
      </summary>
      <ul className="grid grid-cols-[minmax(0,1fr)] pb-2">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimButton
              id={claim.id}
              tone={tone}
              className="-mx-3 grid w-[calc(100%+1.5rem)] gap-0.5 px-3 py-2"
            >
              {tone === 'alike' ? (
                claim.voices.map(({ member, words, start }) => (
                  <span key={`${member} ${start}`} className="grid gap-0.5 pb-1">
                    <Words words={words} />
                    <span className="text-sm text-muted">{nameOf(member)}</span>
                  </span>
                ))
              ) : (
                <>
                  <Words words={claim.words} />
                  <span className="text-sm text-muted">
                    {tone === 'single'
                      ? nameOf(claim.voices[0]?.member ?? '')
                      : claim.support.of === 2
                        ? 'Both'
                        : supportWords(claim.support)}
                  </span>
                </>
              )}
            </ClaimButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Words = ({ words }: { words: string }) => (
  <span dir="auto" className="wrap-anywhere">
    {plainWords(words)}
  </span>
);
