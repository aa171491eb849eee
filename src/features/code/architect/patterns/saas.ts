import { makePattern } from '../make-pattern.ts';

export const saas = makePattern({
  summary:
    'Each company’s rows carry its id, and the database itself refuses to show them to another. Bills come from a provider.',
  components: [
    ['member', 'person', 'Member', '', 'Works in their company’s space.'],
    ['admin', 'person', 'Company admin', '', 'Invites people and pays.'],
    ['site', 'website', 'Web app', 'React', 'Everything members see.'],
    ['api', 'service', 'API', 'Node.js', 'Checks company and role on each call.'],
    ['db', 'database', 'Database', 'PostgreSQL with row security', 'All companies, separated by row.'],
    ['jobs', 'worker', 'Jobs', 'Node.js', 'Invitations, exports, usage.'],
    ['billing', 'external', 'Billing provider', 'Subscriptions', 'Invoices and cards.'],
    ['idp', 'external', 'Company sign-in', 'OpenID Connect', 'Accounts of larger customers.'],
  ],
  links: [
    ['member', 'site', 'works'],
    ['admin', 'site', 'manages'],
    ['site', 'api', 'JSON'],
    ['api', 'db', 'SQL'],
    ['api', 'jobs', 'queues'],
    ['billing', 'api', 'signed webhook'],
    ['site', 'idp', 'sign in'],
  ],
  entities: `Company: name, plan, seats integer
Member: company -> Company, email text unique, name, role
Invitation: company -> Company, email, role, expiresAt timestamp
Document: company -> Company, author -> Member, title, content json, updatedAt timestamp
AuditEntry: company -> Company, member -> Member optional, action, at timestamp`,
  decisions: [
    [
      'One database for all companies',
      'Every table has the company’s id, and row security compares it.',
      'One migration, one backup, one pool of connections.',
      'A database per company: stronger walls, much more work.',
    ],
    [
      'Roles are few',
      'Owner, admin, member, guest.',
      'People understand them, and tests can walk through all.',
      'Free permissions: rarely needed below a thousand seats.',
    ],
  ],
  risks: [
    [
      'A query forgets the company',
      'One customer sees another’s data.',
      'Row security, and a test that calls every endpoint with a foreign id.',
    ],
    [
      'A large customer slows the others',
      'Complaints.',
      'Limits per company, and heavy work in the queue by turns.',
    ],
  ],
});
