import { useKindWords } from '#tools/kinds/kind-table.ts';
import type { CollectionRule } from '../collections/rule.ts';

/** What a collection gathers, in words. */
export function RuleWords({ rule: { kind, tag, by, q } }: { rule: CollectionRule }) {
  const kindWords = useKindWords();
  const parts = [
    q && `with “${q}”`,
    kind && `of the kind ${kindWords(kind)}`,
    tag && `tagged #${tag}`,
    by && `by @${by}`,
  ].filter(Boolean);
  return (
    <span>
      Includes everything <bdi>{parts.join(', ')}</bdi>
    </span>
  );
}
