import { isSingular, parseSegments } from './parse-path.ts';
import { checkPattern } from './pattern.ts';
import type { Scanner } from './scanner.ts';
import { QuerySyntaxError } from './scanner.ts';
import type { ComparisonOperator, MadeValue, MatchCall, Operand, PathQuery, Test } from './syntax.ts';

/** Longer operators first. */
export const OPERATORS: readonly ComparisonOperator[] = ['==', '!=', '<=', '>=', '<', '>'];

/** A part of a filter, before its place decides whether it is a test, an operand or an argument. */
type Term =
  | { readonly kind: 'literal'; readonly value: MadeValue; readonly at: number }
  | { readonly kind: 'query'; readonly query: PathQuery; readonly at: number }
  | {
      readonly kind: 'call';
      readonly call: Extract<Operand, { kind: 'length' | 'count' | 'value' }>;
      readonly at: number;
    }
  | { readonly kind: 'matches'; readonly call: MatchCall; readonly at: number };

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
    return { kind: 'query', query: { isAbsolute: first === '$', segments: parseSegments(scanner, parseTest) }, at };
  }
  const value = parseLiteral(scanner);
  if (value !== null) return { kind: 'literal', value, at };
  const name = scanner.word();
  if (name === null) return scanner.refuse('operand-expected');
  if (scanner.isAt('(')) return scanner.nest(() => parseCall(scanner, name, at));
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

function parseCall(scanner: Scanner, name: string, at: number): Term {
  const args = parseArguments(scanner);
  const [first, second] = args;
  const expectCount = (count: number) => {
    if (args.length !== count) throw new QuerySyntaxError('argument-count', at, `${name}:${count}`);
  };
  switch (name) {
    case 'length':
      expectCount(1);
      return { kind: 'call', call: { kind: 'length', of: toArgument(first) }, at };
    case 'count':
    case 'value':
      expectCount(1);
      if (first?.kind !== 'query') throw new QuerySyntaxError('argument-is-no-query', first?.at ?? at, name);
      return { kind: 'call', call: { kind: name, query: first.query }, at };
    case 'match':
    case 'search':
      expectCount(2);
      return { kind: 'matches', call: toMatchCall(name, first, second), at };
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

function toTest(term: Term): Test {
  switch (term.kind) {
    case 'query':
      return { kind: 'exists', query: term.query };
    case 'matches':
      return { kind: 'matches', call: term.call };
    case 'literal':
      throw new QuerySyntaxError('literal-is-no-test', term.at);
    case 'call':
      throw new QuerySyntaxError('call-must-be-compared', term.at, term.call.kind);
  }
}

function toOperand(term: Term): Operand {
  switch (term.kind) {
    case 'query':
      if (!isSingular(term.query)) throw new QuerySyntaxError('comparison-needs-one-value', term.at);
      return term;
    case 'literal':
      return term;
    case 'call':
      return term.call;
    case 'matches':
      throw new QuerySyntaxError('call-is-no-value', term.at, term.call.name);
  }
}

function toArgument(term: Term | undefined): Operand {
  if (term?.kind === 'query' && !isSingular(term.query)) throw new QuerySyntaxError('argument-is-no-value', term.at);
  if (term === undefined || term.kind === 'matches') throw new QuerySyntaxError('argument-is-no-value', term?.at ?? 0);
  return toOperand(term);
}
