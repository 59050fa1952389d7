import type { QueryContext } from './query-context.ts';
import type { ComparisonOperator, MatchCall, Operand, PathQuery, QueryValue, Test } from './syntax.ts';
import { orderTexts, type Values } from './values.ts';

type Nodes = (node: number) => readonly number[];
/** Makes the query of a filter ready. */
type CompileQuery = (query: PathQuery) => Nodes;
/** The value of an operand for a tested node; null for Nothing (RFC 9535 §1.1). */
type Evaluate = (node: number) => QueryValue | null;

/** Makes a logical expression ready for many nodes. */
export function compileTest(context: QueryContext, test: Test, compile: CompileQuery): (node: number) => boolean {
  switch (test.kind) {
    case 'and': {
      const tests = test.tests.map((each) => compileTest(context, each, compile));
      return (node) => tests.every((each) => each(node));
    }
    case 'or': {
      const tests = test.tests.map((each) => compileTest(context, each, compile));
      return (node) => tests.some((each) => each(node));
    }
    case 'not': {
      const inner = compileTest(context, test.test, compile);
      return (node) => !inner(node);
    }
    case 'exists': {
      const nodes = compile(test.query);
      return (node) => nodes(node).length > 0;
    }
    case 'matches':
      return compileMatch(context, test.call, compile);
    case 'comparison': {
      const left = compileOperand(context, test.left, compile);
      const right = compileOperand(context, test.right, compile);
      const { operator } = test;
      return (node) => {
        context.effort.spend(1);
        return isTrue(context.values, operator, left(node), right(node));
      };
    }
  }
}

function compileOperand(context: QueryContext, operand: Operand, compile: CompileQuery): Evaluate {
  switch (operand.kind) {
    case 'literal':
      return () => operand.value;
    case 'query':
      return compileSingular(context, operand.query, compile);
    case 'value': {
      const nodes = compile(operand.query);
      return (node) => {
        const found = nodes(node);
        return found.length === 1 ? (found[0] ?? null) : null;
      };
    }
    case 'count': {
      const nodes = compile(operand.query);
      return (node) => ({ kind: 'number', text: String(nodes(node).length) });
    }
    case 'length': {
      const of = compileOperand(context, operand.of, compile);
      return (node) => {
        const value = of(node);
        const length = value === null ? null : context.values.lengthOf(value);
        return length === null ? null : { kind: 'number', text: String(length) };
      };
    }
  }
}

/** Names without lists in between, because most filters test one member of each item. */
function compileSingular({ values }: QueryContext, query: PathQuery, compile: CompileQuery): Evaluate {
  const ids: number[] = [];
  for (const { selectors } of query.segments) {
    const [first] = selectors;
    if (first?.kind === 'name') ids.push(values.idOfName(first.name));
  }
  if (query.isAbsolute || ids.length < query.segments.length) {
    const nodes = compile(query);
    return (node) => nodes(node)[0] ?? null;
  }
  return (node) => {
    let at = node;
    for (let step = 0; step < ids.length && at >= 0; step++) at = values.findMember(at, ids[step] ?? 0);
    return at < 0 ? null : at;
  };
}

function compileMatch(context: QueryContext, call: MatchCall, compile: CompileQuery): (node: number) => boolean {
  const { values, effort, patterns } = context;
  const subject = compileOperand(context, call.subject, compile);
  const pattern = compileOperand(context, call.pattern, compile);
  return (node) => {
    const [tested, wanted] = [subject(node), pattern(node)];
    if (tested === null || wanted === null) return false;
    if (values.kind(tested) !== 'string' || values.kind(wanted) !== 'string') return false;
    const found = patterns.find(values.stringOf(wanted));
    const text = values.stringOf(tested);
    effort.spend(1 + (text.length >> 3));
    if (found === null) return false;
    return call.name === 'match' ? found.matches(text) : found.finds(text);
  };
}

/** RFC 9535 §2.3.5.2.2. */
function isTrue(
  values: Values,
  operator: ComparisonOperator,
  left: QueryValue | null,
  right: QueryValue | null,
): boolean {
  switch (operator) {
    case '==':
      return isEqual(values, left, right);
    case '!=':
      return !isEqual(values, left, right);
    case '<':
      return isLess(values, left, right);
    case '>':
      return isLess(values, right, left);
    case '<=':
      return isLess(values, left, right) || isEqual(values, left, right);
    case '>=':
      return isLess(values, right, left) || isEqual(values, left, right);
  }
}

function isEqual(values: Values, left: QueryValue | null, right: QueryValue | null): boolean {
  return left === null || right === null ? left === right : values.isEqual(left, right);
}

function isLess(values: Values, left: QueryValue | null, right: QueryValue | null): boolean {
  if (left === null || right === null) return false;
  const kind = values.kind(left);
  if (kind !== values.kind(right)) return false;
  if (kind === 'number') return (values.orderOfNumbers(left, right) ?? 0) < 0;
  return kind === 'string' && orderTexts(values.stringOf(left), values.stringOf(right)) < 0;
}
