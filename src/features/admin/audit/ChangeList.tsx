import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { copy, fieldWords } from './copy.ts';
import type { Change } from './model/changes.ts';
import { toListText, toValueText } from './value-text.ts';

interface ChangeListProps {
  readonly action: string;
  readonly changes: readonly Change[];
  /** Shows so many changes and members of a list, and counts the rest. Without it everything is shown. */
  readonly max?: number;
}

/** Changed fields with their old and new values, or a word for an entry that has none. */
export function ChangeList({ action, changes, max = Number.POSITIVE_INFINITY }: ChangeListProps) {
  if (changes.length === 0) return <None>{copy.noDetails}</None>;
  const shown = changes.slice(0, max);
  return (
    <List>
      {shown.map((change) => (
        <li key={change.path.join('.')}>
          <span className="field">{fieldWords(action, change.path)}</span>
          <span>
            <Values change={change} max={max} />
          </span>
        </li>
      ))}
      {changes.length > shown.length && <li className="field">{copy.moreChanges(changes.length - shown.length)}</li>}
    </List>
  );
}

function Values({ change, max }: { readonly change: Change; readonly max: number }) {
  const field = change.path.at(-1);
  switch (change.kind) {
    case 'added':
      return toValueText(change.after, field, max);
    case 'removed':
      return <Old label={copy.was} text={toValueText(change.before, field, max)} />;
    case 'set':
      return (
        <>
          <Old label={copy.was} text={toValueText(change.before, field, max)} />
          <Arrow aria-hidden="true">→</Arrow>
          <New label={copy.is} text={toValueText(change.after, field, max)} />
        </>
      );
    case 'members':
      return (
        <>
          {change.removed.length > 0 && <Old label={copy.removed} sign="−" text={toListText(change.removed, max)} />}
          {change.removed.length > 0 && change.added.length > 0 && ' '}
          {change.added.length > 0 && <New label={copy.added} sign="+" text={toListText(change.added, max)} />}
        </>
      );
  }
}

interface SideProps {
  /** What the value is, for assistive technology, which announces no strike-through. */
  readonly label: string;
  readonly sign?: string;
  readonly text: string;
}

function Old({ label, sign, text }: SideProps) {
  return (
    <del>
      <VisuallyHidden>{label}</VisuallyHidden>
      {sign !== undefined && <span aria-hidden="true">{sign} </span>}
      {text}
    </del>
  );
}

function New({ label, sign, text }: SideProps) {
  return (
    <ins>
      <VisuallyHidden>{label}</VisuallyHidden>
      {sign !== undefined && <span aria-hidden="true">{sign} </span>}
      {text}
    </ins>
  );
}

const None = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Arrow = styled('span')(({ theme }) => ({
  margin: theme.spacing(0, 0.75),
  color: theme.vars.palette.text.secondary,
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& .field': { color: theme.vars.palette.text.secondary, marginInlineEnd: theme.spacing(1), whiteSpace: 'nowrap' },
  '& del': { color: theme.vars.palette.error.main },
  '& ins': { color: theme.vars.palette.success.main, textDecoration: 'none' },
}));
