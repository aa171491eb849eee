/** A business with one person of each role, for tests. */
import { businessMembers } from '#kit/businesses/table.server.ts';
import type { GivenRole } from '#kit/businesses/roles.ts';
import { buildMember } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import type { TestApp } from '#testing/test-app.ts';
import { actingHeader } from '#kit/businesses/acting.ts';
import { answerOffer, createBusiness, handOverBusiness } from './contract.ts';

let made = 0;

export async function buildBusiness(app: TestApp, name = 'Bamboo & Sons') {
  const owner = await buildMember(app);
  made += 1;
  const { body } = await owner.client.call(createBusiness, {
    body: { name, handle: `firm-${made}-${Date.now()}` },
  });
  const { id } = body;
  return {
    id,
    owner,
    async add(role: GivenRole, overrides: Parameters<typeof buildMember>[1] = {}) {
      const member = await buildMember(app, overrides);
      await app.services.db
        .insert(businessMembers)
        .values({ businessId: id, memberId: member.user.id, role });
      return member;
    },
  };
}

/** Asked and accepted. */
export async function handOver(
  businessId: string,
  { from, to }: { from: Client; to: { client: Client; user: { id: string } } },
) {
  const params = { businessId };
  await from.call(handOverBusiness, { params, body: { member: to.user.id } });
  return to.client.call(answerOffer, { params, body: { accept: true } });
}

/** A tab of this person that acts for the business. */
export function actingClient(client: Client, businessId: string): Client {
  const acting = (init: RequestInit = {}): RequestInit => {
    const headers = new Headers(init.headers);
    headers.set(actingHeader, businessId);
    return { ...init, headers };
  };
  return {
    cookies: client.cookies,
    headers: { [actingHeader]: businessId },
    request: (path, init) => client.request(path, acting(init)),
    call: (endpoint, input, init) => client.call(endpoint, input, acting(init)),
  };
}
