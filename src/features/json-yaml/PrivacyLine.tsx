import LockIcon from '@mui/icons-material/LockOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { canCountRequests, countRequests } from '../../platform/request-count.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { copy } from './copy.ts';
import { rememberedInputs } from './remembered.ts';

interface PrivacyLineProps {
  /** Every file of the page is loaded: requests are counted from now on. */
  readonly isReady: boolean;
}

/** Promises that nothing leaves the page, counts the requests, and lets the visitor keep the input in this browser. */
export function PrivacyLine({ isReady }: PrivacyLineProps) {
  const words = copy.privacy;
  const [count, setCount] = useState<number | null>(null);
  const { isOn, isRefused } = useStore(rememberedInputs.store);

  useEffect(() => {
    if (!isReady || !canCountRequests()) return;
    setCount(0);
    return countRequests(setCount);
  }, [isReady]);

  return (
    <Line>
      <span className="promise">
        <LockIcon fontSize="small" aria-hidden="true" />
        {words.promise}
      </span>
      {/* Takes its room from the start, so that nothing moves when the count appears. */}
      {canCountRequests() && <span className={count === null ? 'waiting' : ''}>{words.requests(count ?? 0)}</span>}
      <Tooltip describeChild title={words.kept}>
        <FormControlLabel
          control={<Checkbox size="small" checked={isOn} onChange={(_event, next) => rememberedInputs.setOn(next)} />}
          label={words.remember}
        />
      </Tooltip>
      {isRefused && <span role="status">{words.notRemembered}</span>}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  marginLeft: 'auto',
  [MEDIA.stacked]: { marginLeft: 0 },
  // One row, so that the input is in view.
  [MEDIA.phone]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    maskImage: 'linear-gradient(to left, transparent, black 24px)',
    '& > *': { flex: 'none' },
    '& > :last-child': { paddingRight: theme.spacing(3) },
  },
  [MEDIA.coarse]: { '& .MuiFormControlLabel-root': { minHeight: 44 } },
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& .waiting': { visibility: 'hidden' },
  '& .promise': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& .MuiFormControlLabel-root': { margin: 0, marginLeft: theme.spacing(-1) },
  '& .MuiFormControlLabel-label': { ...theme.typography.body2 },
}));
