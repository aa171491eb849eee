import { engineNames } from '../page/engine-names.ts';
import { consensusData, type ConsensusClaim, type ConsensusData } from '../kinds/consensus.ts';
import { draftData } from '../kinds/draft.ts';
import { mainText, type Output } from '../define/output.ts';
import type { RunRow } from '../run/run-queries.server.ts';
import type { Exported, ExportedClaim, ExportedConsensus, ExportedTurn } from './exported.ts';

interface Wish {
  title: string;
  raw: boolean;
  titleOf(tool: string): string;
}

export function toExported(rows: readonly RunRow[], { title, raw, titleOf }: Wish): Exported {
  return {
    format: 'frenly-export',
    version: 1,
    title,
    exportedAt: new Date(),
    turns: rows.map((row) => toTurn(row, { raw, toolTitle: titleOf(row.tool) })),
  };
}

function toTurn(row: RunRow, { raw, toolTitle }: { raw: boolean; toolTitle: string }): ExportedTurn {
  const { id, tool, state, createdAt, endedAt, input, output, engines } = row;
  const read = consensusData.safeParse(output.data);
  const consensus = read.success ? read.data : undefined;
  return {
    run: id,
    tool,
    toolTitle,
    state,
    askedAt: createdAt,
    endedAt,
    question: questionOf(input),
    engines: engineNames(consensus?.members ?? engines),
    answer: output.texts[mainText] ?? '',
    sources: sourcesOf(output),
    consensus: consensus ? toConsensus(consensus) : null,
    raw: raw ? rawOf(output) : [],
  };
}

/** What was asked; of a tool that asks for something else, the longest text that it was given. */
function questionOf(input: Record<string, unknown>): string {
  if (typeof input.question === 'string') return input.question;
  const texts = Object.values(input).filter((value) => typeof value === 'string');
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

type Source = ExportedTurn['sources'][number];

/** A consensus has the sources of all its members; each is named once. */
function sourcesOf({ data }: Output): Source[] {
  const { sources = [], members = [] } = (data ?? {}) as {
    sources?: Source[];
    members?: { sources: Source[] }[];
  };
  const all = [...sources, ...members.flatMap((member) => member.sources)];
  return [...new Map(all.map((source) => [source.href ?? source.title, source])).values()];
}

function toConsensus({ mode, members, finding, ranking }: ConsensusData): ExportedConsensus {
  const nameOf = (id: string) => members.find((member) => member.id === id)?.title ?? id;
  const toClaim = ({ words, support, voices }: ConsensusClaim): ExportedClaim => ({
    words,
    support: support.words,
    by: [...new Set(voices.map(({ member }) => nameOf(member)))],
  });
  return {
    mode,
    members: members.map(({ title: name, provider, family, state, note }) => ({
      name,
      provider,
      family,
      state,
      note,
    })),
    summary: finding?.summary ?? null,
    agreed: finding?.agreed.map(toClaim) ?? [],
    contested:
      finding?.contested.map(({ difference, assumption, settledBy, sides }) => ({
        difference,
        assumption,
        settledBy,
        sides: sides.map(toClaim),
      })) ?? [],
    single: finding?.single.map(toClaim) ?? [],
    vote: finding?.vote?.words ?? null,
    ranking: ranking?.places.map(({ member, meanPlace }) => ({ name: nameOf(member), meanPlace })) ?? [],
  };
}

/** Every text beside the main one, by the name of whoever wrote it. */
function rawOf({ texts, data }: Output): ExportedTurn['raw'] {
  const consensus = consensusData.safeParse(data);
  const draft = draftData.safeParse(data);
  const writers = consensus.data?.members ?? draft.data?.steps ?? [];
  return Object.entries(texts)
    .filter(([name, text]) => name !== mainText && text.trim() !== '')
    .map(([name, text]) => ({ name: writers.find(({ id }) => id === name)?.title ?? name, text }));
}
