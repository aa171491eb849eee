/** A consensus as a kind of result: what is kept of it, and what an export tells. */
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { implementKind, listedBy } from '#tools/kinds/implement-kind.server.ts';
import { consensusData, type ConsensusData } from './data.ts';
import { detailsOf } from './export/details.ts';
import { partsOf } from './export/parts.ts';
import { consensusKind } from './kind.ts';

/** What each way of asking several is called in a list; the other tool goes by its own name. */
const modeWords: Partial<Record<ConsensusData['mode'], string>> = {
  consensus: 'Consensus',
  compare: 'Comparison',
  council: 'Council',
};

export const consensusResults = implementKind(consensusKind, {
  schema: consensusData,
  exporters: documentExporters,
  listed: listedBy(consensusKind, ['mode', 'members'], ({ mode, members }) => ({
    title: modeWords[mode],
    engines: members,
  })),
  tell(data) {
    const details = detailsOf(data);
    return {
      engines: data.members,
      writers: data.members,
      sources: data.members.flatMap(({ sources }) => sources),
      parts: partsOf(details),
      details: { ...details },
    };
  },
});
