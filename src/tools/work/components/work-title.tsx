import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { cn } from '#kit/ui/cn.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { longestTitle } from '../../define/title.ts';
import { getWork, listWorks, renameWork, type WorkView } from '../contract.ts';
import { mayEditWork } from '../work-role.ts';

/** The title of a work, which is another as soon as one has written it. Its key is the title: one that came from elsewhere is shown. */
export function WorkTitle({ work, isSmall = false }: { work: WorkView; isSmall?: boolean }) {
  const [title, setTitle] = useState(work.title);
  const rename = useCall(renameWork, { refreshes: [getWork, listWorks] });
  function save() {
    const next = title.trim();
    if (next === '' || next === work.title) return setTitle(work.title);
    rename.mutate(
      { params: { id: work.id }, body: { title: next } },
      { onError: () => setTitle(work.title) }, // as it was: the field says so
    );
  }
  return (
    <Field label="Title" hideLabel className={cn(isSmall && 'min-w-0 flex-1 basis-60')}>
      <Input
        dir="auto"
        maxLength={longestTitle}
        readOnly={!mayEditWork(work)}
        className={cn(
          'h-auto border-transparent bg-transparent font-display font-bold hover:border-edge focus:border-edge',
          isSmall ? '-mx-2 px-2 text-xl' : 'px-0 text-3xl',
        )}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </Field>
  );
}
