import { Outlet } from 'react-router';
import { PeopleMapContext } from '#social/places/people-map.ts';
import { KindTableContext } from '#tools/kinds/kind-table.ts';
import { WorkTableContext } from '#tools/work/work-table.ts';
import { kindTable, peopleMap, workTable } from './features.ts';

/** Around every page of a room: how results and works of all kinds are shown. The front pages show none, and do not load the table. */
export default function KindsFrame() {
  return (
    <KindTableContext value={kindTable}>
      <WorkTableContext value={workTable}>
        <PeopleMapContext value={peopleMap}>
          <Outlet />
        </PeopleMapContext>
      </WorkTableContext>
    </KindTableContext>
  );
}
