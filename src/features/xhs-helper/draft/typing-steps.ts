import { TYPING_PAUSE_MS } from '../constants.ts';

/** The step of the history that a change of a field belongs to; the gesture of `changeDraft`. */
type TypingStep = (field: string, inputType: string, now: number) => string;

const LINE_ENDS = ['insertLineBreak', 'insertParagraph'];
/** Texts that come or go as a whole: paste, drop, cut. */
const WHOLE = /^(?:insertFrom(?:Paste|Drop|Yank)|deleteBy|insertReplacementText)/;

/** Typing in a field is undone in steps: a pause, a line end, and a pasted or cut text begin the next one. */
export function createTypingSteps(): TypingStep {
  let last: { readonly field: string; readonly at: number; readonly isClosed: boolean } | null = null;
  let number = 0;
  return (field, inputType, now) => {
    const isWhole = WHOLE.test(inputType);
    const isNext = last === null || last.field !== field || last.isClosed || now - last.at > TYPING_PAUSE_MS;
    if (isNext || isWhole) number += 1;
    last = { field, at: now, isClosed: isWhole || LINE_ENDS.includes(inputType) };
    return `${field} ${number}`;
  };
}

const step = createTypingSteps();

/** The step of a change that a field reports, such as React's change event. */
export function stepOf(field: string, { nativeEvent }: { readonly nativeEvent: Event }): string {
  return step(field, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '', Date.now());
}
