import { FollowersPanel } from './followers-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';

export function PrivacySection() {
  return (
    <>
      <FollowersPanel />
      <PeoplePanel />
    </>
  );
}
