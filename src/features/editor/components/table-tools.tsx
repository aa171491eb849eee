import { Button } from '#kit/ui/button.tsx';
import { useKnownEditor } from './editor-context.ts';

const changes = [
  ['Row above', 'addRowBefore'],
  ['Row below', 'addRowAfter'],
  ['Delete row', 'deleteRow'],
  ['Column left', 'addColumnBefore'],
  ['Column right', 'addColumnAfter'],
  ['Delete column', 'deleteColumn'],
  ['Merge or split cells', 'mergeOrSplit'],
  ['Delete table', 'deleteTable'],
] as const;

/** What can be done with the table that one is in. */
export function TableTools() {
  const { editor } = useKnownEditor();
  return (
    <div role="group" aria-label="Table" className="flex w-full flex-wrap gap-1 pt-1">
      {changes.map(([label, command]) => (
        <Button
          key={command}
          size="sm"
          variant="ghost"
          onClick={() => editor.chain().focus()[command]().run()}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
