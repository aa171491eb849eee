import CircleUser from 'lucide-react/icons/circle-user';
import Database from 'lucide-react/icons/database';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import Link2 from 'lucide-react/icons/link-2';
import Palette from 'lucide-react/icons/palette';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { listBoundaries } from '#kit/boundaries/contract.ts';
import { listTrash } from '#kit/trash/contract.ts';
import { listFollows } from '#social/people/contract.ts';
import { defineSettings } from '#tools/define/settings-part.ts';
import { listShares } from '#tools/share/contract.ts';
import { AppearanceSection } from './components/appearance-section.tsx';
import { DataSection } from './components/data-section.tsx';
import { KeysSection } from './components/keys-section.tsx';
import { LinksSection } from './components/links-section.tsx';
import { PrivacySection } from './components/privacy-section.tsx';
import { ProfileSection } from './components/profile-section.tsx';
import { SecuritySection } from './components/security-section.tsx';
import { getProfile, getTheme } from './contract.ts';
import { listKeys, listPasskeys } from './credentials-contract.ts';
import { listExports } from './privacy-contract.ts';
import { getSecurity, listSessions } from './security-contract.ts';

export const ownSettings = defineSettings({
  tabs: [
    { id: 'profile', label: 'Profile', icon: CircleUser, position: 10 },
    { id: 'privacy', label: 'Privacy', icon: Eye, position: 20 },
    { id: 'security', label: 'Security', icon: ShieldCheck, position: 30 },
    { id: 'appearance', label: 'Appearance', icon: Palette, position: 50 },
    { id: 'keys', label: 'API keys', icon: KeyRound, position: 70 },
    { id: 'links', label: 'Shared links', icon: Link2, position: 90 },
    { id: 'data', label: 'Your data', icon: Database, position: 100 },
  ],
  parts: [
    { tab: 'profile', Panels: ProfileSection, shows: [getProfile] },
    { tab: 'privacy', Panels: PrivacySection, shows: [listFollows, listBoundaries] },
    { tab: 'security', Panels: SecuritySection, shows: [getSecurity, listPasskeys, listSessions] },
    { tab: 'appearance', Panels: AppearanceSection, shows: [getTheme] },
    { tab: 'keys', Panels: KeysSection, shows: [listKeys] },
    { tab: 'links', Panels: LinksSection, shows: [listShares] },
    { tab: 'data', Panels: DataSection, shows: [listExports, listTrash] },
  ],
});
