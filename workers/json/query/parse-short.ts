import { OPERATORS, parseLiteral } from './parse-filter.ts';
import { checkPattern } from './pattern.ts';
import { createScanner, QuerySyntaxError, type Scanner } from './scanner.ts';
import { SHORT_CALLS, type ShortForm, type Step } from './syntax.ts';

const CALLS_WITH_FILTER = ['select', 'map'] as const;

const OTHER_WORDS = ['has', 'test'] as const;

/** Words that begin a query of the short form. */
export const SHORT_WORDS: readonly string[] = [...SHORT_CALLS, ...CALLS_WITH_FILTER, ...OTHER_WORDS];

/**
 * Reads the short form, a part of jq: paths, `|`, `,`, comparisons, `and`, `or`, select, map, objects and arrays.
 * @throws QuerySyntaxError.
 */
export function parseShort(text: string): ShortForm {
  const scanner = createScanner(text);
  const form = parsePipe(scanner);
  return scanner.isAtEnd() ? form : refuseRest(scanner);
}

function refuseRest(scanner: Scanner): never {
  const sign = /[-+*/%;?]/.exec(scanner.peek())?.[0];
  if (scanner.peek() === '=') throw new QuerySyntaxError('single-equals', scanner.at(), '=');
  if (sign !== undefined) throw new QuerySyntaxError('unsupported', scanner.at(), sign);
  return scanner.refuse();
}

function parsePipe(scanner: Scanner): ShortForm {
  return scanner.nest(() =>
    parseList(scanner, 'pipe', '|', () => parseList(scanner, 'comma', ',', () => parseOr(scanner))),
  );
}

function parseList(scanner: Scanner, kind: 'pipe' | 'comma', sign: string, parsePart: () => ShortForm): ShortForm {
  const first = parsePart();
  const parts = [first];
  while (scanner.take(sign)) parts.push(parsePart());
  return parts.length === 1 ? first : { kind, parts };
}

function parseOr(scanner: Scanner): ShortForm {
  return parseWords(scanner, 'or', () => parseWords(scanner, 'and', () => parseComparison(scanner)));
}

function parseWords(scanner: Scanner, word: 'and' | 'or', parsePart: () => ShortForm): ShortForm {
  let left = parsePart();
  while (takeWord(scanner, word)) left = { kind: word, left, right: parsePart() };
  return left;
}

function takeWord(scanner: Scanner, word: string): boolean {
  const from = scanner.at();
  if (scanner.word() === word) return true;
  scanner.moveTo(from);
  return false;
}

function parseComparison(scanner: Scanner): ShortForm {
  const left = parsePostfix(scanner);
  const operator = OPERATORS.find((each) => scanner.take(each));
  return operator === undefined ? left : { kind: 'comparison', operator, left, right: parsePostfix(scanner) };
}

/** A term and the steps behind it; blanks around it are skipped. */
function parsePostfix(scanner: Scanner): ShortForm {
  scanner.skipBlanks();
  const term = parseTerm(scanner);
  const steps = parseSteps(scanner);
  scanner.skipBlanks();
  if (steps.length === 0) return term;
  if (term.kind === 'steps') return { kind: 'steps', steps: [...term.steps, ...steps] };
  return { kind: 'pipe', parts: [term, { kind: 'steps', steps }] };
}

function parseTerm(scanner: Scanner): ShortForm {
  if (scanner.take('..')) return { kind: 'call', name: 'recurse' };
  if (scanner.isAt('.')) return parseDot(scanner);
  if (scanner.take('(')) return parseUpTo(scanner, ')');
  if (scanner.isAt('[')) return parseArray(scanner);
  if (scanner.isAt('{')) return scanner.nest(() => parseObject(scanner));
  if (scanner.isAt("'")) throw new QuerySyntaxError('unsupported', scanner.at(), "'");
  const literal = parseLiteral(scanner);
  return literal === null ? parseCall(scanner) : { kind: 'literal', value: literal };
}

function parseDot(scanner: Scanner): ShortForm {
  scanner.take('.');
  const step = parseNameStep(scanner);
  return { kind: 'steps', steps: step === null ? [] : [step] };
}

/** The name behind a dot; null when there is none, which is right for `.` alone and before a bracket. */
function parseNameStep(scanner: Scanner): Step | null {
  if (scanner.isAt('"')) return { kind: 'name', name: scanner.string() };
  const name = scanner.name();
  if (name === null) return null;
  scanner.take('?');
  return { kind: 'name', name };
}

function parseSteps(scanner: Scanner): Step[] {
  const steps: Step[] = [];
  for (;;) {
    if (scanner.isAt('[') || scanner.isAt('.[')) {
      scanner.take('.');
      steps.push(parseBracketStep(scanner));
    } else if (scanner.isAt('.')) {
      scanner.take('.');
      const step = parseNameStep(scanner) ?? scanner.refuse('name-expected');
      steps.push(step);
    } else return steps;
    scanner.take('?');
  }
}

function parseBracketStep(scanner: Scanner): Step {
  scanner.take('[');
  scanner.skipBlanks();
  if (scanner.take(']')) return { kind: 'each' };
  let step: Step;
  if (scanner.isAt('"') || scanner.isAt("'")) step = { kind: 'name', name: scanner.string() };
  else if (scanner.take('*')) step = { kind: 'each' };
  else {
    const from = scanner.integer();
    scanner.skipBlanks();
    if (scanner.take(':')) {
      scanner.skipBlanks();
      step = { kind: 'slice', from, to: scanner.integer() };
    } else step = from === null ? scanner.refuse('selector-expected') : { kind: 'index', index: from };
  }
  scanner.skipBlanks();
  if (!scanner.take(']')) scanner.refuse('closer-expected');
  return step;
}

function parseUpTo(scanner: Scanner, closer: string): ShortForm {
  const form = parsePipe(scanner);
  if (!scanner.take(closer)) scanner.isAtEnd() ? scanner.refuse() : scanner.refuse('closer-expected');
  return form;
}

function parseArray(scanner: Scanner): ShortForm {
  scanner.take('[');
  scanner.skipBlanks();
  if (scanner.take(']')) return { kind: 'literal', value: { kind: 'array', items: [] } };
  return { kind: 'array', of: parseUpTo(scanner, ']') };
}

function parseObject(scanner: Scanner): ShortForm {
  scanner.take('{');
  const members: { name: string; of: ShortForm }[] = [];
  scanner.skipBlanks();
  if (scanner.take('}')) return { kind: 'object', members };
  do {
    scanner.skipBlanks();
    const name = scanner.isAt('"') || scanner.isAt("'") ? scanner.string() : scanner.name();
    if (name === null) return scanner.refuse('name-expected');
    scanner.skipBlanks();
    const of: ShortForm = scanner.take(':') ? parseOr(scanner) : { kind: 'steps', steps: [{ kind: 'name', name }] };
    members.push({ name, of });
    scanner.skipBlanks();
  } while (scanner.take(','));
  if (!scanner.take('}')) scanner.refuse('closer-expected');
  return { kind: 'object', members };
}

function parseCall(scanner: Scanner): ShortForm {
  const at = scanner.at();
  const name = scanner.word();
  if (name === null) return scanner.refuse('operand-expected');
  scanner.skipBlanks();
  if (!scanner.take('(')) {
    if (!isOneOf(SHORT_CALLS, name))
      throw new QuerySyntaxError(isKnown(name) ? 'argument-count' : 'unsupported', at, name);
    return { kind: 'call', name };
  }
  if (isOneOf(CALLS_WITH_FILTER, name)) return { kind: name, of: parseUpTo(scanner, ')') };
  if (name === 'has') return parseHas(scanner);
  if (name === 'test') return parseMatch(scanner);
  throw new QuerySyntaxError('unsupported', at, name);
}

function parseHas(scanner: Scanner): ShortForm {
  scanner.skipBlanks();
  const isName = scanner.isAt('"') || scanner.isAt("'");
  const index = isName ? null : scanner.integer();
  if (!isName && index === null) scanner.refuse('operand-expected');
  const key =
    index === null ? ({ kind: 'name', name: scanner.string() } as const) : ({ kind: 'index', index } as const);
  closeCall(scanner);
  return { kind: 'has', key };
}

function parseMatch(scanner: Scanner): ShortForm {
  scanner.skipBlanks();
  const at = scanner.at();
  if (!scanner.isAt('"') && !scanner.isAt("'")) scanner.refuse('operand-expected');
  const pattern = scanner.string();
  const problem = checkPattern(pattern);
  if (problem !== null) throw new QuerySyntaxError('pattern-not-supported', at, problem);
  closeCall(scanner);
  return { kind: 'test', pattern };
}

function closeCall(scanner: Scanner): void {
  scanner.skipBlanks();
  if (!scanner.take(')')) scanner.refuse('closer-expected');
}

function isKnown(name: string): boolean {
  return SHORT_WORDS.includes(name);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}
