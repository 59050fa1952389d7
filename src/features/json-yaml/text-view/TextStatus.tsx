import { styled } from '@mui/material/styles';
import { formatCount } from '../model/quantity-text.ts';
import { countSelectedLines, isEmptySelection, type TextSelection } from '../model/text-selection.ts';
import { STATUS_PX } from '../parts/pane-style.ts';
import { copy } from './copy.ts';

/** Where the cursor is, and how much is selected. It keeps its height while it is empty. */
export function TextStatus({ selection }: { readonly selection: TextSelection | null }) {
  const words = copy.selection;
  return (
    <Row>
      {selection !== null && (
        <>
          <span role="status">{toSelectedText(selection)}</span>
          <span>{words.place(formatCount(selection.focus.line + 1), formatCount(selection.focus.column + 1))}</span>
        </>
      )}
    </Row>
  );
}

function toSelectedText(selection: TextSelection): string {
  if (isEmptySelection(selection)) return '';
  const { anchor, focus } = selection;
  if (anchor.line === focus.line) return copy.selection.characters(formatCount(Math.abs(anchor.column - focus.column)));
  return copy.selection.lines(formatCount(countSelectedLines(selection)));
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  // The floating circle of shortcuts stands at the left.
  justifyContent: 'flex-end',
  gap: theme.spacing(1.5),
  height: STATUS_PX,
  padding: theme.spacing(0, 1.5),
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
