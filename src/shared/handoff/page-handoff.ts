import { createId } from '../../platform/create-id.ts';
import { sessionTextStorage } from '../../platform/storage/session.ts';
import type { HandoffKind } from '../tool/handoff-kinds.ts';
import { createHandoff } from './handoff.ts';

/** The hand-over of this page. */
export const pageHandoff = createHandoff<HandoffKind>({ markers: sessionTextStorage, now: Date.now, createId });
