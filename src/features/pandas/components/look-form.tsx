import { Panda } from '#kit/ui/panda/panda.tsx';
import type { PandaLook } from '../contract.ts';
import { coats, leaves, outfits, type Leaf } from '#kit/ui/panda/looks.ts';
import { lookColors } from '#kit/ui/panda/look-colors.ts';
import { coatWords, leafWords, outfitWords } from '../look-words.ts';
import { LookChoice } from './look-choice.tsx';
import { Outfit } from '#kit/ui/panda/outfit.tsx';

interface LookFormProps {
  look: PandaLook;
  onChange: (look: PandaLook) => void;
}

/** Each thing to choose is shown as it will look together with what is chosen already. */
export function LookForm({ look, onChange }: LookFormProps) {
  return (
    <div className="grid gap-6">
      <LookChoice
        legend="Leaf"
        options={leaves.map((leaf) => ({
          value: leaf,
          label: leafWords[leaf],
          picture: <Leaves leaf={leaf} />,
        }))}
        value={look.leaf}
        onChange={(leaf) => onChange({ ...look, leaf })}
      />
      <LookChoice
        legend="Coat"
        options={coats.map((coat) => ({
          value: coat,
          label: coatWords[coat],
          picture: (
            <span style={lookColors({ ...look, coat })}>
              <Panda size={54} />
            </span>
          ),
        }))}
        value={look.coat}
        onChange={(coat) => onChange({ ...look, coat })}
      />
      <LookChoice
        legend="Accessory"
        options={outfits.map((outfit) => ({
          value: outfit,
          label: outfitWords[outfit],
          picture:
            outfit === 'nothing' ? (
              <Bare />
            ) : (
              <span style={lookColors(look)} className="block w-16">
                <Outfit outfit={outfit} viewBox="60 142 120 90" />
              </span>
            ),
        }))}
        value={look.outfit}
        onChange={(outfit) => onChange({ ...look, outfit })}
      />
    </div>
  );
}

function Bare() {
  return <span className="size-7 rounded-full border-2 border-dashed border-edge" />;
}

const blade = 'M0 0C-10-8-12-24-3-37C8-28 10-11 0 0Z';

function Leaves({ leaf }: { leaf: Leaf }) {
  return (
    <svg viewBox="-34 -40 60 48" width={58} style={lookColors({ leaf, coat: 'ink' })}>
      <g stroke="var(--panda-line)" strokeWidth="3" strokeLinejoin="round">
        <path d={blade} fill="var(--panda-leaf-pale)" transform="rotate(-52) scale(.85)" />
        <path d={blade} fill="var(--panda-leaf)" transform="rotate(14)" />
      </g>
    </svg>
  );
}
