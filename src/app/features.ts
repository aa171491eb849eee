/** Every room that brings something to the browser, one line each. */
import type { Feature } from '#tools/define/feature.ts';
import { sharedKinds } from '#tools/feature.ts';
import { kindTableOf } from '#tools/kinds/kind-table.ts';
import { workTableOf } from '#tools/work/work-table.ts';
import { allies } from '#features/allies/feature.ts';
import { builder } from '#features/builder/feature.ts';
import { code } from '#features/code/feature.ts';
import { books } from '#features/books/feature.ts';
import { collaborate } from '#features/collaborate/feature.ts';
import { consensus } from '#features/consensus/feature.ts';
import { contentTools } from '#features/content-tools/feature.ts';
import { design } from '#features/design/feature.ts';
import { documents } from '#features/documents/feature.ts';
import { email } from '#features/email/feature.ts';
import { editor } from '#features/editor/feature.ts';
import { images } from '#features/images/feature.ts';
import { lens } from '#features/lens/feature.ts';
import { law } from '#features/law/feature.ts';
import { manuals } from '#features/manuals/feature.ts';
import { mockups } from '#features/mockups/feature.ts';
import { numbers } from '#features/numbers/feature.ts';
import { music } from '#features/music/feature.ts';
import { research } from '#features/research/feature.ts';
import { search } from '#features/search/feature.ts';
import { studio } from '#features/studio/feature.ts';
import { transcripts } from '#features/transcripts/feature.ts';
import { voiceEmail } from '#features/voice-email/feature.ts';
import { voice } from '#features/voice/feature.ts';
import { workflows } from '#features/workflows/feature.ts';
import { world } from '#features/world/feature.ts';

const features: readonly Feature[] = [
  sharedKinds,
  allies,
  builder,
  code,
  books,
  collaborate,
  consensus,
  contentTools,
  design,
  documents,
  email,
  editor,
  images,
  lens,
  law,
  manuals,
  mockups,
  numbers,
  music,
  research,
  search,
  studio,
  transcripts,
  voice,
  voiceEmail,
  workflows,
  world,
];

export const workTable = workTableOf(features.flatMap(({ works = [] }) => works));
export const kindTable = kindTableOf(features.flatMap(({ kinds = [] }) => kinds));
export const peopleMap = features.find((feature) => feature.peopleMap)?.peopleMap ?? null;
