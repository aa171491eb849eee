import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { limits, longestLine, type Architecture, type Decision, type Risk } from '../architecture.ts';
import { RowList } from './row-list.tsx';

interface ReasonsTabProps {
  architecture: Architecture;
  onChange: (changed: Partial<Architecture>) => void;
}

const decisionLabels: Record<keyof Decision, string> = {
  title: 'Decision',
  choice: 'What was chosen',
  reason: 'Why',
  alternatives: 'Alternatives',
};
const riskLabels: Record<keyof Risk, string> = { risk: 'Risk', effect: 'Effect', measure: 'What to do' };

export function ReasonsTab({ architecture: { decisions, risks }, onChange }: ReasonsTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-4">
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-xl">Decisions</h2>
        <RowList
          what="decision"
          rows={decisions}
          nameOf={({ title }) => title}
          most={limits.decisions}
          makeRow={() => ({ title: '', choice: '', reason: '', alternatives: '' })}
          onChange={(changed) => onChange({ decisions: changed })}
        >
          {(row, change) => <Lines row={row} labels={decisionLabels} onChange={change} />}
        </RowList>
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-xl">Risks</h2>
        <RowList
          what="risk"
          rows={risks}
          nameOf={({ risk }) => risk}
          most={limits.risks}
          makeRow={() => ({ risk: '', effect: '', measure: '' })}
          onChange={(changed) => onChange({ risks: changed })}
        >
          {(row, change) => <Lines row={row} labels={riskLabels} onChange={change} />}
        </RowList>
      </section>
    </div>
  );
}

interface LinesProps<Row> {
  row: Row;
  labels: Record<keyof Row & string, string>;
  onChange: (changed: Partial<Row>) => void;
}

function Lines<Row extends object>({ row, labels, onChange }: LinesProps<Row>) {
  const keys = Object.keys(labels) as (keyof Row & string)[];
  return keys.map((key) => (
    <Field key={key} label={labels[key]}>
      <Textarea
        dir="auto"
        rows={2}
        maxLength={longestLine}
        value={row[key] as string}
        onChange={({ target }) => onChange({ [key]: target.value } as Partial<Row>)}
      />
    </Field>
  ));
}
