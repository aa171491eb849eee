/** One screen on the desk: the frame with its pins, how it is framed, its versions, and the comments. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import {
  longestName,
  longestNote,
  mostVersions,
  tallestPage,
  type Screen,
  type ScreenVersion,
} from '../content.ts';
import { listPins } from '../contract.ts';
import { sceneOf, type Point } from '../drawing/geometry.ts';
import { acceptedFiles, useAdding } from '../use-adding.ts';
import { useScreenView } from '../use-screen-view.ts';
import { ExportButton } from './export-button.tsx';
import { FramedScreen } from './framed-screen.tsx';
import { LookFields } from './look-fields.tsx';
import { PinLayer } from './pin-layer.tsx';
import { PinList } from './pin-list.tsx';
import { UploadList } from './upload-list.tsx';
import { ViewControls } from './view-controls.tsx';

interface ScreenDeskProps {
  workId: string;
  screen: Screen;
  /** Null while it can only be read. */
  onChange: ((screen: Screen) => void) | null;
  onRemove: () => void;
}

export function ScreenDesk({ workId, screen, onChange, onRemove }: ScreenDeskProps) {
  const drawn = useRef<SVGSVGElement>(null);
  const view = useScreenView(screen);
  const scene = sceneOf(screen.look);
  const { version, compared, share, scrolled } = view;
  const { data } = useQuery(query(listPins, { params: { id: workId } }));
  const pins = (data?.items ?? []).filter((pin) => pin.screen === screen.id);
  const [selected, setSelected] = useState<string>();
  /** Where a comment is about to be put. */
  const [draft, setDraft] = useState<Point | null>(null);
  const mayComment = data?.mayComment ?? false;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <div
          style={{ width: `min(100%, ${(80 * scene.width) / scene.height}vh)` }}
          className="relative mx-auto overflow-hidden rounded-card border border-line bg-[repeating-conic-gradient(var(--sunken)_0_25%,transparent_0_50%)] bg-size-[24px_24px]"
        >
          <FramedScreen
            ref={drawn}
            look={screen.look}
            version={version}
            scrolled={scrolled}
            compared={compared && { version: compared, share }}
            label={screen.name}
          />
          <PinLayer
            look={screen.look}
            version={version}
            scrolled={scrolled}
            pins={pins}
            selected={selected}
            onSelect={setSelected}
            draft={draft}
            onDraft={mayComment && draft ? setDraft : null}
          />
        </div>
        <ViewControls screen={screen} view={view} />
        <PinList
          workId={workId}
          place={{ screen: screen.id, version: version.id }}
          pins={pins}
          mayComment={mayComment}
          selected={selected}
          onSelect={setSelected}
          draft={draft}
          onDraft={setDraft}
        />
      </div>
      <div className="grid content-start gap-5">
        <ExportButton drawn={drawn} name={screen.name} />
        {onChange && (
          <>
            <Field label="Screen name">
              <Input
                dir="auto"
                maxLength={longestName}
                value={screen.name}
                onChange={({ target }) => onChange({ ...screen, name: target.value })}
              />
            </Field>
            <LookFields look={screen.look} onChange={(look) => onChange({ ...screen, look })} />
            <VersionFields
              workId={workId}
              screen={screen}
              version={version}
              onChange={onChange}
              onShow={view.show}
            />
            <ConfirmDialog
              trigger={
                <Button size="sm" variant="ghost" className="justify-self-start text-danger">
                  Remove screen
                </Button>
              }
              title="Remove this screen?"
              description="Its versions are removed too. Restore an earlier version of the mockup to get it back."
              confirmLabel="Remove"
              danger
              onConfirm={onRemove}
            />
          </>
        )}
      </div>
    </div>
  );
}

interface VersionFieldsProps {
  workId: string;
  screen: Screen;
  version: ScreenVersion;
  onChange: (screen: Screen) => void;
  onShow: (id: string) => void;
}

/** The version that is shown: what changed in it, how tall a page is; and the next one. */
function VersionFields({ workId, screen, version, onChange, onShow }: VersionFieldsProps) {
  const latest = useRef(screen);
  useEffect(() => {
    latest.current = screen;
  }, [screen]);
  const { uploads, add, retry, remove } = useAdding(workId, ({ version: added }) => {
    onChange({ ...latest.current, versions: [...latest.current.versions, added].slice(-mostVersions) });
    onShow(added.id);
  });
  const change = (some: Partial<ScreenVersion>) =>
    onChange({
      ...screen,
      versions: screen.versions.map((one) => (one.id === version.id ? { ...one, ...some } : one)),
    });
  return (
    <>
      <Field label="What changed in this version" optional>
        <Input
          dir="auto"
          maxLength={longestNote}
          value={version.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      {version.is === 'page' && (
        <Field label="Page height" hint="In pixels.">
          <Input
            type="number"
            min={200}
            max={tallestPage}
            step={100}
            value={version.height}
            onChange={({ target }) =>
              change({ height: Math.min(tallestPage, Math.max(1, Math.round(Number(target.value)) || 1)) })
            }
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton accept={acceptedFiles} onChoose={(file) => add([file])}>
          Add version
        </FileButton>
        {screen.versions.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              onChange({ ...screen, versions: screen.versions.filter(({ id }) => id !== version.id) })
            }
          >
            Remove version
          </Button>
        )}
      </div>
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </>
  );
}
