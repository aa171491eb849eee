/** Matches from the server beyond page names: help articles, people, own work, and pages by meaning. Requested when typing pauses; an older request is dropped. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longestSearch, searchHelp } from '#features/assistant/contract.ts';
import { longestPeopleSearch, searchProfiles } from '#features/profiles/contract.ts';
import { find, longestQuestion, type FoundWork } from '#app/find/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { useSettled } from '#kit/ui/use-settled.ts';
import type { Place } from './recent.ts';

/** Long enough not to ask for every letter, short enough not to be noticed. */
const typingPause = 150;
const shortestQuestion = 2;
/** The help has a page of its own for more. */
const mostArticles = 5;

interface Found {
  /** The page that does what is wished for. */
  tool: Place | undefined;
  articles: Place[];
  people: Place[];
  /** What people here asked and showed. */
  shown: Place[];
  work: Place[];
  /** Ids of pages that the question means, the nearest first. */
  meant: readonly string[];
  /** What is shown is not yet for these words. */
  searching: boolean;
  failed: boolean;
  retry: () => void;
}

export function useFound(typed: string): Found {
  const asked = typed.trim();
  const q = useSettled(asked, typingPause);
  const enabled = isQuestion(asked) && isQuestion(q);
  const options = { enabled, placeholderData: keepPreviousData };
  const help = useQuery({ ...query(searchHelp, { query: { q: q.slice(0, longestSearch) } }), ...options });
  const members = useQuery({
    ...query(searchProfiles, { query: { q: q.slice(0, longestPeopleSearch) } }),
    ...options,
  });
  const own = useQuery({ ...query(find, { query: { q: q.slice(0, longestQuestion) } }), ...options });
  const all = [help, members, own];
  const tool = enabled && !own.isPlaceholderData ? own.data?.tool : undefined;
  return {
    tool: tool ? { to: tool.href, title: tool.title, description: tool.description } : undefined,
    articles: enabled ? (help.data?.articles ?? []).slice(0, mostArticles).map(articlePlace) : [],
    people: enabled ? (members.data?.people ?? []).map(personPlace) : [],
    shown: enabled ? (own.data?.shown ?? []).map(shownPlace) : [],
    work: enabled ? (own.data?.work ?? []).flatMap(workPlace) : [],
    meant: enabled ? (own.data?.pages ?? []) : [],
    searching:
      isQuestion(asked) &&
      (q !== asked || all.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData)),
    failed: enabled && all.some(({ isError }) => isError),
    retry: () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

const isQuestion = (text: string) => text.length >= shortestQuestion;

function articlePlace({ slug, title, summary }: { slug: string; title: string; summary: string }): Place {
  return { to: href('/support', { article: slug }), title, description: summary };
}

function personPlace({ handle, name, about }: { handle: string; name: string; about: string }): Place {
  return { to: href('/profile/:handle', { handle }), title: name, description: about || `@${handle}` };
}

const shownPlace = ({ title, label, href: to }: { title: string; label: string; href: string }): Place => ({
  to,
  title,
  description: label,
});

export function workPlace({
  title,
  toolTitle,
  href: to,
}: Pick<FoundWork, 'title' | 'toolTitle' | 'href'>): Place[] {
  return to === null ? [] : [{ to, title, description: toolTitle }];
}
