import { styled } from '@mui/material/styles';

/** An arrow that flies through clouds. */
export function ArrowDrawing() {
  return (
    <Drawing viewBox="0 0 200 110" width="200" height="110">
      <path className="cloud" d="M24 78h58a13 13 0 0 0 2-26 22 22 0 0 0-42-6 16 16 0 0 0-18 32Z" />
      <path className="cloud" d="M118 96h52a12 12 0 0 0 2-24 19 19 0 0 0-36-5 14 14 0 0 0-18 29Z" />
      <path className="path" d="M22 100 150 28" />
      <path className="arrow" d="m132 22 28-4-14 25-3-13Z" />
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme }) => ({
  '& .cloud': { fill: theme.vars.palette.divider },
  '& .path': {
    fill: 'none',
    stroke: theme.vars.palette.primary.main,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeDasharray: '2 9',
  },
  '& .arrow': { fill: theme.vars.palette.primary.main },
}));
