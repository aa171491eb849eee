import { useQuery } from '@tanstack/react-query';
import SpellCheck from 'lucide-react/icons/spell-check';
import { forgetRule, listTaughtRules, type TaughtRuleView } from '../contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { saveFile } from '#tools/export/save-file.ts';
import { Link } from 'react-router';
import { Failure } from '#kit/contract/failure.tsx';
import { ItemList, ItemRow } from '#kit/ui/item-row.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

const kindWords: Readonly<Record<string, string>> = {
  passive: 'passive voice',
  long: 'long sentences',
  repeated: 'repeated words',
  wordy: 'wordiness',
  plain: 'plainer words',
  inclusive: 'inclusive words',
};

const wordsOfRule = ({ is, words, now }: TaughtRuleView) =>
  is === 'word'
    ? `Ignore “${words}”`
    : is === 'kind'
      ? `No advice on ${kindWords[words] ?? words}`
      : `Never change “${words}” to “${now}”`;

export function WritingSection() {
  const rules = useQuery(query(listTaughtRules));
  const forget = useCall(forgetRule, { refreshes: [listTaughtRules] });
  const items = rules.data?.items ?? [];
  return (
    <Panel
      title="Writing rules"
      lede="Rules saved from changes you rejected. Every tool that corrects text follows them."
      aside={items.length > 0 && <Export rules={items} />}
    >
      <Failure error={forget.error} />
      <Loaded query={rules}>
        {({ items: all }) =>
          all.length === 0 ? (
            <EmptyState
              action={
                <Button asChild>
                  <Link to={href('/ai/email-polish')}>Polish a text</Link>
                </Button>
              }
              sample={[{ title: 'Ignore “kaizen”', detail: 'Saved from a rejected change' }]}
            >
              No rules yet. Reject a change while polishing a text, then choose to remember it.
            </EmptyState>
          ) : (
            <ItemList label="Your writing rules">
              {all.map((rule) => (
                <ItemRow
                  key={rule.id}
                  icon={SpellCheck}
                  title={<bdi>{wordsOfRule(rule)}</bdi>}
                  detail="Saved from a rejected change"
                  actions={
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`Forget: ${wordsOfRule(rule)}`}
                      onClick={() => forget.mutate({ params: { id: rule.id } })}
                    >
                      Forget
                    </Button>
                  }
                />
              ))}
            </ItemList>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Export({ rules }: { rules: readonly TaughtRuleView[] }) {
  const content = () =>
    JSON.stringify(
      rules.map(({ is, words, now }) => ({ is, words, now })),
      null,
      2,
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() =>
        saveFile(new Blob([`${content()}\n`], { type: 'application/json' }), 'writing-rules.json')
      }
    >
      Download
    </Button>
  );
}
