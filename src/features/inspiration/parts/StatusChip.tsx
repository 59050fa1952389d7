import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';
import { copy, labelOf } from '../words.ts';

interface StatusChipProps {
  /** Status of a goal. */
  readonly status: string;
}

/** The status of a goal, as a word on its color. */
export function StatusChip({ status }: StatusChipProps) {
  return <Chip data-status={status}>{labelOf(copy.inspirationStatuses, status)}</Chip>;
}

const Chip = styled('span')(({ theme }) => {
  const { success, info, neutral } = theme.vars.palette;
  const colored = (color: string) => ({ color, borderColor: tint(color, 40), background: tint(color, 6) });
  return {
    display: 'inline-block',
    flexShrink: 0,
    padding: theme.spacing(0, 1),
    border: '1px solid',
    borderRadius: theme.radius.full,
    ...theme.typography.caption,
    ...colored(neutral),
    '&[data-status="active"]': colored(success.main),
    '&[data-status="completed"]': colored(info.main),
  };
});
