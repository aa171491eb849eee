import { Link, useSearchParams } from 'react-router';
import { cn } from '#kit/ui/cn.ts';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { DictationChoice } from '../components/dictation-choice.tsx';
import { OwnWords } from '../components/own-words.tsx';
import { ListenFields } from '../listen/listen-fields.tsx';
import { voiceNote } from '../listen/tool.ts';
import { SpeakFields } from '../speak/speak-fields.tsx';
import { readAloud } from '../speak/tool.ts';

const ways = [
  { label: 'Speech to text', to: '?', is: null },
  { label: 'Text to speech', to: '?do=speak', is: 'speak' },
];

/** Two tools on one page: what one says becomes text, and text is spoken. */
export default function Voice() {
  const [search] = useSearchParams();
  const chosen = search.get('do') === 'speak' ? 'speak' : null;
  return (
    <>
      <nav aria-label="Voice tools" className="pt-4">
        <ul className="flex w-fit gap-1 rounded-full bg-sunken p-1">
          {ways.map(({ label, to, is }) => (
            <li key={label}>
              <Link
                to={to}
                aria-current={is === chosen ? 'page' : undefined}
                className={cn(
                  'inline-flex h-10 items-center rounded-full px-4 font-medium text-ink no-underline',
                  is === chosen ? 'bg-surface shadow-soft' : 'hover:bg-surface',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {chosen === 'speak' ? (
        <ToolPage key="speak" tool={readAloud} action="Read aloud">
          {(form) => <SpeakFields form={form} />}
        </ToolPage>
      ) : (
        <ToolPage key="listen" tool={voiceNote} action="Transcribe">
          {(form, attachments) => <ListenFields form={form} attachments={attachments} />}
        </ToolPage>
      )}
      <OwnWords />
      <DictationChoice />
    </>
  );
}
