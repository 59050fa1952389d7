import { styled } from '@mui/material/styles';
import type { ChartStatus } from './model/task-look.ts';

/** The mark of a status, as the boxes of the chart have it. Decorative: a text stands beside it. */
export function StatusMark({ status }: { readonly status: ChartStatus }) {
  return (
    <Mark viewBox="0 0 14 14" aria-hidden="true" data-status={status}>
      {status === 'completed' ? (
        <>
          <circle className="filled" cx={7} cy={7} r={6} />
          <path d="M4.2 7.2 6.2 9.3 10 4.8" />
        </>
      ) : (
        <circle className="ring" cx={7} cy={7} r={5.25} />
      )}
      {status === 'in_progress' && <circle className="filled" cx={7} cy={7} r={2.5} />}
    </Mark>
  );
}

const Mark = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    flex: 'none',
    width: 14,
    height: 14,
    fill: 'none',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    color: palette.neutral,
    '&[data-status="in_progress"]': { color: palette.info.main },
    '&[data-status="completed"]': { color: palette.success.main },
    '& .filled': { fill: 'currentColor' },
    '& .ring': { stroke: 'currentColor' },
    '& path': { stroke: palette.background.paper },
  };
});
