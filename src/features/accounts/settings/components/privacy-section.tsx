import { FollowersPanel } from './followers-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { WhoSeesPanel } from './who-sees-panel.tsx';

export function PrivacySection() {
  return (
    <>
      <WhoSeesPanel />
      <FollowersPanel />
      <PeoplePanel />
    </>
  );
}
