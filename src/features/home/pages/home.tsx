import type { Place } from '#kit/place.ts';
import { CommunityNow } from '../components/community-now.tsx';
import { WhatSetsItApart } from '../components/what-sets-it-apart.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { Showcase } from '../showcase/showcase.tsx';

export default function Home({ places }: { places: readonly Place[] }) {
  return (
    <>
      <section className="pt-12 pb-14 md:pt-18 md:pb-20">
        <h1 className="text-display">
          Free AI tools
          <br />
          <em className="text-bamboo not-italic">that show their sources.</em>
        </h1>
        <p className="mt-6 max-w-[31em] text-lg text-muted sm:text-xl">
          Look things up, calculate, fix texts, draw and transcribe in one place. Free, with no key and no
          account; it says when it does not know.
        </p>
        <Prompt aside className="mt-24 sm:mt-26" />
      </section>
      <Showcase />
      <CommunityNow places={places} />
      <WhatSetsItApart />
    </>
  );
}
