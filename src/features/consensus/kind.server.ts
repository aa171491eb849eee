/** A consensus as a kind of result: what is kept of it, and what an export tells. */
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { consensusData } from './data.ts';
import { detailsOf } from './export/details.ts';
import { partsOf } from './export/parts.ts';

export const consensusKind = defineKind({
  id: 'consensus',
  title: 'Consensus',
  schema: consensusData,
  exporters: documentExporters,
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
