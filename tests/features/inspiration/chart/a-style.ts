import type { ChartStyle } from '../../../../src/features/inspiration/chart/model/box-shapes.ts';

/** A look with a different word for every color and status. */
export const STYLE: ChartStyle = {
  colors: {
    paper: 'white',
    text: 'black',
    textSecondary: 'dimgray',
    line: 'gray',
    primary: 'blue',
    status: { todo: 'gray', in_progress: 'blue', completed: 'green' },
  },
  words: {
    status: { todo: 'to do', in_progress: 'under way', completed: 'done' },
    progress: (completed, total) => `${completed} of ${total}`,
    percent: (percent) => `${percent} %`,
    children: (completed, total) => `${completed}/${total}`,
  },
  progress: { completed: 1, total: 3, percent: 33 },
};
