import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { limits, longestName, type Component, type Link } from '../architecture.ts';
import { RowList } from './row-list.tsx';

interface LinkListProps {
  components: readonly Component[];
  links: readonly Link[];
  onChange: (links: Link[]) => void;
}

export function LinkList({ components, links, onChange }: LinkListProps) {
  const ids = components.map(({ id }) => id);
  const nameOf = (id: string) => components.find((one) => one.id === id)?.name || 'Unnamed';
  const [first, second] = ids;
  return (
    <RowList
      what="connection"
      rows={links}
      nameOf={({ from, to }) => `${nameOf(from)} to ${nameOf(to)}`}
      most={limits.links}
      makeRow={first && second ? () => ({ from: first, to: second, label: '' }) : undefined}
      onChange={onChange}
    >
      {(link, change) => (
        <>
          <Field label="From">
            <Select value={link.from} onChange={({ target }) => change({ from: target.value })}>
              <Options values={ids} labelOf={nameOf} />
            </Select>
          </Field>
          <Field label="To">
            <Select value={link.to} onChange={({ target }) => change({ to: target.value })}>
              <Options values={ids} labelOf={nameOf} />
            </Select>
          </Field>
          <Field label="What goes between them" className="sm:col-span-2">
            <Input
              maxLength={longestName}
              value={link.label}
              onChange={({ target }) => change({ label: target.value })}
            />
          </Field>
        </>
      )}
    </RowList>
  );
}
