/** Every endpoint by every role of a business: what its contract says is what the server does. */
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { actingClient, buildBusiness } from '#features/businesses/businesses.testing.ts';
import { isAtLeast, type BusinessRole } from '#kit/businesses/roles.ts';
import { businessMembers } from '#kit/businesses/table.server.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { absent, addressOf, endpoints, nameOf } from './attack/endpoints.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });

const refusals = {
  notForBusinesses: 'do this as a business',
  notIn: 'not a member of this business',
  noSuch: 'Business not found',
  tooLittle: 'Only available to ',
} as const;
type Verdict = keyof typeof refusals | 'letIn' | 'hidden';

const isNamed = ({ path }: AnyEndpoint) => path.includes('/:businessId');

function expected(endpoint: AnyEndpoint, role: BusinessRole | null): Verdict {
  if (endpoint.access === 'admin') return 'hidden';
  if (!endpoint.business) return 'notForBusinesses';
  if (role === null) return isNamed(endpoint) ? 'noSuch' : 'notIn';
  return isAtLeast(role, endpoint.business) ? 'letIn' : 'tooLittle';
}

/** Whoever is let in is refused for what they send: nothing is changed by asking. */
async function verdict(client: Client, endpoint: AnyEndpoint, businessId: string): Promise<Verdict> {
  const { text, status } = await client.request(addressOf(endpoint, { params: { businessId }, query: {} }), {
    method: endpoint.method,
    ...(endpoint.method === 'GET'
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ nonsense: absent }) }),
  });
  const [refused] = Object.entries(refusals).find(([, words]) => text.includes(words)) ?? [];
  if (refused) return refused as Verdict;
  return endpoint.access === 'admin' && status === 404 ? 'hidden' : 'letIn';
}

describe.for(['none', 'removed', 'member', 'billing', 'admin', 'owner'] as const)('%s', (who) => {
  test('every endpoint', async () => {
    const business = await buildBusiness(app);
    const person =
      who === 'owner'
        ? business.owner
        : who === 'none'
          ? await buildMember(app)
          : await business.add(who === 'removed' ? 'admin' : who);
    if (who === 'removed')
      await app.services.db.delete(businessMembers).where(eq(businessMembers.memberId, person.user.id));
    const role = who === 'none' || who === 'removed' ? null : who;
    const client = actingClient(person.client, business.id);
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      const found = await verdict(client, endpoint, business.id);
      const wanted = expected(endpoint, role);
      if (found !== wanted) wrong.push(`${nameOf(endpoint)}: ${found}, not ${wanted}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** To accept a difference, copy the printed lines. */
const reviewed = `
admin DELETE /api/businesses/:businessId/invites/:id
admin DELETE /api/businesses/:businessId/keys/:id
admin DELETE /api/businesses/:businessId/links/:id
admin DELETE /api/businesses/:businessId/people/:member
admin DELETE /api/engines/keys/:id
admin DELETE /api/trash/:id
admin GET /api/businesses/:businessId/activity
admin GET /api/businesses/:businessId/keys
admin GET /api/businesses/:businessId/links
admin GET /api/engines/keys
admin PATCH /api/businesses/:businessId
admin PATCH /api/businesses/:businessId/keys/:id
admin PATCH /api/businesses/:businessId/people/:member
admin PATCH /api/engines/keys/:id
admin POST /api/businesses/:businessId/invites
admin POST /api/businesses/:businessId/keys
admin POST /api/businesses/:businessId/links/end
admin POST /api/engines/keys
admin POST /api/engines/keys/:id/test
admin PUT /api/businesses/:businessId/picture
admin PUT /api/memory-switch
billing GET /api/checkout/:id
billing GET /api/credits/keys
billing GET /api/credits/statement
billing GET /api/subscription
billing GET /api/subscription/invoices
billing GET /api/subscription/invoices/:id/pdf
billing POST /api/checkout
billing POST /api/checkout/:id/code
billing POST /api/checkout/:id/pay
billing POST /api/checkout/code
billing POST /api/credits/buy
billing POST /api/subscription/cancel
billing POST /api/subscription/change
billing POST /api/subscription/pay
billing POST /api/subscription/preview
billing POST /api/subscription/refresh
billing POST /api/subscription/resume
billing POST /api/subscription/stay
billing PUT /api/credits/keys/:id/limit
billing PUT /api/credits/limit
billing PUT /api/credits/top-up
billing PUT /api/subscription/tax-id
owner DELETE /api/businesses/:businessId/owner
owner GET /api/businesses/:businessId/exports
owner POST /api/businesses/:businessId/dissolve
owner POST /api/businesses/:businessId/exports
owner POST /api/businesses/:businessId/owner
`;

test('what needs more than being a member, as a reviewed list', () => {
  const found = endpoints
    .filter(({ business }) => business && business !== 'member')
    .map((endpoint) => `${endpoint.business} ${nameOf(endpoint)}`)
    .sort();
  expect(`\n${found.join('\n')}\n`).toBe(reviewed);
});
