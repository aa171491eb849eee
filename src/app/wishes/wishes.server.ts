/** The one way from a wish to a page: used by the panda, the box on the home page, the universal hub and the palette. */
import { givenBy } from '#bamboo/given.ts';
import { likelyTargets, shippedModel, type WishModel } from '#kit/wishes/wish-model.server.ts';
import type { Suggestion, Wishes } from '#kit/wishes/wishes.server.ts';
import type { Carried } from './tools-of-pages.ts';
import { nowhere, targetOf, type WishTarget } from './wish-targets.ts';

const mostOthers = 3;
/** Below this a page has little to do with the wish. */
const likely = 0.15;
/** Longer words do not go into an address. */
const longestCarried = 1500;
/** The model reads no further, and neither does the search for a text that was given. */
const longestRead = 4000;

interface LikelyPage {
  page: string;
  chance: number;
  /** Of the tools on the page, the likeliest, and its own chance. */
  target: WishTarget;
  best: number;
}

export function createWishes(model: () => WishModel = shippedModel): Wishes {
  return {
    read(text) {
      const wish = text.trim().slice(0, longestRead);
      const { sure } = model();
      const { pages, isWish } = likelyPages(wish, model());
      const [first, ...rest] = pages;
      const isSure = first !== undefined && isWish && first.chance >= sure;
      const others = (isSure ? rest : pages)
        // A page of many tools has some chance with any nonsense.
        .filter(({ best }) => best >= likely)
        .slice(0, mostOthers)
        .map(({ target }) => suggestion(target, wish));
      return { ...(isSure ? { tool: suggestion(first.target, wish) } : {}), isWish, others };
    },
  };
}

/** Tools of one page count together; the likeliest page first. `isWish`: some page is likelier than none. */
export function likelyPages(wish: string, model: WishModel): { pages: LikelyPage[]; isWish: boolean } {
  const pages = new Map<string, LikelyPage>();
  let none = 0;
  for (const { target: id, chance } of likelyTargets(instructionIn(wish), model)) {
    const target = targetOf(id);
    if (!target) {
      if (id === nowhere) none = chance;
      continue;
    }
    const before = pages.get(target.page);
    if (before) before.chance += chance;
    else pages.set(target.page, { page: target.page, chance, target, best: chance });
  }
  const sorted = [...pages.values()].sort((one, other) => other.chance - one.chance);
  return { pages: sorted, isWish: (sorted[0]?.best ?? 0) > Math.max(none, likely) };
}

/** Of a text that was given with the wish, the model need not read anything. */
function instructionIn(wish: string): string {
  const { instruction, texts } = givenWith(wish);
  return texts.length > 0 && instruction.trim() !== '' ? instruction : wish;
}

const givenWith = (wish: string) => givenBy({ text: wish, turns: [], now: new Date(0), timeZone: 'UTC' });

function suggestion(target: WishTarget, wish: string): Suggestion {
  const { page, title, description, path, params, isTool, carries } = target;
  const words = carries ? carriedOf(wish, carries.what) : undefined;
  const query = new URLSearchParams(params);
  if (carries && words && words.length <= (carries.most ?? longestCarried)) query.set(carries.as, words);
  return { page, title, description, isTool, href: query.size > 0 ? `${path}?${query}` : path };
}

function carriedOf(wish: string, what: Carried): string | undefined {
  if (what === 'wish') return wish;
  if (what === 'link') return /https?:\/\/\S+/.exec(wish)?.[0];
  return givenWith(wish).texts[0]?.text ?? quotedIn(wish);
}

/** “Translate "where is the station" to Italian”: the one thing in quotation marks is the text. */
function quotedIn(wish: string): string | undefined {
  const quoted = [...wish.matchAll(/[“”„"«»]([^“”„"«»]+)[“”"«»]/gu)];
  return quoted.length === 1 ? quoted[0]![1]!.trim() || undefined : undefined;
}
