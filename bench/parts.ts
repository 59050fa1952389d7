import { adminLists } from './admin-lists.bench.ts';
import { cardExport } from './card-export.bench.ts';
import { cardSplit } from './card-split.bench.ts';
import { chart } from './chart.bench.ts';
import { flock } from './flock.bench.ts';
import { flockBots } from './flock-bots.bench.ts';
import { flockChromium } from './flock-chromium.bench.ts';
import { flockGame } from './flock-game.bench.ts';
import { goalImages } from './goal-images.bench.ts';
import { json } from './json.bench.ts';
import { jsonChromium } from './json-chromium.bench.ts';
import { jsonCompare } from './json-compare.bench.ts';
import { jsonQuery } from './json-query.bench.ts';
import { jsonRepair } from './json-repair.bench.ts';
import { jsonTable } from './json-table.bench.ts';
import { lanTransfer } from './lan-transfer.bench.ts';
import { lighthouse } from './lighthouse.bench.ts';
import { pageBlocked } from './page-blocked.bench.ts';
import { pageBoard } from './page-board.bench.ts';
import { pageBoardImport } from './page-board-import.bench.ts';
import { pageCards } from './page-cards.bench.ts';
import { pageCrop } from './page-crop.bench.ts';
import { pageDesk } from './page-desk.bench.ts';
import { pageFirstSecond } from './page-first-second.bench.ts';
import { pageFrames } from './page-frames.bench.ts';
import { pageJson } from './page-json.bench.ts';
import { pageJsonEdit } from './page-json-edit.bench.ts';
import { pagePopulation } from './page-population.bench.ts';
import { pageSoak } from './page-soak.bench.ts';
import { pageStart } from './page-start.bench.ts';
import { pageStation } from './page-station.bench.ts';
import type { Part } from './part.ts';
import { server } from './server.bench.ts';
import { serverAttacks } from './server-attacks.bench.ts';
import { serverRefusals } from './server-refusals.bench.ts';
import { sizes } from './sizes.bench.ts';
import { yaml } from './yaml.bench.ts';

/** All parts, in the order in which they run. */
export const PARTS: readonly Part[] = [
  flock,
  flockBots,
  flockChromium,
  flockGame,
  json,
  jsonChromium,
  jsonCompare,
  jsonQuery,
  jsonRepair,
  yaml,
  jsonTable,
  cardSplit,
  cardExport,
  chart,
  goalImages,
  lanTransfer,
  sizes,
  server,
  serverAttacks,
  serverRefusals,
  adminLists,
  pageStart,
  pageBoard,
  pageBoardImport,
  pageCards,
  pageDesk,
  pageCrop,
  pageFirstSecond,
  pageFrames,
  pageBlocked,
  pagePopulation,
  pageSoak,
  pageStation,
  pageJson,
  pageJsonEdit,
  lighthouse,
];
