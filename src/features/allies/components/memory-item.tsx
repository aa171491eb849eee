import { useState } from 'react';
import { Link } from 'react-router';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { WordsForm } from '#kit/ui/words-form.tsx';
import { sayWhy } from '#tools/page/say-why.ts';
import { longestGroup, longestMemory } from '../limits.ts';
import {
  deleteMemory,
  editMemory,
  listContradictions,
  listMemories,
  restoreMemory,
  type Memory,
} from '../memories/contract.ts';

const refreshes = [listMemories, listContradictions];

interface MemoryItemProps {
  memory: Memory;
  groups: readonly string[];
}

export function MemoryItem({ memory, groups }: MemoryItemProps) {
  const { id, text, isOn, isShared, ally, run, group, before, updatedAt } = memory;
  const acting = useActing();
  const [isEditing, setEditing] = useState(false);
  const edit = useCall(editMemory, { refreshes, onSuccess: () => setEditing(false) });
  const remove = useRemove(id);
  const change = (body: { isOn?: boolean; isShared?: boolean }) =>
    edit.mutate({ params: { id }, body }, { onError: sayWhy });
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="grid min-w-0 flex-1 gap-1">
        <p dir="auto" className={cn('wrap-anywhere', !isOn && 'text-muted line-through')}>
          {text}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {run ? (
            <Link to={run.path}>{ally ? `from a chat with ${ally.name}` : 'from a chat'}</Link>
          ) : ally ? (
            <span>
              with <Link to={href('/frenlyai-v2/codex/:allyId', { allyId: ally.id })}>{ally.name}</Link>
            </span>
          ) : (
            <span>{acting ? 'added manually' : 'added by you'}</span>
          )}
          <Time value={updatedAt} />
          {!isShared && ally && <Badge tone="sky">only {ally.name}</Badge>}
          {group && <Badge>{group}</Badge>}
          {!isOn && <Badge tone="honey">Off</Badge>}
          {before && <span className="wrap-anywhere">before: {before}</span>}
        </p>
      </div>
      <MoreMenu size="sm" label={`Options for “${text}”`} pending={remove.isPending}>
        <DropdownMenuItem onSelect={() => setEditing(true)}>Edit</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => change({ isOn: !isOn })}>
          {isOn ? 'Turn off' : 'Turn on'}
        </DropdownMenuItem>
        {ally && (
          <DropdownMenuItem onSelect={() => change({ isShared: !isShared })}>
            {isShared ? `Only for ${ally.name}` : 'For every ally'}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem danger onSelect={() => remove.mutate({ params: { id } }, { onError: sayWhy })}>
          Delete
        </DropdownMenuItem>
      </MoreMenu>
      <Dialog open={isEditing} onOpenChange={setEditing}>
        <DialogContent title="Edit memory">
          <EditMemory memory={memory} groups={groups} edit={edit} />
        </DialogContent>
      </Dialog>
    </li>
  );
}

interface EditMemoryProps extends MemoryItemProps {
  edit: ReturnType<typeof useCall<typeof editMemory>>;
}

function EditMemory({ memory, groups, edit }: EditMemoryProps) {
  const [text, setText] = useState(memory.text);
  const [group, setGroup] = useState(memory.group);
  return (
    <WordsForm
      label="Sentence"
      action="Save"
      most={longestMemory}
      text={text}
      onChange={setText}
      pending={edit.isPending}
      error={edit.error}
      onSubmit={() => edit.mutate({ params: { id: memory.id }, body: { text, group } })}
    >
      <Field label="Group" optional>
        <Input
          dir="auto"
          list="memory-groups"
          maxLength={longestGroup}
          value={group}
          onChange={({ target }) => setGroup(target.value)}
        />
      </Field>
      <datalist id="memory-groups">
        {groups.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </WordsForm>
  );
}

function useRemove(id: string) {
  const restore = useCall(restoreMemory, { refreshes });
  return useCall(deleteMemory, {
    refreshes,
    onSuccess: () =>
      toast({
        title: 'Forgotten',
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id } }, { onError: sayWhy }),
        },
      }),
  });
}
