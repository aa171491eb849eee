import Bell from 'lucide-react/icons/bell';
import CircleUser from 'lucide-react/icons/circle-user';
import Database from 'lucide-react/icons/database';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import Link2 from 'lucide-react/icons/link-2';
import PlugZap from 'lucide-react/icons/plug-zap';
import Palette from 'lucide-react/icons/palette';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SpellCheck from 'lucide-react/icons/spell-check';
import { listTaughtRules } from '#features/email/contract.ts';
import { ownOfferings } from '#features/directory/contract.ts';
import { listOwnKeys } from '#features/engines/contract.ts';
import { listNotifications, getPreferences } from '#features/notifications/contract.ts';
import { getLinks } from '#features/profiles/contract.ts';
import { ownPlace } from '#features/world/contract.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { listShares } from '#tools/share/contract.ts';
import { listBoundaries } from '#kit/boundaries/contract.ts';
import { listAudiences, listFollows } from '#kit/people/contract.ts';
import { listTrash } from '#kit/trash/contract.ts';
import { getProfile, getTheme } from '../contract.ts';
import { listKeys, listPasskeys } from '../credentials-contract.ts';
import { listExports } from '../privacy-contract.ts';
import { getSecurity, listSessions } from '../security-contract.ts';

/** The parts of the settings, in order. `shows` is fetched with the page, so that it arrives filled. */
export const tabs = [
  {
    id: 'profile',
    label: 'Profile',
    icon: CircleUser,
    shows: [getProfile, getLinks, ownOfferings, ownPlace],
  },
  { id: 'privacy', label: 'Privacy', icon: Eye, shows: [listAudiences, listFollows, listBoundaries] },
  { id: 'security', label: 'Security', icon: ShieldCheck, shows: [getSecurity, listPasskeys, listSessions] },
  { id: 'notifications', label: 'Notifications', icon: Bell, shows: [listNotifications, getPreferences] },
  { id: 'appearance', label: 'Appearance', icon: Palette, shows: [getTheme] },
  { id: 'engines', label: 'Engines', icon: PlugZap, shows: [listOwnKeys] },
  { id: 'keys', label: 'API keys', icon: KeyRound, shows: [listKeys] },
  { id: 'writing', label: 'Writing rules', icon: SpellCheck, shows: [listTaughtRules] },
  { id: 'links', label: 'Shared links', icon: Link2, shows: [listShares] },
  { id: 'data', label: 'Your data', icon: Database, shows: [listExports, listTrash] },
] as const satisfies { id: string; label: string; icon: unknown; shows: AnyEndpoint[] }[];

export type TabId = (typeof tabs)[number]['id'];

/** Whatever stands in the address, some tab is shown. */
export function tabFrom(search: URLSearchParams): (typeof tabs)[number] {
  return tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
}
