import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { loadSettings, Settings } from '#features/settings/components/settings.tsx';
import { settingsTable } from '../settings-table.ts';

export const loader = (args: LoaderFunctionArgs) => loadSettings(settingsTable, args);

/** Going from tab to tab is at once; each fetches what it lacks by itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function SettingsPage() {
  return <Settings table={settingsTable} />;
}
