/** Who may do what in a business. Each role may do what those before it may. */
export const businessRoles = ['member', 'billing', 'admin', 'owner'] as const;
export type BusinessRole = (typeof businessRoles)[number];

/** What people can be made; ownership is handed over by itself. */
export const givenRoles = ['member', 'billing', 'admin'] as const;
export type GivenRole = (typeof givenRoles)[number];

export const isAtLeast = (role: BusinessRole, wanted: BusinessRole) =>
  businessRoles.indexOf(role) >= businessRoles.indexOf(wanted);

export const roleNames: Record<BusinessRole, string> = {
  member: 'Member',
  billing: 'Billing',
  admin: 'Admin',
  owner: 'Owner',
};

export const roleWords: Record<BusinessRole, string> = {
  member: 'Can use the business’s tools and credits, and see its results',
  billing: 'Can also manage plan, cards, credits and invoices',
  admin: 'Can also invite and remove people, create API keys and edit the profile',
  owner: 'Can also transfer and dissolve the business',
};

/** From which role on people publish as the business; admins set it. */
export const publisherRoles = ['admin', 'member'] as const;

/** Who is needed, for refusals. */
export const neededWords: Record<BusinessRole, string> = {
  member: 'members of this business',
  billing: 'its owner, admins and billing managers',
  admin: 'its owner and admins',
  owner: 'its owner',
};
