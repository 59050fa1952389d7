import { AppError } from '../../../src/core/errors.ts';
import { DEPTH_MAX, NODE_COUNT_MAX } from '../limits.ts';
import { createLineIndex } from './line-index.ts';

/**
 * Counts the nodes of a text while it is read.
 * @throws AppError `yaml-too-deep` (details: line, column), `yaml-too-many-nodes`.
 */
export function createTreeLimits(text: string): { count(offset: number, depth: number): void } {
  let nodes = 0;
  return {
    count(offset, depth) {
      nodes += 1;
      if (nodes > NODE_COUNT_MAX) throw new AppError('yaml-too-many-nodes', `More than ${NODE_COUNT_MAX} nodes`);
      if (depth <= DEPTH_MAX) return;
      throw new AppError('yaml-too-deep', `More than ${DEPTH_MAX} levels`, {
        ...createLineIndex(text).placeOf(offset),
      });
    },
  };
}
