import { BadPattern, type CharacterSet, type PatternNode, parsePattern } from './pattern-syntax.ts';

/** Tests texts in time proportional to their length, whatever the pattern. */
export interface Pattern {
  /** Whether the whole text is of the pattern. */
  matches(text: string): boolean;
  /** Whether some part of the text is. */
  finds(text: string): boolean;
}

type Instruction =
  | { readonly op: 'set'; readonly set: CharacterSet }
  | { op: 'split'; readonly to: number[] }
  | { readonly op: 'begin' | 'end' | 'accept' };

/** A state of the automaton: the instructions that are reached at one place of the text. */
interface State {
  readonly sets: readonly number[];
  readonly isAccepting: boolean;
  readonly isAcceptingAtEnd: boolean;
  readonly next: Map<number, State>;
}

const INSTRUCTIONS_MAX = 4000;
/** Remembered transitions; more are forgotten together. */
const TRANSITIONS_MAX = 20_000;

/** The part of a pattern that RFC 9485 does not allow; null when the pattern can be used. */
export function checkPattern(text: string): string | null {
  try {
    compile(parsePattern(text));
    return null;
  } catch (error) {
    if (error instanceof BadPattern) return error.message;
    throw error;
  }
}

/** @throws BadPattern outside RFC 9485, and for a pattern that is too large. */
export function createPattern(text: string): Pattern {
  const program = compile(parsePattern(text));
  return { matches: createAutomaton(program, false), finds: createAutomaton(program, true) };
}

function compile(root: PatternNode): readonly Instruction[] {
  const program: Instruction[] = [];
  const add = (instruction: Instruction): number => {
    if (program.length >= INSTRUCTIONS_MAX) throw new BadPattern(`{…}`);
    return program.push(instruction) - 1;
  };
  const split = (...to: number[]) => {
    add({ op: 'split', to });
    return to;
  };
  const write = (node: PatternNode): void => {
    switch (node.kind) {
      case 'set':
        add({ op: 'set', set: node.set });
        return;
      case 'sequence':
        for (const part of node.parts) write(part);
        return;
      case 'choice': {
        const ways = split();
        const ends = node.parts.map((part) => {
          ways.push(program.length);
          write(part);
          return split();
        });
        for (const end of ends) end.push(program.length);
        return;
      }
      case 'repeat':
        writeRepeat(node.of, node.min, node.max);
        return;
      default:
        add({ op: node.kind });
    }
  };
  const writeRepeat = (of: PatternNode, min: number, max: number | null) => {
    for (let count = 0; count < min; count++) write(of);
    const open: number[][] = [];
    if (max === null) {
      const start = program.length;
      const way = split(start + 1);
      write(of);
      split(start);
      way.push(program.length);
      return;
    }
    for (let count = min; count < max; count++) {
      open.push(split(program.length + 1));
      write(of);
    }
    for (const way of open) way.push(program.length);
  };
  write(root);
  add({ op: 'accept' });
  return program;
}

/** Simulates all ways through the program at once, and remembers the sets of ways as states. */
function createAutomaton(program: readonly Instruction[], isSearch: boolean): (text: string) => boolean {
  let states = new Map<string, State>();
  let transitionCount = 0;

  const reach = (from: readonly number[], isBegin: boolean, isEnd: boolean) => {
    const seen = new Set<number>();
    const open = [...from];
    const sets: number[] = [];
    let isAccepting = false;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      const instruction = program[at];
      if (instruction?.op === 'set') sets.push(at);
      else if (instruction?.op === 'accept') isAccepting = true;
      else if (instruction?.op === 'split') open.push(...instruction.to);
      else if (instruction?.op === 'begin' ? isBegin : isEnd) open.push(at + 1);
    }
    return { sets: sets.sort((a, b) => a - b), isAccepting };
  };
  const stateOf = (from: readonly number[], isBegin: boolean): State => {
    const key = `${isBegin} ${from.join(' ')}`;
    const known = states.get(key);
    if (known !== undefined) return known;
    const { sets, isAccepting } = reach(from, isBegin, false);
    const isAcceptingAtEnd = isAccepting || reach(from, isBegin, true).isAccepting;
    const state = { sets, isAccepting, isAcceptingAtEnd, next: new Map() };
    states.set(key, state);
    return state;
  };
  const step = (state: State, code: number): State => {
    const known = state.next.get(code);
    if (known !== undefined) return known;
    transitionCount += 1;
    if (transitionCount > TRANSITIONS_MAX) {
      states = new Map();
      transitionCount = 0;
    }
    const char = String.fromCodePoint(code);
    const behind = state.sets.filter((at) => isInSet(program[at], code, char)).map((at) => at + 1);
    const next = stateOf(isSearch ? [0, ...behind] : behind, false);
    state.next.set(code, next);
    return next;
  };

  return (text) => {
    let state = stateOf([0], true);
    for (let at = 0; at < text.length; ) {
      if (isSearch ? state.isAccepting : state.sets.length === 0) return isSearch;
      const code = text.codePointAt(at) ?? 0;
      at += code > 0xffff ? 2 : 1;
      state = step(state, code);
    }
    return state.isAcceptingAtEnd;
  };
}

function isInSet(instruction: Instruction | undefined, code: number, char: string): boolean {
  if (instruction?.op !== 'set') return false;
  const { ranges, categories, isNegated } = instruction.set;
  for (let at = 0; at < ranges.length; at += 2) {
    if (code >= (ranges[at] ?? 0) && code <= (ranges[at + 1] ?? 0)) return !isNegated;
  }
  return categories.some((category) => category.test(char)) !== isNegated;
}
