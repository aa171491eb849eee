import { useId } from 'react';
import type { ConsensusMode } from '#features/consensus/modes.ts';

const modes: { mode: ConsensusMode; title: string; words: string }[] = [
  {
    mode: 'consensus',
    title: 'Consensus',
    words: 'One combined answer, with what they agree and disagree on.',
  },
  { mode: 'compare', title: 'Compare', words: 'Every answer, side by side.' },
  {
    mode: 'council',
    title: 'Council',
    words: 'They rank each other’s answers anonymously; the top answer leads.',
  },
];

interface ModeSwitchProps {
  mode: ConsensusMode;
  offered: readonly ConsensusMode[];
  onChange: (mode: ConsensusMode) => void;
}

export function ModeSwitch({ mode, offered, onChange }: ModeSwitchProps) {
  const id = useId();
  return (
    <fieldset className="flex gap-1 rounded-full bg-sunken p-1">
      <legend className="sr-only">Mode</legend>
      {modes
        .filter((one) => offered.includes(one.mode))
        .map((one) => (
          <label
            key={one.mode}
            title={one.words}
            className="inline-flex h-9 items-center rounded-full px-3 text-sm font-medium text-muted transition-colors duration-150 hover:text-ink has-checked:bg-bamboo-soft has-checked:text-bamboo-deep has-focus-visible:outline-[0.15rem] has-focus-visible:outline-focus sm:px-4"
          >
            <input
              type="radio"
              name={id}
              checked={one.mode === mode}
              onChange={() => onChange(one.mode)}
              className="sr-only"
            />
            {one.title}
          </label>
        ))}
    </fieldset>
  );
}

export const modeWords = (mode: ConsensusMode) => modes.find((one) => one.mode === mode)!.words;
