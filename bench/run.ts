/** `npm run bench`: every benchmark in turn, as tables of ratios against a floor or a peer measured in the same run. */
import { benchAllies } from './allies.ts';
import { benchBuild } from './build.ts';
import { benchCommunity } from './community.ts';
import { benchConsensus } from './consensus.ts';
import { benchEditor } from './editor.ts';
import { benchDatabase } from './database.ts';
import { benchDesign } from './design.ts';
import { benchDesignEditor } from './design-editor.ts';
import { benchDocuments } from './documents.ts';
import { benchGrid } from './grid.ts';
import { benchReading } from './reading.ts';
import { benchFirstLoad, benchRoutes } from './first-load.ts';
import { benchJson, benchPages } from './http.ts';
import { benchRendering } from './rendering.ts';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { benchStreams } from './streams.ts';
import { benchThreads } from './threads.ts';
import { benchToolRuns } from './tool-runs.ts';
import { benchTypesetting } from './typesetting.ts';
import { benchWorld } from './world.ts';
import { benchBamboo } from './bamboo.ts';
import { benchLearning } from './learning.ts';
import { benchPictures } from './pictures.ts';
import { benchPolish } from './polish.ts';
import { benchModels } from './models.ts';
import { benchSearchIndex } from './search/index.ts';
import { benchUpkeep } from './search/upkeep.ts';
import { benchHearing, benchScrolling } from './transcripts.ts';
import { benchVoice } from './voice.ts';
import { printTable, type Table } from './table.ts';

const benches: Record<string, () => Promise<Table>> = {
  build: benchBuild,
  json: benchJson,
  pages: benchPages,
  start: benchStart,
  database: benchDatabase,
  'first-load': benchFirstLoad,
  routes: benchRoutes,
  streams: benchStreams,
  'tool-runs': benchToolRuns,
  grid: benchGrid,
  consensus: benchConsensus,
  search: benchSearch,
  rendering: benchRendering,
  editor: benchEditor,
  bamboo: benchBamboo,
  pictures: benchPictures,
  design: benchDesign,
  'design-editor': benchDesignEditor,
  polish: benchPolish,
  models: benchModels,
  'search-index': benchSearchIndex,
  'search-upkeep': benchUpkeep,
  world: benchWorld,
  community: benchCommunity,
  threads: () => benchThreads(),
  documents: benchDocuments,
  reading: benchReading,
  typesetting: benchTypesetting,
  hearing: benchHearing,
  scrolling: benchScrolling,
  voice: benchVoice,
  allies: benchAllies,
  learning: benchLearning,
};

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    printTable(await bench());
  } catch (error) {
    console.error(`${name} could not be measured:`, error);
    process.exit(1);
  }
}
process.exit(0);
