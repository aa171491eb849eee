import { notChecked } from '#bamboo/grammar-check.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { SaveAsDraft } from '../components/save-as-draft.tsx';
import { TrackedEdits } from '../components/tracked-edits.tsx';
import { useDecisions } from '../components/use-decisions.ts';
import type { PolishData } from './data.ts';
import { languageWords } from './words.ts';

export default function PolishViewer({ output, input }: Viewed<PolishData>) {
  const data = output.data;
  if (!data) return null;
  // Another draft, other decisions. Readers of a link have no input of their own.
  return <Polished key={`${data.text.length}:${data.edits.length}`} data={data} isOwn={input !== null} />;
}

function Polished({ data, isOwn }: { data: PolishData; isOwn: boolean }) {
  const decisions = useDecisions(data.text, data.edits);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PolishSummary data={data} />
      <TrackedEdits data={data} decisions={decisions} canTeach={isOwn} />
      <div className="flex flex-wrap gap-2">
        <CopyButton
          label="Copy the text with accepted changes"
          value={() => `${decisions.result.trimEnd()}\n`}
        />
        {isOwn && <SaveAsDraft body={decisions.result} />}
      </div>
    </div>
  );
}

/** What was not read, and what was kept from being changed. */
function PolishSummary({
  data: { text, checked, languages, obeyed, grade, isChecked = true },
}: {
  data: PolishData;
}) {
  const nameOf = (language: string) => languageWords[language] ?? language;
  const left = languages.filter((one) => one.checked === 'no').map(({ language }) => nameOf(language));
  const spelled = languages
    .filter((one) => one.checked === 'spelling')
    .map(({ language }) => nameOf(language));
  const lines = [
    ...(checked < text.length
      ? [
          `The first ${checked.toLocaleString('en')} of ${text.length.toLocaleString('en')} characters were checked. The rest is unchanged.`,
        ]
      : []),
    ...(left.length > 0 ? [`Passages in ${left.join(' and ')} weren’t changed.`] : []),
    ...(spelled.length > 0 ? [`In ${spelled.join(' and ')} only spelling was checked.`] : []),
    ...(obeyed > 0
      ? [
          `${obeyed === 1 ? 'One change was' : `${obeyed} changes were`} skipped because of your writing rules.`,
        ]
      : []),
    ...(isChecked ? [] : [notChecked]),
    ...(grade !== null ? [`Reading level: grade ${grade}.`] : []),
  ];
  return lines.length > 0 && <p className="text-sm text-muted">{lines.join(' ')}</p>;
}
