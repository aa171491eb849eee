import { AskBox } from '#tools/talk/ask-box.tsx';
import { usePrice } from '#tools/page/use-price.ts';
import { attachedFiles, consensus, longestQuestion } from '../../tool.ts';
import type { ConsensusTalk } from '../use-talk.ts';
import { AdvancedOptions } from './advanced-options.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { PanelPicker } from './panel-picker.tsx';

interface ComposerProps {
  talk: ConsensusTalk;
  simple: boolean;
  /** Small until one reaches for it, also before the first question. */
  compact: boolean;
}

/** The box that asks everyone: what, in which mode, whom, and for how much. */
export function Composer({ talk, simple, compact }: ComposerProps) {
  const { options, attachments, parent } = talk;
  const engines = talk.engines ?? [];
  const inputOf = (question: string) => ({
    question,
    ...options.input(),
    ...(attachments.ids.length > 0 ? { attachments: attachments.ids } : {}),
  });
  const asked = talk.question.trim();
  const price = usePrice(consensus.id, asked === '' ? undefined : { input: inputOf(asked), parent });
  return (
    <AskBox
      boxRef={talk.box}
      label={parent ? followUp : 'Your question'}
      placeholder={
        parent ? followUp : compact ? 'Ask anything' : 'Ask anything. Several engines will answer.'
      }
      text={talk.question}
      onText={talk.setQuestion}
      longest={longestQuestion}
      taken={attachedFiles}
      attachments={attachments}
      branch={talk.branch}
      price={price}
      isAsking={talk.isAsking}
      problem={talk.problem}
      folds={parent !== undefined || compact}
      options={
        <>
          <ModeSwitch mode={options.mode} offered={options.modes} onChange={options.setMode} />
          <PanelPicker engines={engines} panel={options.panel} onChange={options.setPanel} />
        </>
      }
      moreOptions={
        !simple && (
          <AdvancedOptions engines={engines} advanced={options.advanced} onChange={options.setAdvanced} />
        )
      }
      onAsk={(question) => talk.ask({ input: inputOf(question) })}
    />
  );
}

const followUp = 'Ask a follow-up';
