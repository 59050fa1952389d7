import type { ChartStyle } from '../../src/features/inspiration/chart/model/box-shapes.ts';

export const CHART_STYLE: ChartStyle = {
  colors: {
    paper: 'white',
    text: 'black',
    textSecondary: 'dimgray',
    line: 'gray',
    primary: 'blue',
    status: { todo: 'gray', in_progress: 'blue', completed: 'green' },
  },
  words: {
    status: { todo: 'to do', in_progress: 'in progress', completed: 'completed' },
    progress: (completed, total) => `${completed} / ${total}`,
    percent: (percent) => `${percent}%`,
    children: (completed, total) => `${completed}/${total}`,
  },
  progress: { completed: 1, total: 3, percent: 33 },
};
