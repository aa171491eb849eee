/** What later steps and people see of a step that is done. */
import type { Output } from '#tools/define/output.ts';
import { mainText } from '#tools/define/output.ts';
import type { Kind } from '#tools/kinds/kind.ts';
import type { When } from '../flow/flow.ts';

export interface StepValue {
  /** Its words; of a step that repeats, those of all items. */
  text: string;
  /** Its structure, where it is small enough to hand around. */
  data: unknown;
  /** The kind of the result, where a tool made it. */
  kind?: string | undefined;
  /** The run that holds all of it. */
  run?: string | undefined;
  /** What was decided here. */
  decided?: When | undefined;
  /** Of a step that repeats: the words of each. */
  items?: (string | null)[] | undefined;
  /** Why it failed, where the rest goes on. */
  error?: string | undefined;
}

export const largestData = 200_000;
const longestText = 200_000;

export function valueOfOutput({ texts, data }: Output, kind: Kind, run: string): StepValue {
  const said = texts[mainText] ?? Object.values(texts).join('\n\n');
  const text = said || (data === null ? '' : (kind.summary?.(data)?.text ?? ''));
  return {
    text: text.slice(0, longestText),
    data: JSON.stringify(data ?? null).length <= largestData ? data : null,
    kind: kind.id,
    run,
  };
}

export const valueOfText = (text: string, data: unknown = null): StepValue => ({
  text: text.slice(0, longestText),
  data,
});

/** All items as one: their words in order, each cut where all together would be too much. */
export function valueOfItems(values: readonly (StepValue | null)[]): StepValue {
  const share = Math.max(500, Math.floor(1_000_000 / Math.max(1, values.length)));
  const items = values.map((value) =>
    value?.error === undefined && value ? value.text.slice(0, share) : null,
  );
  const text = items.filter((item) => item !== null).join('\n\n');
  const data = values.map((value) => value?.data ?? null);
  return {
    text: text.slice(0, longestText),
    data: JSON.stringify(data).length <= largestData ? data : null,
    items,
  };
}
