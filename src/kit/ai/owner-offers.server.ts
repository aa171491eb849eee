/** The engines that the owner's settings name. */
import { providerTitles } from './engine.ts';
import type { EngineSettings } from './engine-settings.server.ts';
import { offerOf, once, type Offer } from './offer.server.ts';
import { providerFetch } from './provider-fetch.server.ts';
import { openProvider } from './providers.server.ts';

export function ownerOffers({ servers }: Pick<EngineSettings, 'servers'>): Offer[] {
  return servers.flatMap(({ slug, provider, title, key, baseUrl, models }) => {
    const open = once(() =>
      openProvider({
        provider,
        fetch: providerFetch,
        ...(key ? { key } : {}),
        ...(baseUrl ? { baseUrl } : {}),
      }),
    );
    return models.map((known) =>
      offerOf({
        id: `${slug}/${known.id}`,
        provider: title ?? providerTitles[provider],
        source: 'owner',
        known,
        open,
      }),
    );
  });
}
