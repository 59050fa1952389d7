import { matchAt } from '../sticky.ts';

/** Tests texts in time proportional to their length, whatever the pattern. */
export interface Pattern {
  /** Whether the whole text is of the pattern. */
  matches(text: string): boolean;
  /** Whether some part of the text is. */
  finds(text: string): boolean;
}

/** `set` takes a character that the expression matches. */
type Instruction =
  | { readonly op: 'set'; readonly set: RegExp }
  | { readonly op: 'split'; readonly to: number[] }
  | { readonly op: 'begin' | 'end' | 'accept' };

/** Writes the instructions of a part of a pattern behind those that are there. */
type Part = () => void;

/** A state of the automaton: the instructions that are reached at one place of the text. */
interface State {
  readonly sets: readonly number[];
  readonly isAccepting: boolean;
  readonly isAcceptingAtEnd: boolean;
  readonly next: Map<number, State>;
}

const CATEGORY = String.raw`\\[pP]\{(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)\}`;
const ESCAPED = String.raw`\\[()*+\-.?[\\\]^nrt{|}$]`;
const CLASS_CHARACTER = String.raw`(?:${ESCAPED}|[^\\[\]\-])`;
const CLASS = String.raw`\[\^?(?:-|(?!\]))(?:${CATEGORY}|${CLASS_CHARACTER}(?:-${CLASS_CHARACTER})?)*-?\]`;
/** One character, in a notation that means the same to the engine's own expressions but for `.` and `\-`. */
const CHARACTER = new RegExp(String.raw`${CLASS}|${CATEGORY}|${ESCAPED}|[^\\[*+?{}\])(|^$]`, 'uy');
const QUANTIFIER = /[*+?]|\{([0-9]{1,4})(?:(,)([0-9]{1,4})?)?\}/y;
const REPEATS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
  '?': [0, 1],
};
/** What an error names: an unknown escape, a wrong class, or a character. */
const REFUSED = /\\.?|\[[^\]]*\]?|./suy;
const DEPTH_MAX = 100;
const INSTRUCTIONS_MAX = 4000;
/** Remembered transitions; more are forgotten together. */
const TRANSITIONS_MAX = 20_000;

/** A pattern outside RFC 9485; the message is the part that is not allowed. */
export class BadPattern extends Error {}

/** The part of a pattern that RFC 9485 does not allow; null when the pattern can be used. */
export function checkPattern(text: string): string | null {
  try {
    compile(text);
    return null;
  } catch (error) {
    if (error instanceof BadPattern) return error.message;
    throw error;
  }
}

/** @throws BadPattern outside RFC 9485, and for a pattern that is too large. */
export function createPattern(text: string): Pattern {
  const program = compile(text);
  return { matches: createAutomaton(program, false), finds: createAutomaton(program, true) };
}

/**
 * Reads a regular expression of RFC 9485 (I-Regexp). `^` and `$` are read as the ends of the text, as all common engines
 * do, and `\$` as their escape. @throws BadPattern.
 */
function compile(text: string): readonly Instruction[] {
  const program: Instruction[] = [];
  let at = 0;
  const take = (token: RegExp): RegExpExecArray | null => {
    const found = matchAt(token, text, at);
    at += found?.[0].length ?? 0;
    return found;
  };
  const refuse = (): never => {
    throw new BadPattern(take(REFUSED)?.[0] ?? text);
  };
  const add = (instruction: Instruction) => {
    if (program.length >= INSTRUCTIONS_MAX) throw new BadPattern('{…}');
    program.push(instruction);
  };
  const split = (...to: number[]) => {
    add({ op: 'split', to });
    return to;
  };

  const readChoice = (depth: number): Part => {
    if (depth > DEPTH_MAX) refuse();
    const first = readSequence(depth);
    const parts = [first];
    while (take(/\|/y)) parts.push(readSequence(depth));
    if (parts.length === 1) return first;
    return () => {
      const ways = split();
      const ends = parts.map((part) => {
        ways.push(program.length);
        part();
        return split();
      });
      for (const end of ends) end.push(program.length);
    };
  };
  const readSequence = (depth: number): Part => {
    const parts: Part[] = [];
    while (at < text.length && text[at] !== '|' && text[at] !== ')') parts.push(readRepeat(readAtom(depth)));
    return () => {
      for (const part of parts) part();
    };
  };
  const readRepeat = (part: Part): Part => {
    const [sign, least, comma, most] = take(QUANTIFIER) ?? [];
    if (sign === undefined) return part;
    const upTo = comma === undefined ? least : (most ?? Number.POSITIVE_INFINITY);
    const [min, max] = REPEATS[sign] ?? [Number(least), Number(upTo)];
    if (max < min) throw new BadPattern(sign);
    return () => {
      const from = program.length;
      for (let count = 0; count < min; count++) {
        part();
        // An empty part is written by writing nothing once, however deep its repeats are.
        if (program.length === from) break;
      }
      const start = program.length;
      const open: number[][] = [];
      for (let count = min; count < max; count++) {
        open.push(split(program.length + 1));
        part();
        if (max < Number.POSITIVE_INFINITY) continue;
        split(start);
        break;
      }
      for (const way of open) way.push(program.length);
    };
  };
  const readAtom = (depth: number): Part => {
    if (take(/\(/y)) {
      const inner = readChoice(depth + 1);
      return take(/\)/y) ? inner : refuse();
    }
    if (take(/\^/y)) return () => add({ op: 'begin' });
    if (take(/\$/y)) return () => add({ op: 'end' });
    const set = toSet(take(CHARACTER)?.[0] ?? refuse());
    return () => add({ op: 'set', set });
  };

  const whole = readChoice(0);
  if (at < text.length) refuse();
  whole();
  add({ op: 'accept' });
  return program;
}

/** @throws BadPattern for a range whose ends are in the wrong order. */
function toSet(character: string): RegExp {
  try {
    return new RegExp(`^${character === '.' ? '[^\\n\\r]' : character.replace(/^\\-$/, '-')}$`, 'u');
  } catch {
    throw new BadPattern(character);
  }
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
    const takes = (instruction: Instruction | undefined) => instruction?.op === 'set' && instruction.set.test(char);
    const behind = state.sets.filter((at) => takes(program[at])).map((at) => at + 1);
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
