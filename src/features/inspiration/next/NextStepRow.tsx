import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import PostponeIcon from '@mui/icons-material/EventRepeatOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDueDate } from '../model/calendar-text.ts';
import { addDays, type NextStep, nextMonday } from '../model/next-steps.ts';
import { toTaskAddress } from '../model/task-address.ts';
import { copy, inspirationName, taskName } from '../words.ts';

interface NextStepRowProps {
  readonly step: NextStep;
  /** Local date `YYYY-MM-DD`. */
  readonly today: string;
  readonly onDone: () => void;
  /** Null: without a date. */
  readonly onPostpone: (date: string | null) => void;
}

const words = copy.next;

/** One thing to do now, with its goal. */
export function NextStepRow({ step, today, onDone, onPostpone }: NextStepRowProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { task, inspiration, path, due } = step;
  const options = [
    [words.tomorrow, addDays(today, 1)],
    [words.nextWeek, nextMonday(today)],
    ...(task.due_date ? [[words.someday, null] as const] : []),
  ] as const;
  return (
    <Row data-step={task.id}>
      <Tooltip title={words.done}>
        <IconButton aria-label={words.doneLabel(taskName(task.title))} onClick={onDone}>
          <DoneIcon />
        </IconButton>
      </Tooltip>
      <div className="text">
        <Link to={toTaskAddress(task)}>{taskName(task.title)}</Link>
        <p>
          {due === 'overdue' && <strong>{words.overdue(formatDueDate(task.due_date ?? '', today))}</strong>}
          {due === 'today' && <em>{words.today(task.due_time ?? '')}</em>}
          <span>{[inspirationName(inspiration.title), ...path].join(' / ')}</span>
        </p>
      </div>
      <Tooltip title={words.postpone}>
        <IconButton
          aria-haspopup="menu"
          aria-label={words.postponeLabel(taskName(task.title))}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <PostponeIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {options.map(([label, date]) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              onPostpone(date);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(0.75),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .text': { flex: 1, minWidth: 0 },
  '& a': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
  },
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(1),
    margin: 0,
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& p span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& strong': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& em': { color: theme.vars.palette.warning.main, fontStyle: 'normal', fontWeight: 600 },
}));
