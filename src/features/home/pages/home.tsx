import type { Place } from '#kit/place.ts';
import { CommunityNow } from '../components/community-now.tsx';
import { ToolFamilies } from '../components/tool-families.tsx';
import { WhatSetsItApart } from '../components/what-sets-it-apart.tsx';
import { Prompt } from '../prompt/prompt.tsx';

export default function Home({ places }: { places: readonly Place[] }) {
  return (
    <>
      <section className="pt-12 pb-14 md:pt-18 md:pb-20">
        <h1 className="text-display">
          Say it once.
          <br />
          <em className="text-bamboo not-italic">Find it here.</em>
        </h1>
        <p className="mt-6 max-w-[31em] text-lg text-muted sm:text-xl">
          The panda answers what it knows, says when it does not, and shows you the page that fits. No key and
          no account needed.
        </p>
        <Prompt places={places} aside className="mt-24 sm:mt-26" />
      </section>
      <ToolFamilies places={places} />
      <CommunityNow places={places} />
      <WhatSetsItApart />
    </>
  );
}
