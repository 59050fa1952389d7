import { requireFew } from './compile-path.ts';
import { compileShort, itemsOf, type ShortContext } from './compile-short.ts';
import type { QueryValue, ShortForm } from './syntax.ts';

/**
 * The results of an expression for each of the values, in order. Yields when other work should get a turn: between the
 * values, and between the items of a `map` or an array, where the whole work of a query may be.
 */
export function* evaluateShort(
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
export function isSingle(form: ShortForm): boolean {
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
