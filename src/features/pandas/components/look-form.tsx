import { Panda } from '#kit/ui/panda/panda.tsx';
import type { PandaLook } from '../contract.ts';
import { lookColors } from '../look-colors.ts';
import { lookOptions } from '../look-words.ts';
import { LookChoice } from './look-choice.tsx';
import { Outfit } from './outfit.tsx';

interface LookFormProps {
  look: PandaLook;
  onChange: (look: PandaLook) => void;
}

export function LookForm({ look, onChange }: LookFormProps) {
  return (
    <div className="grid gap-6">
      <LookChoice
        legend="The leaf behind its ear"
        options={lookOptions.leaf}
        value={look.leaf}
        onChange={(leaf) => onChange({ ...look, leaf })}
        picture={(leaf) => (
          <svg viewBox="-34 -40 60 48" width={58} style={lookColors({ leaf, coat: 'ink' })}>
            <g stroke="var(--panda-line)" strokeWidth="3" strokeLinejoin="round">
              <path d={blade} fill="var(--panda-leaf-pale)" transform="rotate(-52) scale(.85)" />
              <path d={blade} fill="var(--panda-leaf)" transform="rotate(14)" />
            </g>
          </svg>
        )}
      />
      <LookChoice
        legend="Its coat"
        options={lookOptions.coat}
        value={look.coat}
        onChange={(coat) => onChange({ ...look, coat })}
        picture={(coat) => (
          <span style={lookColors({ leaf: look.leaf, coat })}>
            <Panda size={54} />
          </span>
        )}
      />
      <LookChoice
        legend="What it wears"
        options={lookOptions.outfit}
        value={look.outfit}
        onChange={(outfit) => onChange({ ...look, outfit })}
        picture={(outfit) => (
          <span style={lookColors(look)} className="block w-16">
            <Outfit outfit={outfit} viewBox="60 142 120 90" />
          </span>
        )}
      />
    </div>
  );
}

const blade = 'M0 0C-10-8-12-24-3-37C8-28 10-11 0 0Z';
