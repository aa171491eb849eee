/** Formatting, what can be added, and how one works: suggesting, checking, in focus. */
import { useEditorState, type Editor } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Focus from 'lucide-react/icons/focus';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import ListTodo from 'lucide-react/icons/list-todo';
import PencilLine from 'lucide-react/icons/pencil-line';
import Redo2 from 'lucide-react/icons/redo-2';
import Search from 'lucide-react/icons/search';
import SpellCheck from 'lucide-react/icons/spell-check';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Table2 from 'lucide-react/icons/table-2';
import TextQuote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, type ComponentType } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import { Select } from '#kit/ui/select.tsx';
import { addPicture } from '../pictures.ts';
import { useKnownEditor } from './editor-context.ts';
import { CodeTools } from './code-tools.tsx';
import { TableTools } from './table-tools.tsx';

interface ToolbarProps {
  isSuggesting: boolean;
  onSuggesting: (on: boolean) => void;
  isFocused: boolean;
  onFocused: (on: boolean) => void;
  isChecked: boolean;
  onChecked: (on: boolean) => void;
  onFind: () => void;
}

type Chain = ReturnType<Editor['chain']>;
interface Action {
  label: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  name?: string;
  run: (chain: Chain) => Chain;
}

const actions: readonly Action[] = [
  { label: 'Bold', icon: Bold, name: 'bold', run: (chain) => chain.toggleBold() },
  { label: 'Italic', icon: Italic, name: 'italic', run: (chain) => chain.toggleItalic() },
  { label: 'Underline', icon: Underline, name: 'underline', run: (chain) => chain.toggleUnderline() },
  { label: 'Strike through', icon: Strikethrough, name: 'strike', run: (chain) => chain.toggleStrike() },
  { label: 'Code', icon: Code, name: 'code', run: (chain) => chain.toggleCode() },
  { label: 'Bulleted list', icon: List, name: 'bulletList', run: (chain) => chain.toggleBulletList() },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    name: 'orderedList',
    run: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Task list', icon: ListTodo, name: 'taskList', run: (chain) => chain.toggleTaskList() },
  { label: 'Quote', icon: TextQuote, name: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  {
    label: 'Insert table',
    icon: Table2,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { label: 'Undo', icon: Undo2, run: (chain) => chain.undo() },
  { label: 'Redo', icon: Redo2, run: (chain) => chain.redo() },
];

export function Toolbar({
  isSuggesting,
  onSuggesting,
  isFocused,
  onFocused,
  isChecked,
  onChecked,
  onFind,
}: ToolbarProps) {
  const { editor } = useKnownEditor();
  const picker = useRef<HTMLInputElement>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      names: actions.map(({ name }) => Boolean(name && now.isActive(name))).join(),
      block: now.isActive('heading') ? `h${now.getAttributes('heading').level as number}` : 'p',
      link: now.isActive('link'),
      inTable: now.isActive('table'),
      inCode: now.isActive('codeBlock'),
    }),
  });
  const pressed = active.names.split(',').map((one) => one === 'true');
  const run = ({ run: change }: Pick<Action, 'run'>) => change(editor.chain().focus()).run();
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className="sticky top-[var(--head)] z-20 -mx-1 flex flex-wrap items-center max-sm:flex-nowrap max-sm:overflow-x-auto gap-0.5 border-b border-line bg-paper px-1 py-2"
    >
      <Select
        aria-label="Block type"
        className="mr-1 h-9 w-36 text-sm"
        value={active.block}
        onChange={({ target: { value } }) =>
          run({
            run: (chain) =>
              value === 'p'
                ? chain.setParagraph()
                : chain.setHeading({ level: Number(value.slice(1)) as 1 | 2 | 3 | 4 }),
          })
        }
      >
        <option value="p">Text</option>
        {[1, 2, 3, 4].map((level) => (
          <option key={level} value={`h${level}`}>
            Heading {level}
          </option>
        ))}
      </Select>
      {actions.map((action, at) => (
        <IconButton
          key={action.label}
          size="sm"
          label={action.label}
          title={action.label}
          variant={pressed[at] ? 'secondary' : 'ghost'}
          {...(action.name ? { 'aria-pressed': pressed[at] } : {})}
          onClick={() => run(action)}
        >
          <action.icon aria-hidden />
        </IconButton>
      ))}
      <IconButton
        size="sm"
        label="Link"
        title="Link"
        variant={active.link ? 'secondary' : 'ghost'}
        aria-pressed={active.link}
        onClick={() => askLink(editor)}
      >
        <Link2 aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label="Insert picture"
        title="Insert picture"
        onClick={() => picker.current?.click()}
      >
        <ImagePlus aria-hidden />
      </IconButton>
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={({ target }) => {
          if (target.files?.[0]) void addPicture(editor, target.files[0]);
          target.value = '';
        }}
      />
      <IconButton size="sm" label="Find and replace" title="Find and replace" onClick={onFind}>
        <Search aria-hidden />
      </IconButton>
      <span className="grow" />
      <Toggle label="Suggest changes" icon={PencilLine} isOn={isSuggesting} onChange={onSuggesting} />
      <Toggle label="Check spelling and grammar" icon={SpellCheck} isOn={isChecked} onChange={onChecked} />
      <Toggle label="Focus mode" icon={Focus} isOn={isFocused} onChange={onFocused} />
      {active.inTable && <TableTools />}
      {active.inCode && <CodeTools />}
    </div>
  );
}

function Toggle({
  label,
  icon: Icon,
  isOn,
  onChange,
}: {
  label: string;
  icon: Action['icon'];
  isOn: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <IconButton
      size="sm"
      label={label}
      title={label}
      aria-pressed={isOn}
      variant={isOn ? 'primary' : 'ghost'}
      onClick={() => onChange(!isOn)}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}

function askLink(editor: Editor) {
  const before = (editor.getAttributes('link').href as string | undefined) ?? '';
  const given = globalThis.prompt('Link address (empty to remove)', before);
  if (given === null) return;
  const href = given.trim();
  if (href === '') editor.chain().focus().extendMarkRange('link').unsetLink().run();
  else if (isSafeLink(href)) editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}
