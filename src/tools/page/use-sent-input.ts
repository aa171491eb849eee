/** What a tool's page was opened with: the result of another tool, a creation from the gallery, an example, or words that someone typed elsewhere. */
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { withWholeLinks } from '#kit/quotes/whole-address.ts';
import { useOrigin } from '#kit/ui/use-origin.ts';
import { getRun } from '../run/contract.ts';
import { exampleInput, remixInput } from '../share/gallery-contract.ts';
import { getWork, type WorkView } from '../work/contract.ts';
import { acceptedBy } from '../define/accepts.ts';
import { mainText, type Output } from '../define/output.ts';
import { KindTableContext } from '../kinds/kind-table.ts';
import { textKind } from '../kinds/shared-kinds.ts';
import { sentIn } from './sent-input.ts';
import type { Tool } from '../define/tool.ts';

interface SentInput<Input extends z.ZodObject> {
  /** Another one is another thing that was sent. */
  key: string;
  /** Undefined until it is here. */
  input?: Partial<z.input<Input>>;
  /** For the run that begins with it. */
  remixOf?: string;
  /** Why it cannot be used, in words. */
  failure?: string;
}

const nothing = '00000000-0000-0000-0000-000000000000';
const unfit = 'This tool can’t use that kind of result.';

export function useSentInput<Input extends z.ZodObject>(tool: Tool<Input>): SentInput<Input> | undefined {
  const [search] = useSearchParams();
  const origin = useOrigin();
  const kinds = useContext(KindTableContext);
  const sent = sentIn(search);
  const from = sent && 'from' in sent ? sent.from : undefined;
  const remix = sent && 'remix' in sent ? sent.remix : undefined;
  const run = useQuery({
    ...query(getRun, { params: { id: from ?? nothing } }),
    enabled: from !== undefined,
  });
  const fromWork = sent && 'fromWork' in sent ? sent.fromWork : undefined;
  const work = useQuery({
    ...query(getWork, { params: { id: fromWork ?? nothing } }),
    enabled: fromWork !== undefined,
  });
  const creation = useQuery({
    ...query(remixInput, { params: { id: remix ?? nothing } }),
    enabled: remix !== undefined,
  });
  const galleryExample = sent && 'galleryExample' in sent ? sent.galleryExample : undefined;
  const example = useQuery({
    ...query(exampleInput, { params: { id: galleryExample ?? nothing } }),
    enabled: galleryExample !== undefined,
  });
  if (!sent) return undefined;
  const key = JSON.stringify(sent);
  type Values = Partial<z.input<Input>>;

  if ('example' in sent) {
    const chosen = tool.examples[sent.example];
    return chosen && { key, input: chosen.input };
  }
  if ('q' in sent) {
    const input = inputOfWords(tool, sent.q.trim());
    return input && { key, input };
  }
  const failure = run.error ?? work.error ?? creation.error ?? example.error;
  if (failure) return { key, failure: wordsOf(failure) };
  if (creation.data)
    return creation.data.tool === tool.id
      ? { key, input: creation.data.input as Values, remixOf: remix! }
      : { key, failure: unfit };
  if (example.data)
    return example.data.tool === tool.id
      ? { key, input: example.data.input as Values }
      : { key, failure: unfit };
  const piece = 'piece' in sent ? sent.piece : undefined;
  const result = run.data ?? (work.data && asResult(work.data, piece));
  if (result) {
    const kind = kinds[result.kind]?.kind;
    const accepted = kind && acceptedBy(tool.accepts, kind);
    return accepted
      ? { key, input: accepted.as(withWhole(result.output, origin), kind) }
      : { key, failure: unfit };
  }
  return { key };
}

/** Words go where a text of another tool would go, else into the field that takes the next question. */
function inputOfWords<Input extends z.ZodObject>(
  { accepts, followUp, wordsField }: Tool<Input>,
  words: string,
): Partial<z.input<Input>> | undefined {
  const field = wordsField ?? followUp?.field;
  const accepted = acceptedBy(accepts, textKind);
  if (words === '') return undefined;
  if (wordsField === undefined && accepted)
    return accepted.as({ texts: { [mainText]: words }, data: null }, textKind);
  return field && ({ [field]: words } as Partial<z.input<Input>>);
}

/** What it quotes is still found from there, wherever the next result goes. */
const withWhole = ({ texts, data }: Output, origin: string): Output => ({
  texts: Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, withWholeLinks(text, origin)]),
  ),
  data,
});

/** Whatever a work is, its words can be gone on with; or those of one piece of it. */
const asResult = ({ text, pieces }: WorkView, piece: string | undefined) => ({
  kind: textKind.id,
  output: { texts: { [mainText]: pieces.find(({ id }) => id === piece)?.text ?? text }, data: null },
});
