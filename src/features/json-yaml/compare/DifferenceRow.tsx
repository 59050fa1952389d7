import type { JsonDifference, JsonDifferenceSide } from '../../../bridges/json-bridge.ts';
import { KIND_SIGNS } from './constants.ts';
import { copy } from './copy.ts';
import { cutAtParts } from './model/changed-parts.ts';
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
        {kind === 'moved' ? (
          <code className="same">{toValueText(left)}</code>
        ) : (
          <>
            {left.text !== null && (
              <del title={copy.list.before}>
                <Value side={left} />
              </del>
            )}
            {left.text !== null && right.text !== null && <span aria-hidden="true">→</span>}
            {right.text !== null && (
              <ins title={copy.list.after}>
                <Value side={right} />
              </ins>
            )}
          </>
        )}
      </span>
      <span className="lines">{copy.list.lines(left.line, right.line)}</span>
    </>
  );
}

/** A value with the parts marked that only this side has. */
function Value({ side }: { readonly side: JsonDifferenceSide }) {
  const { text, marks, textFrom, isCutBefore, isCutBehind } = side;
  if (marks.length === 0 || text === null) return <code>{toValueText(side)}</code>;
  let at = 0;
  return (
    <code>
      {isCutBefore && copy.list.cut}
      {cutAtParts(text, marks, textFrom).map((piece) => {
        at += piece.text.length;
        return piece.isChanged ? <mark key={at}>{piece.text}</mark> : piece.text;
      })}
      {isCutBehind && copy.list.cut}
    </code>
  );
}
