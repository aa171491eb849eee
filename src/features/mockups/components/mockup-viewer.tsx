/** A mockup to look at: behind a link, in the gallery, and as an older version. */
import { useRef, useState } from 'react';
import type { ViewedWork } from '#tools/work/work-table.ts';
import type { Mockup, Screen } from '../content.ts';
import { useScreenView } from '../use-screen-view.ts';
import { ExportButton } from './export-button.tsx';
import { FramedScreen } from './framed-screen.tsx';
import { ScreenTabs } from './screen-tabs.tsx';
import { ViewControls } from './view-controls.tsx';

export default function MockupViewer({ content }: ViewedWork<Mockup>) {
  const { screens } = content;
  const [shownId, setShownId] = useState<string>();
  const shown = screens.find(({ id }) => id === shownId) ?? screens[0];
  if (!shown) return <p className="text-muted">This mockup has no screens yet.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScreenTabs screens={screens} shown={shown.id} onShow={setShownId} />
      <Shown key={shown.id} screen={shown} />
    </div>
  );
}

function Shown({ screen }: { screen: Screen }) {
  const drawn = useRef<SVGSVGElement>(null);
  const view = useScreenView(screen);
  const { version, compared, share, scrolled } = view;
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line">
        <FramedScreen
          ref={drawn}
          look={screen.look}
          version={version}
          scrolled={scrolled}
          compared={compared && { version: compared, share }}
          label={screen.name}
        />
      </div>
      <ViewControls screen={screen} view={view} />
      <div>
        <ExportButton drawn={drawn} name={screen.name} />
      </div>
    </>
  );
}
