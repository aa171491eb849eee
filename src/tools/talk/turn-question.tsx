import type { ReactNode } from 'react';
import { Question } from './question.tsx';
import { Switcher } from './switcher.tsx';
import { TurnMenu } from './turn-menu.tsx';
import type { TurnTalk } from './turn-talk.ts';
import type { TurnPlace } from './use-talk.ts';
import type { TurnFacts } from './use-turn.ts';
import { useVersions } from './use-versions.ts';

interface TurnQuestionProps {
  place: TurnPlace;
  facts: TurnFacts;
  talk: TurnTalk;
  isOpen: boolean;
  text: string;
  /** How many files went along. */
  files: number;
  /** Characters, at the most. */
  longest: number;
  /** What trying again is called here. */
  again: string;
  isLine?: boolean | undefined;
  children?: ReactNode;
}

/** What a turn began with, its menu, and the way to its siblings and other versions. */
export function TurnQuestion({ place, facts, talk, isOpen, again, children, ...asked }: TurnQuestionProps) {
  const { id, siblings } = place;
  const versions = useVersions(facts, talk.shown === id);
  return (
    <Question
      {...asked}
      isPinned={isOpen}
      isAsking={talk.isAsking}
      onEdit={(edited) => talk.edit(facts, edited)}
    >
      <TurnMenu
        facts={facts}
        isOpen={isOpen}
        again={again}
        onAskFrom={() => talk.askFrom(id)}
        onRetry={() => talk.retry(id)}
        onGone={() => talk.show(facts.parentId)}
        onBack={() => talk.show(id)}
      />
      <Switcher label="Question" ids={siblings} current={id} onShow={talk.show} />
      <Switcher label="Version" ids={versions} current={id} onShow={talk.show} />
      {children}
    </Question>
  );
}
