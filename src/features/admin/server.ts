import { jobEndpoints } from './jobs-admin.server.ts';
import { packEndpoints } from './packs.server.ts';
import { siteEndpoints } from './site.server.ts';
import { userEndpoints } from './users.server.ts';

export const adminEndpoints = [...siteEndpoints, ...userEndpoints, ...jobEndpoints, ...packEndpoints];
