/** A mockup that is edited: screens, their frames and versions, and what is said about points of them. */
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FileGrantContext } from '#kit/files/file-address.ts';
import { cn } from '#kit/ui/cn.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';
import type { EditedWork } from '#tools/work/work-table.ts';
import { mostScreens, type Mockup, type Screen } from '../content.ts';
import { takeFiles } from '../begun-files.ts';
import { deviceFor } from '../drawing/geometry.ts';
import { MockupIdContext } from '../mockup-id.ts';
import { acceptedFiles, useAdding, type Added } from '../use-adding.ts';
import MockupViewer from './mockup-viewer.tsx';
import { ScreenDesk } from './screen-desk.tsx';
import { ScreenTabs } from './screen-tabs.tsx';
import { UploadList } from './upload-list.tsx';

export default function MockupEditor({ content, onChange }: EditedWork<Mockup>) {
  const id = use(MockupIdContext);
  // Without a place to keep files it is only shown.
  if (id === null) return <MockupViewer content={content} />;
  return (
    <FileGrantContext value={`work:${id}`}>
      <Editor id={id} mockup={content} onChange={onChange} />
    </FileGrantContext>
  );
}

interface EditorProps {
  id: string;
  mockup: Mockup;
  onChange: ((content: Mockup) => void) | null;
}

const plainLook = { scheme: 'dark', angle: 'straight', background: 'paper', shadow: 'soft' } as const;

function Editor({ id, mockup, onChange }: EditorProps) {
  const { screens } = mockup;
  const [shownId, setShownId] = useState<string>();
  const shown = screens.find((screen) => screen.id === shownId) ?? screens[0];
  // Several may arrive one after the other before the page is drawn again.
  const latest = useRef(mockup);
  useEffect(() => {
    latest.current = mockup;
  }, [mockup]);
  function put(next: readonly Screen[]) {
    latest.current = { screens: [...next] };
    onChange?.(latest.current);
  }
  const { uploads, add, retry, remove } = useAdding(id, ({ name, version }: Added) => {
    const device =
      version.is === 'page' ? ({ device: 'browser', turned: false } as const) : deviceFor(version);
    const screen = { id: crypto.randomUUID(), name, look: { ...plainLook, ...device }, versions: [version] };
    put([...latest.current.screens, screen].slice(0, mostScreens));
    setShownId(screen.id);
  });
  const { isOver, dropZone } = useDrop((files) => add(files));
  const begin = useEffectEvent(() => {
    const files = takeFiles();
    if (files.length > 0) add(files);
  });
  useEffect(() => begin(), []);
  const change = (screen: Screen) =>
    put(latest.current.screens.map((one) => (one.id === screen.id ? screen : one)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {onChange && (
        <div
          {...dropZone}
          className={cn(
            'flex flex-wrap items-center gap-4 rounded-card border-2 border-dashed p-4',
            isOver ? 'border-bamboo bg-bamboo-soft' : 'border-line',
            screens.length === 0 && 'min-h-48 justify-center text-center',
          )}
        >
          <FileButton accept={acceptedFiles} multiple onChoose={(_, all) => add(all)}>
            Add screens
          </FileButton>
          <p className="max-w-prose text-sm text-muted">
            Drop pictures here, or one self-contained HTML file. Scripts and external resources are blocked.
          </p>
        </div>
      )}
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      {shown && (
        <>
          <ScreenTabs screens={screens} shown={shown.id} onShow={setShownId} />
          <ScreenDesk
            key={shown.id}
            workId={id}
            screen={shown}
            onChange={onChange && change}
            onRemove={() => put(latest.current.screens.filter((one) => one.id !== shown.id))}
          />
        </>
      )}
      {!shown && !onChange && <p className="text-muted">This mockup has no screens yet.</p>}
    </div>
  );
}
