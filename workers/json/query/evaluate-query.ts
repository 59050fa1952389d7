import { requireFew } from './compile-path.ts';
import { compileShort, itemsOf, type ShortContext } from './compile-short.ts';
import { evaluatePath } from './evaluate-path.ts';
import type { QueryCount } from './query.api.ts';
import { createQueryContext } from './query-context.ts';
import type { Query, QueryValue, ShortForm } from './syntax.ts';
import type { QueryData, Values } from './values.ts';

export interface QueryFindings {
  readonly found: readonly QueryValue[];
  readonly count: QueryCount;
  /** The one result is shown on its own, without an array around it. */
  readonly isOneValue: boolean;
  readonly values: Values;
}

/** Runs a query from the root. Yields when other work should get a turn. @throws AppError as `QueryApi` lists them. */
export function* evaluateQuery(data: QueryData, query: Query): Generator<number, QueryFindings> {
  const context = { ...createQueryContext(data), skippedCount: 0 };
  const found: readonly QueryValue[] =
    query.form === 'path' ? yield* evaluatePath(context, query.query) : yield* evaluateShort(context, query.of, [0]);
  return {
    found,
    count: {
      count: found.length,
      skippedCount: context.skippedCount,
      badPatterns: [...context.patterns.bad],
      hasMadeValues: found.some((value) => typeof value !== 'number'),
    },
    isOneValue: query.form === 'short' && found.length === 1 && isSingle(query.of),
    values: context.values,
  };
}

/**
 * The results of an expression for each of the values, in order. Yields when other work should get a turn: between the
 * values, and between the items of a `map` or an array, where the whole work of a query may be.
 */
function* evaluateShort(
  context: ShortContext,
  form: ShortForm,
  inputs: readonly QueryValue[],
): Generator<number, readonly QueryValue[]> {
  const found: QueryValue[] = [];
  switch (form.kind) {
    case 'pipe': {
      let values = inputs;
      for (const part of form.parts) values = yield* evaluateShort(context, part, values);
      return values;
    }
    case 'map':
    case 'array':
      for (const input of inputs) {
        const items = form.kind === 'array' ? [input] : itemsOf(context, input);
        if (items === null) context.skippedCount += 1;
        else found.push({ kind: 'array', items: yield* evaluateShort(context, form.of, items) });
      }
      return found;
    default: {
      const apply = compileShort(context, form);
      const emit = (value: QueryValue) => {
        found.push(value);
        requireFew(found.length);
      };
      for (let at = 0; at < inputs.length; at++) {
        context.effort.beginStep();
        context.effort.spend(1);
        apply(inputs[at] ?? 0, emit);
        if (context.effort.isTurnDue()) yield at / inputs.length;
      }
      return found;
    }
  }
}

/** Whether an expression gives at most one result, whatever the value. */
function isSingle(form: ShortForm): boolean {
  switch (form.kind) {
    case 'pipe':
      return form.parts.every(isSingle);
    case 'comma':
    case 'select':
      return false;
    case 'steps':
      return form.steps.every(({ kind }) => kind !== 'each');
    case 'call':
      return form.name !== 'recurse';
    case 'object':
      return form.members.every(({ of }) => isSingle(of));
    case 'and':
    case 'or':
    case 'comparison':
      return isSingle(form.left) && isSingle(form.right);
    default:
      return true;
  }
}
