import { closeBlock, keepRest, reopenBlock, startOfRest } from '../../../../core/markdown/cut-block.ts';
import type { Block } from '../markdown/parse-markdown.ts';
import type { Atom } from './atoms.ts';

/** A source in two parts that read like the whole. */
export interface CutSource {
  readonly shown: string;
  readonly rest: string;
}

/** Cuts a source before a block. Code and a list item are closed and opened again. */
export function cutBeforeBlock(source: string, block: Block): CutSource {
  const shown = source.slice(0, block.start).trimEnd();
  if (!block.isContinued) return { shown, rest: source.slice(block.start) };
  const start = block.kind === 'code' ? block.start : block.contentStart;
  return { shown: shown + closeBlock(block, []), rest: reopenBlock(block, []) + source.slice(start) };
}

/** Cuts a source between two atoms of a block. Emphasis and all blocks but paragraphs are closed and opened again. */
export function cutInBlock(source: string, block: Block, before: Atom, after: Atom): CutSource {
  const shown = source.slice(0, before.start + before.text.length);
  const rest = source.slice(startOfRest(source, block, after.start));
  return {
    shown: shown + closeBlock(block, before.marks),
    rest: keepRest(reopenBlock(block, after.marks) + rest, block),
  };
}
