/** Which engines there are for whom, and in which order they are asked. */
import { AppError } from '#kit/errors.ts';
import { browserModelOf, browserOffers, browserTitles } from './browser/browser-offers.server.ts';
import type { TabHub } from './browser/tab-hub.server.ts';
import { engineNamed } from './engine-name.ts';
import { engineSources, type Capability, type Engine } from './engine.ts';
import type { HealthBook } from './health.server.ts';
import type { LocalFinder } from './local-offers.server.ts';
import { healthKeyOf, isAble, isFree, type Offer } from './offer.server.ts';
import type { PersonOffers } from './person-offers.server.ts';

interface Sources {
  owner: readonly Offer[];
  local: LocalFinder;
  people: PersonOffers;
  tabs: TabHub;
  bamboo: () => readonly Offer[];
  health: HealthBook;
  /** Whether the owner lets another engine answer when one cannot. */
  fallbacks: boolean;
}

export interface Choice {
  principal: string | undefined;
  need?: readonly Capability[];
  /** The id of the engine that was asked for. */
  engine?: string | undefined;
  /** False: this engine or none. */
  fallback?: boolean | undefined;
}

export type Catalogue = ReturnType<typeof createCatalogue>;

export function createCatalogue({ owner, local, people, tabs, bamboo, health, fallbacks }: Sources) {
  /** All that this person may use, in order of preference. */
  async function offersFor(principal: string | undefined): Promise<Offer[]> {
    const person = principal === undefined ? undefined : await people.of(principal);
    void local.refresh();
    const ofBrowser = principal === undefined ? [] : browserOffers(tabs, principal);
    const all = [...(person?.offers ?? []), ...owner, ...local.offers(), ...ofBrowser, ...bamboo()];
    return all
      .filter((offer) => person?.isMember || isFree(offer))
      .toSorted((a, b) => engineSources.indexOf(a.source) - engineSources.indexOf(b.source));
  }

  const present = ({ open: _, hidden: __, of, ...offer }: Offer): Engine => ({
    ...offer,
    health: health.of(healthKeyOf({ id: offer.id, of })),
  });

  async function enginesFor(
    principal: string | undefined,
    need: readonly Capability[] = [],
  ): Promise<Engine[]> {
    return (await offersFor(principal)).filter((offer) => !offer.hidden && isAble(offer, need)).map(present);
  }

  /** What every engine of this person is called, those that work behind others too, and those whose tab is closed now. */
  async function titlesFor(principal: string): Promise<Map<string, string>> {
    const offers = await offersFor(principal);
    return new Map([...browserTitles, ...offers.map(({ id, title }) => [id, title] as const)]);
  }

  /** The engines to ask, one after the other until one answers. */
  async function candidates({
    principal,
    need = ['text'],
    engine,
    fallback = true,
  }: Choice): Promise<Offer[]> {
    // A page that reloads is back in a moment.
    const ofBrowser = browserModelOf(engine);
    if (ofBrowser && principal !== undefined) await tabs.whenReady(principal, ofBrowser);
    const offers = await offersFor(principal);
    const wanted = engine === undefined ? undefined : engineNamed(offers, engine, need);
    if (ofBrowser && !wanted)
      throw new AppError('unavailable:engine', {
        message:
          'Browser AI answers while a tab of this site is open in a browser where it is switched on. Open one, or choose another engine.',
      });
    if (engine !== undefined && !wanted)
      throw new AppError('not_found:engine', { message: 'There is no engine with this name.' });
    if (wanted && !isAble(wanted, need))
      throw new AppError('invalid:engine', { message: `${wanted.title} can’t do that.` });
    if (wanted && (wanted.hidden || !(fallback && fallbacks))) return [wanted];

    const able = offers.filter((offer) => !offer.hidden && isAble(offer, need));
    const first = wanted ?? able[0];
    if (!first)
      throw new AppError('unavailable:engine', {
        message: 'No engine can do that yet. Add your own key to get one.',
      });
    if (!(fallback && fallbacks)) return [steady(able)[0]!];
    // Nobody is made to pay more, and nothing goes further out, than with the engine that should have answered.
    const rest = able
      .slice(able.indexOf(first) + 1)
      .filter((offer) => isFree(offer) || costsAtMost(offer, first));
    return steady([first, ...rest]);
  }

  /** Those that have been failing come last. */
  function steady(offers: Offer[]): Offer[] {
    const failing = new Set(offers.filter((offer) => health.isFailing(healthKeyOf(offer))));
    return [...offers.filter((offer) => !failing.has(offer)), ...failing];
  }

  return {
    enginesFor,
    titlesFor,
    candidates,
    present,
    async pick(principal: string | undefined, need: readonly Capability[] = ['text'], wanted?: string) {
      return present((await candidates({ principal, need, engine: wanted }))[0]!);
    },
  };
}

function costsAtMost(offer: Offer, first: Offer): boolean {
  if (first.source !== 'owner' || !offer.price || !first.price) return false;
  return offer.price.input <= first.price.input && offer.price.output <= first.price.output;
}
