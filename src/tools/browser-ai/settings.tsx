import { switchOff, switchOn } from '#kit/ai/browser/tab/browser-ai.ts';
import { DescriptionList } from '#kit/ui/description-list.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { DownloadProgress } from './download-progress.tsx';
import { Trials } from './trials.tsx';
import { useBrowserAi } from './use-browser-ai.ts';
import { absenceWords, downloadWords, failureWords, languageWords } from './words.ts';

/** The switch of this browser's AI, its state, what it can do, and trying it. */
export default function BrowserAiSettings() {
  const state = useBrowserAi();
  if (state.is === 'checking') return <Skeleton className="h-12" />;
  if (state.is === 'absent') return <p className="text-muted">{absenceWords[state.why]}</p>;
  const isOn = state.is === 'on' || state.is === 'downloading';
  return (
    <div className="grid gap-5">
      <Switch
        label="Use this browser’s AI"
        hint={
          state.is === 'off' && state.download
            ? downloadWords
            : 'For your own runs, while a tab of this site is open. Remembered in this browser.'
        }
        checked={isOn}
        onChange={() => (isOn ? switchOff() : void switchOn())}
      />
      {state.is === 'off' && state.failure && <Notice tone="error">{failureWords[state.failure]}</Notice>}
      {state.is === 'downloading' && <DownloadProgress progress={state.progress} />}
      {state.is === 'on' && (
        <>
          <DescriptionList
            items={[
              { term: 'Status', details: state.here ? 'Ready in this tab' : 'Ready in another tab' },
              { term: 'Can do', details: abilities(state.sees) },
              { term: 'Languages', details: languageWords(state.languages) || 'Not known' },
            ]}
          />
          <Trials sees={state.sees} />
        </>
      )}
    </div>
  );
}

const abilities = (sees: boolean) =>
  [
    'Write',
    'fill in forms',
    ...(sees ? ['describe pictures'] : []),
    ...('Translator' in globalThis ? ['translate'] : []),
    ...('Summarizer' in globalThis ? ['summarise'] : []),
  ].join(', ');
