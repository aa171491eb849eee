import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { listRuns } from '../run/contract.ts';
import { useLiveHistory } from '../follow/use-live-history.ts';
import { HistoryItem } from './history-item.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';

/** Long enough to finish a word, short enough to feel at once. */
const typingPause = 250;

interface HistoryDialogProps {
  tool: { id: string; title: string };
  /** The run on the page. */
  current: string | undefined;
  onOpen: (id: string | null) => void;
  onClose: () => void;
}

/** What was made with a tool before: found by any word in it, opened again, renamed, deleted. */
export default function HistoryDialog({ tool, current, onOpen, onClose }: HistoryDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={`${tool.title}: history`} width="lg">
        <Runs
          tool={tool.id}
          current={current}
          onOpen={(id) => {
            onClose();
            onOpen(id);
          }}
          onGone={(id) => id === current && onOpen(null)}
        />
      </DialogContent>
    </Dialog>
  );
}

interface RunsProps {
  tool: string;
  current: string | undefined;
  onOpen: (id: string) => void;
  onGone: (id: string) => void;
}

function Runs({ tool, current, onOpen, onGone }: RunsProps) {
  useLiveHistory();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), typingPause);
  const list = usePages(listRuns, { tool, ...(q ? { q } : {}) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label="Search" hideLabel>
        <Input
          type="search"
          maxLength={200}
          placeholder="Search titles, inputs and results"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {list.error && <Notice tone="error">{wordsOf(list.error)}</Notice>}
      {!list.items && !list.error && <Waiting />}
      {list.items?.length === 0 &&
        (q ? (
          <p className="py-6 text-muted">Nothing matches.</p>
        ) : (
          <EmptyState
            sample={[{ title: 'How bamboo grows', detail: '5 minutes ago. Open, rename or delete.' }]}
          >
            No results yet. Your results appear here.
          </EmptyState>
        ))}
      {list.items && list.items.length > 0 && (
        <ul aria-label="Earlier results" className="divide-y divide-line">
          {list.items.map((run) => (
            <HistoryItem
              key={run.id}
              run={run}
              isCurrent={run.id === current}
              onOpen={() => onOpen(run.id)}
              onGone={() => onGone(run.id)}
            />
          ))}
        </ul>
      )}
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy className="divide-y divide-line">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2.5 py-4">
          <Skeleton className="w-2/5" />
          <Skeleton className="w-4/5" />
        </div>
      ))}
    </div>
  );
}
