import { href } from '#kit/href.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { ConsensusData } from './data.ts';

export const consensusKind = defineKind<ConsensusData>({
  id: 'consensus',
  title: 'Consensus',
  readable: true,
  sharePath: ({ tool, secret }) =>
    tool === 'consensus' ? href('/ai/consensus/shared/:id', { id: secret }) : undefined,
  editedAs: editedAsText,
});
