import { isSingular, parseSegments } from './parse-path.ts';
import { checkPattern } from './pattern.ts';
import { QuerySyntaxError, type Scanner } from './scanner.ts';
import type { ComparisonOperator, MadeValue, MatchCall, Operand, Test } from './syntax.ts';

/** Longer operators first. */
export const OPERATORS: readonly ComparisonOperator[] = ['==', '!=', '<=', '>=', '<', '>'];

/** A part of a filter, before its place decides whether it is a test, an operand or an argument. */
interface Term {
  readonly part: Operand | MatchTest;
  readonly at: number;
}

type MatchTest = Extract<Test, { kind: 'matches' }>;

/** Reads a logical expression (RFC 9535 §2.3.5.1). @throws QuerySyntaxError. */
export function parseTest(scanner: Scanner): Test {
  return parseChain(scanner, 'or', '||', () => parseChain(scanner, 'and', '&&', () => parseBasic(scanner)));
}

function parseChain(scanner: Scanner, kind: 'and' | 'or', sign: string, parsePart: () => Test): Test {
  const first = parsePart();
  const tests = [first];
  for (;;) {
    const behind = scanner.at();
    scanner.skipBlanks();
    if (!scanner.take(sign)) {
      scanner.moveTo(behind);
      return tests.length === 1 ? first : { kind, tests };
    }
    scanner.skipBlanks();
    tests.push(parsePart());
  }
}

function parseBasic(scanner: Scanner): Test {
  if (scanner.isAt('!') && !scanner.isAt('!=')) {
    scanner.take('!');
    scanner.skipBlanks();
    return { kind: 'not', test: scanner.isAt('(') ? parseParentheses(scanner) : toTest(parseTerm(scanner)) };
  }
  if (scanner.isAt('(')) return parseParentheses(scanner);
  const left = parseTerm(scanner);
  const behind = scanner.at();
  scanner.skipBlanks();
  const operatorAt = scanner.at();
  const operator = OPERATORS.find((each) => scanner.take(each));
  if (operator === undefined) {
    if (scanner.isAt('=')) throw new QuerySyntaxError('single-equals', operatorAt, '=');
    scanner.moveTo(behind);
    return toTest(left);
  }
  scanner.skipBlanks();
  const right = parseTerm(scanner);
  return { kind: 'comparison', operator, left: toOperand(left), right: toOperand(right) };
}

function parseParentheses(scanner: Scanner): Test {
  return scanner.nest(() => {
    scanner.take('(');
    scanner.skipBlanks();
    const test = parseTest(scanner);
    scanner.skipBlanks();
    if (!scanner.take(')')) scanner.refuse('closer-expected');
    return test;
  });
}

function parseTerm(scanner: Scanner): Term {
  const at = scanner.at();
  const first = scanner.peek();
  if (first === '$' || first === '@') {
    scanner.take(first);
    const query = { isAbsolute: first === '$', segments: parseSegments(scanner, parseTest) };
    return { part: { kind: 'query', query }, at };
  }
  const value = parseLiteral(scanner);
  if (value !== null) return { part: { kind: 'literal', value }, at };
  const name = scanner.word();
  if (name === null) return scanner.refuse('operand-expected');
  if (scanner.isAt('(')) return scanner.nest(() => ({ part: parseCall(scanner, name, at), at }));
  throw new QuerySyntaxError('operand-expected', at, name);
}

/** A string, a number, true, false or null; null when there is none at the place. */
export function parseLiteral(scanner: Scanner): MadeValue | null {
  const first = scanner.peek();
  if (first === "'" || first === '"') return { kind: 'string', text: scanner.string() };
  if (/[-0-9]/.test(first)) {
    const text = scanner.number();
    return text === null ? scanner.refuse('bad-number') : { kind: 'number', text };
  }
  const from = scanner.at();
  const word = scanner.word();
  if (word === 'true' || word === 'false' || word === 'null') return { kind: 'literal', text: word };
  scanner.moveTo(from);
  return null;
}

function parseCall(scanner: Scanner, name: string, at: number): Term['part'] {
  const args = parseArguments(scanner);
  const [first, second] = args;
  const expectCount = (count: number) => {
    if (args.length !== count) throw new QuerySyntaxError('argument-count', at, `${name}:${count}`);
  };
  switch (name) {
    case 'length':
      expectCount(1);
      return { kind: 'length', of: toArgument(first) };
    case 'count':
    case 'value':
      expectCount(1);
      if (first?.part.kind !== 'query') throw new QuerySyntaxError('argument-is-no-query', first?.at ?? at, name);
      return { kind: name, query: first.part.query };
    case 'match':
    case 'search':
      expectCount(2);
      return { kind: 'matches', call: toMatchCall(name, first, second) };
    default:
      throw new QuerySyntaxError('unknown-function', at, name);
  }
}

function parseArguments(scanner: Scanner): Term[] {
  scanner.take('(');
  scanner.skipBlanks();
  const args: Term[] = [];
  if (scanner.take(')')) return args;
  for (;;) {
    args.push(parseTerm(scanner));
    scanner.skipBlanks();
    if (scanner.take(')')) return args;
    if (!scanner.take(',')) scanner.refuse('closer-expected');
    scanner.skipBlanks();
  }
}

function toMatchCall(name: 'match' | 'search', first: Term | undefined, second: Term | undefined): MatchCall {
  const pattern = toArgument(second);
  if (pattern.kind === 'literal' && pattern.value.kind === 'string') {
    const problem = checkPattern(pattern.value.text);
    if (problem !== null) throw new QuerySyntaxError('pattern-not-supported', second?.at ?? 0, problem);
  }
  return { name, subject: toArgument(first), pattern };
}

function toTest({ part, at }: Term): Test {
  if (part.kind === 'matches') return part;
  if (part.kind === 'query') return { kind: 'exists', query: part.query };
  if (part.kind === 'literal') throw new QuerySyntaxError('literal-is-no-test', at);
  throw new QuerySyntaxError('call-must-be-compared', at, part.kind);
}

function toOperand({ part, at }: Term): Operand {
  if (part.kind === 'matches') throw new QuerySyntaxError('call-is-no-value', at, part.call.name);
  if (part.kind === 'query' && !isSingular(part.query)) throw new QuerySyntaxError('comparison-needs-one-value', at);
  return part;
}

function toArgument(term: Term | undefined): Operand {
  const part = term?.part;
  const isList = part?.kind === 'query' && !isSingular(part.query);
  if (part === undefined || part.kind === 'matches' || isList) {
    throw new QuerySyntaxError('argument-is-no-value', term?.at ?? 0);
  }
  return part;
}
