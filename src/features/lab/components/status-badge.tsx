import { Badge } from '#kit/ui/badge.tsx';
import type { LabStatus } from '../table-words.ts';
import { statusWords } from '../words.ts';

const tones = { idea: 'sky', trying: 'honey', works: 'leaf', shelved: 'neutral' } as const;

export const StatusBadge = ({ status }: { status: LabStatus }) => (
  <Badge tone={tones[status]}>{statusWords[status].label}</Badge>
);
