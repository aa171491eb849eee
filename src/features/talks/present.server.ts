/** Rows of talks as their owner sees them. */
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { engineNames } from '#tools/page/engine-names.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import type { Runs } from '#tools/run/runs.server.ts';
import type { listTalks, MarkedWords } from './contract.ts';
import { hitMarks } from './hit.server.ts';
import type { TalkRow } from './list.server.ts';

const mostNamed = 3;

export function presentTalk(runs: Runs, row: TalkRow): AnswerOf<typeof listTalks>['items'][number] {
  const { id, name, title, tool, state, turns, excerpt, pinned, folder } = row;
  return {
    id,
    title: name ?? title,
    toolTitle: runs.titleOf(tool),
    about: aboutOf(runs, row, runs.titleOf(tool)),
    state,
    turns,
    excerpt: plainLine(excerpt),
    hit: row.hit ? markedWords(row.hit) : null,
    pinned,
    folder,
    lastAt: new Date(row.lastAt),
    exports: runs.listedExportersOf(row.kind),
    href: hrefOf(runs, tool, row.hitId ?? row.lastId),
  };
}

/** `Consensus: Ada, Bamboo and 2 more` */
function aboutOf(runs: Runs, { kind, data, engines }: TalkRow, toolTitle: string): string {
  const listed = data && runs.kindOf(kind)?.listed?.answer(data as never);
  const title = listed?.title ?? toolTitle;
  const names = engineNames(listed?.engines ?? engines);
  const named = names.slice(0, mostNamed).join(', ');
  const more = names.length - mostNamed;
  return names.length === 0 ? title : `${title}: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

function hrefOf(runs: Runs, tool: string, runId: string): string | null {
  const page = runs.tools.find(({ id }) => id === tool)?.page;
  return page ? `${page}${page.includes('?') ? '&' : '?'}run=${runId}` : null;
}

function markedWords(headline: string): MarkedWords {
  const { start, end } = hitMarks;
  return plainLine(headline)
    .split(start)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, isHit: false }];
      const [hit = '', ...rest] = piece.split(end);
      return [
        { text: hit, isHit: true },
        { text: rest.join(''), isHit: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
