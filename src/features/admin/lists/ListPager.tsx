import FirstIcon from '@mui/icons-material/FirstPage';
import PreviousIcon from '@mui/icons-material/KeyboardArrowLeft';
import NextIcon from '@mui/icons-material/KeyboardArrowRight';
import LastIcon from '@mui/icons-material/LastPage';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { ButtonHint } from '../../../shared/ui/ButtonHint.tsx';
import { copy } from './copy.ts';
import { type ListChange, type ListState, lastPageOf, PAGE_SIZES } from './model/list-state.ts';

interface ListPagerProps {
  readonly state: Pick<ListState, 'page' | 'size'>;
  /** Rows of all pages. */
  readonly total: number;
  readonly onChange: (change: ListChange<never>) => void;
}

/** Which rows are shown, and the way to the others. */
export function ListPager({ state: { page, size }, total, onChange }: ListPagerProps) {
  const last = lastPageOf(total, size);
  const steps = [
    { label: copy.firstPage, Icon: FirstIcon, target: 1, isPossible: page > 1 },
    { label: copy.previousPage, Icon: PreviousIcon, target: page - 1, isPossible: page > 1 },
    { label: copy.nextPage, Icon: NextIcon, target: page + 1, isPossible: page < last },
    { label: copy.lastPage, Icon: LastIcon, target: last, isPossible: page < last },
  ];
  return (
    <Bar>
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={size}
        inputProps={{ 'aria-label': copy.rowsPerPage }}
        onChange={({ target }) => {
          const chosen = PAGE_SIZES.find((each) => each === Number(target.value));
          if (chosen !== undefined) onChange({ kind: 'size', size: chosen });
        }}
      >
        {PAGE_SIZES.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </Select>
      <span role="status">{copy.range((page - 1) * size + 1, Math.min(page * size, total), total)}</span>
      <span className="steps">
        {steps.map(({ label, Icon, target, isPossible }) => (
          <ButtonHint key={label} text={label}>
            <IconButton
              aria-label={label}
              disabled={!isPossible}
              onClick={() => onChange({ kind: 'page', page: target })}
            >
              <Icon />
            </IconButton>
          </ButtonHint>
        ))}
      </span>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(0.5, 1),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& .steps': { display: 'flex' },
}));
