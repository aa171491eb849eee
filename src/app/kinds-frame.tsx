import { lazy } from 'react';
import { Outlet } from 'react-router';
import { PeopleMapContext } from '#kit/places/people-map.ts';
import { KindTableContext } from '#tools/kinds/kind-table.ts';
import { WorkTableContext } from '#tools/work/work-table.ts';
import { kindTable, workTable } from './features.ts';

const PeopleMap = lazy(() => import('#features/world/components/people-map.tsx'));

/** Around every page of a room: how results and works of all kinds are shown. The front pages show none, and do not load the table. */
export default function KindsFrame() {
  return (
    <KindTableContext value={kindTable}>
      <WorkTableContext value={workTable}>
        <PeopleMapContext value={PeopleMap}>
          <Outlet />
        </PeopleMapContext>
      </WorkTableContext>
    </KindTableContext>
  );
}
