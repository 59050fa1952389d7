import type { JsonDifference } from '../../../bridges/json-bridge.ts';
import { KIND_SIGNS } from './constants.ts';
import { copy } from './copy.ts';
import { toPathText, toValueText } from './value-text.ts';

/** The content of a row: kind, path, values before and after, and the lines in both texts. */
export function DifferenceRow({ difference }: { readonly difference: JsonDifference }) {
  const { kind, left, right } = difference;
  const path = toPathText(difference);
  return (
    <>
      <span className="kind">
        <b aria-hidden="true">{KIND_SIGNS[kind]}</b>
        {copy.kinds[kind]}
      </span>
      <code className="path" title={path}>
        {path}
      </code>
      <span className="values">
        {left.text !== null && (
          <del title={copy.list.before}>
            <code>{toValueText(left)}</code>
          </del>
        )}
        {left.text !== null && right.text !== null && <span aria-hidden="true">→</span>}
        {right.text !== null && (
          <ins title={copy.list.after}>
            <code>{toValueText(right)}</code>
          </ins>
        )}
      </span>
      <span className="lines">{copy.list.lines(left.line, right.line)}</span>
    </>
  );
}
