import { useEditorState } from '@tiptap/react';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { useKnownEditor } from './editor-context.ts';

/** Those whose colours are known. */
const languages: Readonly<Record<string, string>> = {
  bash: 'Shell',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  go: 'Go',
  ini: 'INI, TOML',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  php: 'PHP',
  python: 'Python',
  r: 'R',
  ruby: 'Ruby',
  rust: 'Rust',
  sql: 'SQL',
  swift: 'Swift',
  typescript: 'TypeScript',
  xml: 'HTML, XML',
  yaml: 'YAML',
};

/** Which language the code is in that one is in: its colours come from that. */
export function CodeTools() {
  const { editor } = useKnownEditor();
  const language = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.getAttributes('codeBlock').language as string | null) ?? '',
  });
  const isKnown = language === '' || language in languages;
  return (
    <Field label="Code language" hideLabel className="w-full pt-1">
      <Select
        className="h-9 w-48 text-sm"
        value={language}
        onChange={({ target }) =>
          editor
            .chain()
            .focus()
            .updateAttributes('codeBlock', { language: target.value || null })
            .run()
        }
      >
        <option value="">Plain code</option>
        {!isKnown && <option value={language}>{language}</option>}
        {Object.entries(languages).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
