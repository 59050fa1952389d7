import { AppError } from '../../../core/errors.ts';
import { choose } from '../../../shared/confirm/confirm.ts';
import { findConflicts, type RowChange } from '../model/row-change.ts';
import { copy as words } from './copy.ts';

interface SaveEdited<Row extends object> {
  /** The row as the form was opened with it. */
  readonly opened: Row;
  /** The fields that the form has changed. */
  readonly patch: Partial<Row>;
  /** Stores a patch, unless it overwrites a field that differs from `opened`. */
  readonly save: (patch: Partial<Row>, opened: Row) => Promise<RowChange>;
  /** A field with its value in words. */
  readonly toWords: (name: keyof Row & string, row: Partial<Row>) => string;
}

/**
 * Stores what a form has changed. Where another tab has changed the same field meanwhile, the visitor sees both values and chooses.
 * @returns null where the visitor keeps the form open. @throws whatever `save` throws, but for `edited-since`.
 */
export async function saveEdited<Row extends object>(edit: SaveEdited<Row>): Promise<RowChange | null> {
  const { save, toWords } = edit;
  let { opened, patch } = edit;
  for (;;) {
    try {
      return await save(patch, opened);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'edited-since') throw error;
      const current = error.details.current as Row;
      const names = findConflicts(opened, current, patch);
      const lines = names.map((name) => words.line(toWords(name, current), toWords(name, patch)));
      const answer = await choose({
        title: words.title,
        body: lines.join(words.separator),
        confirmLabel: words.own,
        alternativeLabel: words.others,
        cancelLabel: words.back,
        isDestructive: false,
      });
      if (answer === 'cancelled') return null;
      if (answer === 'alternative') {
        patch = Object.fromEntries(
          Object.entries(patch).filter(([name]) => !names.some((each) => each === name)),
        ) as Partial<Row>;
      }
      opened = current;
    }
  }
}
