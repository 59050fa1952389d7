import { cursorAt, isEmptySelection, type Place, spanUnits, type TextSelection } from '../model/text-selection.ts';
import { wordAt } from '../model/word-range.ts';
import {
  type CursorMove,
  cellsAround,
  findLineEnd,
  findTextEnd,
  type MoveContext,
  moveCursor,
} from './cursor-moves.ts';
import type { LineView } from './line-view.ts';

/** What a press of the pointer selects. */
export type SelectedUnit = 'character' | 'word' | 'line';

/** The selection of a text. It is of places in the text, not of elements, so that it outlives scrolling. */
export type Selecting = ReturnType<typeof createSelecting>;

interface SelectingContext extends MoveContext {
  readonly view: LineView;
  readonly onChange: (selection: TextSelection | null) => void;
  readonly onError: (error: unknown) => void;
}

interface State {
  readonly context: SelectingContext;
  selection: TextSelection | null;
  /** The unit that was selected first: extending never makes it smaller. */
  first: TextSelection | null;
  unit: SelectedUnit;
  goal: number | null;
  isFocused: boolean;
  last: Promise<void>;
  waitingCount: number;
}

export function createSelecting(context: SelectingContext) {
  const state: State = {
    context,
    selection: null,
    first: null,
    unit: 'character',
    goal: null,
    isFocused: false,
    last: Promise.resolve(),
    waitingCount: 0,
  };
  /** Runs jobs one after another, so that a quick key does not overtake a slow one. */
  const queue = (job: () => Promise<void>): Promise<void> => {
    state.waitingCount += 1;
    state.last = state.last
      .then(job)
      .catch(context.onError)
      .finally(() => {
        state.waitingCount -= 1;
      });
    return state.last;
  };
  return {
    selection: (): TextSelection | null => state.selection,
    /** The selection after all moves under way; null when none is under way. */
    pending: (): Promise<TextSelection | null> | null =>
      state.waitingCount === 0 ? null : state.last.then(() => state.selection),
    set(selection: TextSelection | null) {
      state.first = selection;
      state.unit = 'character';
      state.goal = null;
      show(state, selection);
    },
    /** Shows the cursor. */
    setFocused(isFocused: boolean) {
      state.isFocused = isFocused;
      context.view.select(state.selection, isFocused);
    },
    /** Moves the cursor; `extends` keeps the other end of the selection. Moves are made one after another. */
    move: (move: CursorMove, extendsSelection: boolean): Promise<void> =>
      queue(() => applyMove(state, move, extendsSelection)),
    selectAll: (): Promise<void> =>
      queue(async () => {
        show(state, { anchor: { line: 0, column: 0 }, focus: await findTextEnd(context.text) });
      }),
    /** Selects a unit at a place. */
    selectUnit: (place: Place, unit: SelectedUnit): Promise<void> =>
      queue(async () => {
        state.unit = unit;
        state.goal = null;
        state.first = await unitAt(context, place, unit);
        show(state, state.first);
      }),
    /** Extends the selection to a place, by the unit that was selected first. */
    extendTo: (place: Place): Promise<void> =>
      queue(async () => {
        const first = state.first ?? cursorAt(place);
        state.first = first;
        state.goal = null;
        show(state, spanUnits(first, await unitAt(context, place, state.unit)));
      }),
  };
}

function show(state: State, selection: TextSelection | null): void {
  state.selection = selection;
  state.context.view.select(selection, state.isFocused);
  state.context.onChange(selection);
}

async function applyMove(state: State, move: CursorMove, extendsSelection: boolean): Promise<void> {
  const { context } = state;
  const selection = state.selection ?? cursorAt(await firstPlace(context));
  const collapsed = extendsSelection ? null : collapse(selection, move);
  if (collapsed !== null) {
    state.goal = null;
    state.first = cursorAt(collapsed);
  } else {
    const { place, goal } = await moveCursor(context, selection.focus, move, state.goal);
    state.goal = goal;
    state.first = extendsSelection ? cursorAt(selection.anchor) : cursorAt(place);
    state.unit = 'character';
    show(state, extendsSelection ? { anchor: selection.anchor, focus: place } : cursorAt(place));
    return context.view.reveal(place);
  }
  show(state, cursorAt(collapsed));
  await context.view.reveal(collapsed);
}

/** A move by a character or a row leaves a selection at its end in that direction; null for any other move. */
function collapse(selection: TextSelection, { unit, isBackwards }: CursorMove): Place | null {
  if (isEmptySelection(selection) || unit !== 'character') return null;
  const { anchor, focus } = spanUnits(selection, selection);
  return isBackwards ? anchor : focus;
}

/** The start of the first row in view, where a cursor that was never set begins. */
async function firstPlace({ view }: SelectingContext): Promise<Place> {
  const index = view.firstRow();
  const row = view.row(index) ?? (await view.rows().getRows(index, 1))[0];
  return { line: row?.line ?? 0, column: row?.column ?? 0 };
}

async function unitAt(context: SelectingContext, place: Place, unit: SelectedUnit): Promise<TextSelection> {
  if (unit === 'character') return cursorAt(place);
  const { line, column } = place;
  if (unit === 'line') {
    const isLast = line >= context.text.lineCount - 1;
    const end = isLast ? await findLineEnd(context, line) : { line: line + 1, column: 0 };
    return { anchor: { line, column: 0 }, focus: end };
  }
  const [found] = await context.text.getLines(line, 1);
  const piece = found?.isClipped === true ? await cellsAround(context, place) : { column: 0, text: found?.text ?? '' };
  const { start, end } = wordAt(piece.text, column - piece.column);
  return { anchor: { line, column: piece.column + start }, focus: { line, column: piece.column + end } };
}
