import { accountDeletionEndpoints } from './account-deletion.server.ts';
import { emailEndpoints } from './email.server.ts';
import { exportEndpoints } from './exports.server.ts';
import { keyEndpoints } from './keys.server.ts';
import { passkeyEndpoints } from './passkeys.server.ts';
import { passwordEndpoints } from './password.server.ts';
import { pictureEndpoints } from './picture.server.ts';
import { profileEndpoints } from './profile.server.ts';
import { securityEndpoints } from './security.server.ts';
import { sessionEndpoints } from './sessions.server.ts';
import { themeEndpoints } from './theme.server.ts';
import { twoFactorEndpoints } from './two-factor.server.ts';

export const settingsEndpoints = [
  ...profileEndpoints,
  ...pictureEndpoints,
  ...themeEndpoints,
  ...securityEndpoints,
  ...emailEndpoints,
  ...passwordEndpoints,
  ...sessionEndpoints,
  ...twoFactorEndpoints,
  ...passkeyEndpoints,
  ...keyEndpoints,
  ...exportEndpoints,
  ...accountDeletionEndpoints,
];
