import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createChoiceStore } from '../parts/choice-store.ts';
import type { ChartDirection } from './model/place-boxes.ts';

const DIRECTIONS = ['down', 'right'] as const satisfies readonly ChartDirection[];

/** Where the chart grows to, remembered in this browser. */
export const chartDirection = createChoiceStore(STORAGE_KEYS.boardChartDirection, DIRECTIONS, 'down');
