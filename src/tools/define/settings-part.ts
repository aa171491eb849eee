/** What a feature brings to the settings page, in its `settings.ts`. Only that page loads these files. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';

export interface SettingsTab {
  /** In the address: `/settings?tab=engines`. */
  id: string;
  label: string;
  icon: LucideIcon;
  /** Tabs stand in the order of these. */
  position: number;
}

interface SettingsPart {
  /** The id of the tab it stands in, of the same feature or of another. */
  tab: string;
  Panels: ComponentType;
  /** Fetched with the page, so that it arrives filled. */
  shows: readonly AnyEndpoint[];
  /** Parts of a tab stand in the order of these (0 by default), then of their features. */
  position?: number;
}

interface FeatureSettings {
  tabs?: readonly SettingsTab[];
  parts: readonly SettingsPart[];
}

export const defineSettings = (settings: FeatureSettings): FeatureSettings => settings;

export type SettingsTable = ReturnType<typeof settingsTableOf>;

export function settingsTableOf(features: readonly FeatureSettings[]) {
  const byPosition = (a: { position?: number }, b: { position?: number }) =>
    (a.position ?? 0) - (b.position ?? 0);
  const parts = features.flatMap((feature) => feature.parts).toSorted(byPosition);
  return {
    tabs: features.flatMap(({ tabs = [] }) => tabs).toSorted(byPosition),
    parts,
    partsOf: (tab: string) => parts.filter((part) => part.tab === tab),
  };
}
