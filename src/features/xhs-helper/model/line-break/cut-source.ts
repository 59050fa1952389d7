import { closeBlock, reopenBlock, startOfRest } from '../../../../core/markdown/cut-block.ts';
import type { Block } from '../markdown/parse-markdown.ts';
import type { Atom } from './atoms.ts';

/** A source in two parts that read like the whole. */
export interface CutSource {
  readonly shown: string;
  readonly rest: string;
}

/** Cuts a source before a block. A code block is closed and opened again. */
export function cutBeforeBlock(source: string, block: Block): CutSource {
  const shown = source.slice(0, block.start).trimEnd();
  const rest = source.slice(block.start);
  return block.isContinued
    ? { shown: shown + closeBlock(block, []), rest: reopenBlock(block, []) + rest }
    : { shown, rest };
}

/** Cuts a source between two atoms of a block. Emphasis, quotation, heading and code are closed and opened again. */
export function cutInBlock(source: string, block: Block, before: Atom, after: Atom): CutSource {
  const shown = source.slice(0, before.start + before.text.length);
  const rest = source.slice(startOfRest(source, block, after.start));
  return { shown: shown + closeBlock(block, before.marks), rest: reopenBlock(block, after.marks) + rest };
}
