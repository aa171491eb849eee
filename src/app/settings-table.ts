/** Every feature that brings something to the settings page, one line each. */
import { directorySettings } from '#features/directory/settings.ts';
import { emailSettings } from '#features/email/settings.ts';
import { engineSettings } from '#features/engines/settings.ts';
import { mcpSettings } from '#features/mcp/settings.ts';
import { notificationSettings } from '#features/notifications/settings.ts';
import { profileSettings } from '#features/profiles/settings.ts';
import { ownSettings } from '#features/settings/settings.ts';
import { worldSettings } from '#features/world/settings.ts';
import { settingsTableOf } from '#tools/define/settings-part.ts';

export const settingsTable = settingsTableOf([
  ownSettings,
  directorySettings,
  emailSettings,
  engineSettings,
  mcpSettings,
  notificationSettings,
  profileSettings,
  worldSettings,
]);
