import HeldIcon from '@mui/icons-material/CheckBox';
import FreeIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ImpliedIcon from '@mui/icons-material/CheckBoxOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { tint } from '../../../shared/look/tint.ts';
import { copy as codeCopy } from '../codes/copy.ts';
import { copy } from './copy.ts';
import type { MatrixCell } from './model/permission-matrix.ts';

export interface PermissionBoxProps {
  readonly cell: MatrixCell;
  /** The administrator may not change the role at all. */
  readonly isReadOnly: boolean;
  readonly onToggle: (code: string) => void;
}

const words = copy.matrix;

/**
 * The box of one code with its words. A box that cannot be checked keeps the focus, so that its reason is read out; where the
 * words are not shown, the reason is a tooltip.
 */
export function PermissionBox({ cell, isReadOnly, onToggle }: PermissionBoxProps) {
  const { code, label, isHeld, impliedBy, change } = cell;
  const isLocked = isReadOnly || (!isHeld && cell.refusal !== null);
  const notes = listNotes(cell, isReadOnly);
  const Icon = impliedBy !== null ? ImpliedIcon : isLocked && !isReadOnly ? LockIcon : FreeIcon;
  return (
    <Tooltip title={[`${code} ${label}`, ...notes].join(' · ')} placement="top" describeChild disableInteractive>
      <Label data-change={change} data-locked={isLocked}>
        <Checkbox
          size="small"
          checked={isHeld}
          icon={<Icon fontSize="small" />}
          checkedIcon={<HeldIcon fontSize="small" />}
          onChange={() => {
            if (!isLocked) onToggle(code);
          }}
          slotProps={{ input: { 'aria-disabled': isLocked } }}
        />
        <span className="words">
          <code>{code}</code> {label}
          {notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
        </span>
      </Label>
    </Tooltip>
  );
}

function listNotes({ code, isHeld, impliedBy, refusal, change, isGone }: MatrixCell, isReadOnly: boolean): string[] {
  const wildcard = codeCopy.wildcard(code);
  const notes = [
    wildcard,
    impliedBy === null ? null : words.impliedBy(impliedBy),
    change === null ? null : words[change],
    isGone ? words.gone : null,
    isReadOnly || isHeld || refusal === null ? null : words.refusals[refusal],
  ];
  return notes.filter((note) => note !== null);
}

const Label = styled('label')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: theme.radius.small,
    cursor: 'pointer',
    ...theme.typography.body2,
    '&[data-locked="true"]': { cursor: 'default' },
    '&[data-locked="true"] .MuiCheckbox-root:not(.Mui-checked)': { color: palette.text.secondary, opacity: 0.7 },
    '&[data-change="added"]': { background: tint(palette.success.main, 16) },
    '&[data-change="removed"]': { background: tint(palette.error.main, 16) },
    '&[data-change]::after': { ...theme.mono, position: 'absolute', insetInlineEnd: theme.spacing(1) },
    '&[data-change="added"]::after': { content: '"+"', color: palette.success.main },
    '&[data-change="removed"]::after': { content: '"−"', color: palette.error.main },
    '& code': { ...theme.mono, overflowWrap: 'anywhere' },
    '& small': { display: 'block', ...theme.typography.caption, color: palette.text.secondary },
  };
});
