import type { LucideIcon } from 'lucide-react';
import AudioLines from 'lucide-react/icons/audio-lines';
import Braces from 'lucide-react/icons/braces';
import Eye from 'lucide-react/icons/eye';
import Image from 'lucide-react/icons/image';
import Languages from 'lucide-react/icons/languages';
import ListCollapse from 'lucide-react/icons/list-collapse';
import Mic from 'lucide-react/icons/mic';
import PenLine from 'lucide-react/icons/pen-line';
import Search from 'lucide-react/icons/search';
import Wrench from 'lucide-react/icons/wrench';
import type { EngineItem } from '#kit/ai/contract.ts';

const words: Record<EngineItem['can'][number], { label: string; icon: LucideIcon }> = {
  text: { label: 'Writes', icon: PenLine },
  tools: { label: 'Uses tools', icon: Wrench },
  structure: { label: 'Structured output', icon: Braces },
  vision: { label: 'Sees pictures', icon: Eye },
  embeddings: { label: 'Embeddings', icon: Search },
  speech: { label: 'Speaks', icon: AudioLines },
  transcription: { label: 'Listens', icon: Mic },
  image: { label: 'Makes pictures', icon: Image },
  translation: { label: 'Translates', icon: Languages },
  summary: { label: 'Summarises', icon: ListCollapse },
};

export function CapabilityList({ can }: Pick<EngineItem, 'can'>) {
  return (
    <ul aria-label="What it can do" className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {can.map((capability) => {
        const { label, icon: Icon } = words[capability];
        return (
          <li key={capability} className="flex items-center gap-1.5">
            <Icon aria-hidden className="size-4 text-bamboo-deep" />
            {label}
          </li>
        );
      })}
    </ul>
  );
}
