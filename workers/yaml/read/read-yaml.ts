import { type Event, parseEvents } from 'js-yaml';
import { Lexer } from 'yaml';
import { AppError } from '../../../src/core/errors.ts';
import { DEPTH_MAX, NODE_COUNT_MAX } from '../limits.ts';
import { buildTree } from './build-tree.ts';
import { createProblemError, toReadError } from './problem.ts';
import { TreeFault, type YamlDocument } from './tree.ts';

/** The parser also counts the scalar inside, and the key that a bracket may turn out to be. */
const PARSER_LEVELS = 2;

/** A parsed YAML text: the parser's events and the documents built from them. */
export interface YamlSource {
  readonly text: string;
  readonly events: readonly Event[];
  readonly documents: readonly YamlDocument[];
}

const OPENING = new Set(['[', '{']);
const CLOSING = new Set([']', '}']);
/** Signs that the lexer adds to the text. */
const ADDED = new Set(['\u0002', '\u0018', '\u001f']);

/** @throws AppError `yaml-invalid`, `yaml-too-deep`, `yaml-too-many-nodes`. */
export function readYaml(text: string): YamlSource {
  const events = readEvents(text);
  return { text, events, documents: guardTree(text, () => buildTree(text, events)) };
}

export function readEvents(text: string): Event[] {
  try {
    const events = parse(text);
    if (events.length > NODE_COUNT_MAX) throw new AppError('yaml-too-many-nodes', `${events.length} nodes`);
    return events;
  } catch (error) {
    throw toReadError(text, error);
  }
}

/** The parser refuses tabs between the parts of brackets, which YAML allows. */
function parse(text: string): Event[] {
  const options = { maxDepth: DEPTH_MAX + PARSER_LEVELS };
  try {
    return parseEvents(text, options);
  } catch (error) {
    const spaced = text.includes('\t') ? replaceFlowTabs(text) : text;
    if (spaced === text) throw error;
    try {
      return parseEvents(spaced, options);
    } catch {
      throw error;
    }
  }
}

/** Runs a step over the tree of `text`. @throws AppError `yaml-invalid` where the step finds a fault. */
export function guardTree<T>(text: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof TreeFault)) throw error;
    const { reason, message } = error;
    throw createProblemError(text, error.offset, 'yaml', reason, message);
  }
}

/** The text with spaces for the tabs before collections in brackets and between their parts, at the same places. */
function replaceFlowTabs(text: string): string {
  const pieces: string[] = [];
  let depth = 0;
  let isBehindBreak = false;
  const lexemes = [...new Lexer().lex(text)].filter((lexeme) => !ADDED.has(lexeme));
  for (const [i, lexeme] of lexemes.entries()) {
    if (OPENING.has(lexeme)) depth++;
    else if (CLOSING.has(lexeme)) depth--;
    const isBeside = depth > 0 || OPENING.has(lexemes[i + 1] ?? '');
    const isGap = isBeside && !isBehindBreak && /^[ \t]+$/.test(lexeme);
    pieces.push(isGap ? lexeme.replaceAll('\t', ' ') : lexeme);
    isBehindBreak = lexeme.endsWith('\n');
  }
  const spaced = pieces.join('');
  return spaced.length === text.length ? spaced : text;
}
