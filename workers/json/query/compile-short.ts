import { requireFew, sliceOf } from './compile-path.ts';
import type { QueryContext } from './query-context.ts';
import type { ComparisonOperator, MadeValue, QueryValue, ShortCall, ShortForm, Step } from './syntax.ts';
import { sortNames } from './values.ts';

type Emit = (value: QueryValue) => void;
/** Gives the results of an expression for one value, in order. */
type Apply = (value: QueryValue, emit: Emit) => void;

/** An evaluation of the short form. `skippedCount` counts values that a step does not apply to. */
export interface ShortContext extends QueryContext {
  skippedCount: number;
}

const NULL: MadeValue = { kind: 'literal', text: 'null' };
const TRUE: MadeValue = { kind: 'literal', text: 'true' };
const FALSE: MadeValue = { kind: 'literal', text: 'false' };

/** Makes an expression ready for many values. */
export function compileShort(context: ShortContext, form: ShortForm): Apply {
  const { values, patterns } = context;
  const compile = (each: ShortForm) => compileShort(context, each);
  switch (form.kind) {
    case 'pipe':
      return form.parts
        .map(compile)
        .reduceRight((then, part) => (value, emit) => part(value, (each) => then(each, emit)));
    case 'comma': {
      const parts = form.parts.map(compile);
      return (value, emit) => {
        for (const part of parts) part(value, emit);
      };
    }
    case 'steps':
      return form.steps
        .map((step) => compileStep(context, step))
        .reduceRight<Apply>(
          (then, step) => (value, emit) => step(value, (each) => then(each, emit)),
          (value, emit) => emit(value),
        );
    case 'literal':
      return (_, emit) => emit(form.value);
    case 'call':
      return compileCall(context, form.name);
    case 'has':
      return guard(context, (value) => hasKey(context, value, form.key));
    case 'test': {
      const pattern = patterns.find(form.pattern);
      return guard(context, (value) => {
        if (values.kind(value) !== 'string') return null;
        return toLiteral(pattern?.finds(values.stringOf(value)) ?? false);
      });
    }
    case 'select': {
      const test = compile(form.of);
      return (value, emit) => test(value, (each) => isTruthy(context, each) && emit(value));
    }
    case 'map': {
      const of = compile(form.of);
      return guard(context, (value) => {
        const items = itemsOf(context, value);
        return items === null ? null : { kind: 'array', items: items.flatMap((item) => collect(context, of, item)) };
      });
    }
    case 'array': {
      const of = compile(form.of);
      return (value, emit) => emit({ kind: 'array', items: collect(context, of, value) });
    }
    case 'object':
      return compileObject(
        context,
        form.members.map(({ name, of }) => ({ name, of: compile(of) })),
      );
    case 'and':
    case 'or': {
      const [left, right] = [compile(form.left), compile(form.right)];
      const isDecided = form.kind === 'or';
      return (value, emit) =>
        left(value, (first) => {
          if (isTruthy(context, first) === isDecided) emit(toLiteral(isDecided));
          else right(value, (second) => emit(toLiteral(isTruthy(context, second))));
        });
    }
    case 'comparison': {
      const [left, right] = [compile(form.left), compile(form.right)];
      const { operator } = form;
      return (value, emit) =>
        left(value, (a) => right(value, (b) => emit(toLiteral(compare(context, operator, a, b)))));
    }
  }
}

/** All results for one value. */
function collect(context: ShortContext, of: Apply, value: QueryValue): QueryValue[] {
  const found: QueryValue[] = [];
  of(value, (each) => found.push(each));
  context.effort.spend(1 + found.length);
  requireFew(found.length);
  return found;
}

/** The items of an array or the members of an object; null for any other value. */
export function itemsOf({ values }: ShortContext, value: QueryValue): readonly QueryValue[] | null {
  const kind = values.kind(value);
  return kind === 'array' || kind === 'object' ? values.items(value) : null;
}

/** Makes an expression of a function that gives null for values it does not apply to. */
function guard(context: ShortContext, of: (value: QueryValue) => QueryValue | null): Apply {
  return (value, emit) => {
    context.effort.spend(1);
    const result = of(value);
    if (result === null) context.skippedCount += 1;
    else emit(result);
  };
}

function compileStep(context: ShortContext, step: Step): Apply {
  const { values } = context;
  switch (step.kind) {
    case 'each':
      return (value, emit) => {
        const items = itemsOf(context, value);
        if (items === null) context.skippedCount += 1;
        else for (const item of items) emit(item);
      };
    case 'name': {
      const id = values.idOfName(step.name);
      return guard(context, (value) => {
        if (isNull(context, value)) return NULL;
        if (values.kind(value) !== 'object') return null;
        if (typeof value !== 'number') return values.members(value).get(step.name) ?? NULL;
        const member = values.findMember(value, id);
        return member < 0 ? NULL : member;
      });
    }
    case 'index':
      return guard(context, (value) => {
        if (isNull(context, value)) return NULL;
        return values.kind(value) === 'array' ? (values.items(value).at(step.index) ?? NULL) : null;
      });
    case 'slice':
      return guard(context, (value) => {
        const bounds = { from: step.from, to: step.to, step: 1 };
        if (isNull(context, value)) return NULL;
        if (values.kind(value) === 'array') return { kind: 'array', items: sliceOf(values.items(value), bounds) };
        if (values.kind(value) !== 'string') return null;
        return { kind: 'string', text: sliceOf([...values.stringOf(value)], bounds).join('') };
      });
  }
}

function compileCall(context: ShortContext, name: ShortCall): Apply {
  const { values, data } = context;
  switch (name) {
    case 'keys':
      return guard(context, (value) => listKeys(context, value));
    case 'length':
      return guard(context, (value) => lengthOf(context, value));
    case 'not':
      return (value, emit) => emit(toLiteral(!isTruthy(context, value)));
    case 'first':
      return compileStep(context, { kind: 'index', index: 0 });
    case 'last':
      return compileStep(context, { kind: 'index', index: -1 });
    case 'type':
      return (value, emit) => emit({ kind: 'string', text: typeOf(context, value) });
    case 'empty':
      return () => undefined;
    case 'recurse': {
      const descend: Apply = (value, emit) => {
        if (typeof value === 'number') {
          const behind = data.table.next[value] ?? 0;
          for (let node = value; node < behind; node++) emit(node);
          return;
        }
        emit(value);
        for (const item of value.kind === 'array' || value.kind === 'object' ? values.items(value) : []) {
          descend(item, emit);
        }
      };
      return descend;
    }
  }
}

function compileObject(
  context: ShortContext,
  members: readonly { readonly name: string; readonly of: Apply }[],
): Apply {
  return (value, emit) => {
    const choices = members.map(({ of }) => collect(context, of, value));
    const add = (at: number, chosen: readonly QueryValue[]): void => {
      if (at === members.length) {
        const pairs = members.map(({ name }, index) => [name, chosen[index] ?? NULL] as const);
        emit({ kind: 'object', members: new Map(pairs) });
      } else for (const choice of choices[at] ?? []) add(at + 1, [...chosen, choice]);
    };
    context.effort.spend(choices.reduce((product, { length }) => product * length, 1));
    add(0, []);
  };
}

function compare({ values }: ShortContext, operator: ComparisonOperator, left: QueryValue, right: QueryValue): boolean {
  if (operator === '==') return values.isEqual(left, right);
  if (operator === '!=') return !values.isEqual(left, right);
  const order = values.order(left, right);
  if (order === null) return false;
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

function hasKey(
  { values }: ShortContext,
  value: QueryValue,
  key: Extract<Step, { readonly kind: 'name' | 'index' }>,
): MadeValue | null {
  const kind = values.kind(value);
  if (key.kind === 'name') return kind === 'object' ? toLiteral(values.members(value).has(key.name)) : null;
  if (kind !== 'array') return null;
  return toLiteral(key.index >= 0 && key.index < values.items(value).length);
}

function listKeys({ values }: ShortContext, value: QueryValue): MadeValue | null {
  switch (values.kind(value)) {
    case 'object':
      return { kind: 'array', items: sortNames(values.members(value)).map((text) => ({ kind: 'string', text })) };
    case 'array':
      return { kind: 'array', items: values.items(value).map((_, at) => ({ kind: 'number', text: String(at) })) };
    default:
      return null;
  }
}

/** As in jq: the length of null is 0, that of a number its absolute value. */
function lengthOf(context: ShortContext, value: QueryValue): MadeValue | null {
  const { values } = context;
  if (values.kind(value) === 'number') return { kind: 'number', text: values.textOf(value).replace(/^-/, '') };
  const length = isNull(context, value) ? 0 : values.lengthOf(value);
  return length === null ? null : { kind: 'number', text: String(length) };
}

function typeOf(context: ShortContext, value: QueryValue): string {
  const kind = context.values.kind(value);
  if (kind !== 'literal') return kind;
  return isNull(context, value) ? 'null' : 'boolean';
}

function isTruthy({ values }: ShortContext, value: QueryValue): boolean {
  return values.kind(value) !== 'literal' || values.textOf(value) === 'true';
}

function isNull({ values }: ShortContext, value: QueryValue): boolean {
  return values.kind(value) === 'literal' && values.textOf(value) === 'null';
}

function toLiteral(isTrue: boolean): MadeValue {
  return isTrue ? TRUE : FALSE;
}
