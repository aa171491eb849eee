/** One's own events: jobs, notifications, runs. */
export const ownChannelOf = (principalId: string) => `principal:${principalId}`;

/** What admins watch. */
export const adminChannelName = 'admin';
