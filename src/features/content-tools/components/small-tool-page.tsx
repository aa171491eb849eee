import ArrowLeft from 'lucide-react/icons/arrow-left';
import History from 'lucide-react/icons/history';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { longestText, type SmallTool } from '../small-tool.ts';

const HistoryDialog = lazy(() => import('#tools/page/history-dialog.tsx'));

/** The page of a small tool, from its definition. */
export function SmallToolPage({ small }: { small: SmallTool }) {
  const fields = [
    { name: 'text', label: small.label ?? 'Text', hint: small.hint },
    ...(small.other ? [{ name: 'other', label: small.other, hint: undefined }] : []),
  ];
  return (
    <>
      <Ways small={small} />
      <ToolPage tool={small.tool} action={small.action}>
        {({ input, set, touch, errorOf }) => (
          <>
            {fields.map(({ name, label, hint }) => (
              <Field key={name} label={label} hint={hint} error={errorOf(name)}>
                <Textarea
                  rows={fields.length > 1 ? 7 : 11}
                  dir="auto"
                  maxLength={longestText}
                  value={(input[name] as string | undefined) ?? ''}
                  onChange={({ target }) => set(name, target.value)}
                  onBlur={() => touch(name)}
                />
              </Field>
            ))}
            {Object.entries(small.choices ?? {}).map(([name, { label, of }]) => (
              <Field key={name} label={label}>
                <Select
                  value={(input[name] as string | undefined) ?? Object.keys(of)[0]}
                  onChange={({ target }) => set(name, target.value)}
                >
                  {Object.entries(of).map(([value, words]) => (
                    <option key={value} value={value}>
                      {words}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
          </>
        )}
      </ToolPage>
    </>
  );
}

/** Back to the list of tools, and what was made here before. */
function Ways({ small }: { small: SmallTool }) {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label="Content tools" className="-mb-4 flex flex-wrap justify-between gap-2 pt-6">
      <Button asChild variant="ghost" size="sm">
        <Link to={href('/ai/content-tools')}>
          <ArrowLeft aria-hidden /> All content tools
        </Link>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <History aria-hidden /> History
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDialog
            tool={small.tool}
            current={search.get('run') ?? undefined}
            onOpen={(run) => setSearch({ tool: small.id, ...(run ? { run } : {}) })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </nav>
  );
}
