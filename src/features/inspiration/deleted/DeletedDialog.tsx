import FlagIcon from '@mui/icons-material/FlagOutlined';
import TaskIcon from '@mui/icons-material/TaskAltOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef } from 'react';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { Sheet } from '../../../shared/ui/Sheet.tsx';
import { deletedItems } from '../board.ts';
import { attempt, toReason, withdrawUndo } from '../board-actions.ts';
import { formatRecentTime } from '../model/date-text.ts';
import { daysLeft } from '../model/deleted-item.ts';
import type { ListedItem } from '../storage/deletions.ts';
import { inspirationName } from '../words.ts';
import { copy as words } from './copy.ts';
import { deletedName, purgeItem, restoreItem } from './deleted-actions.ts';
import { useDeleted } from './use-deleted.ts';

interface DeletedDialogProps {
  readonly isOpen: boolean;
  /** The goal whose tasks are shown; null for all goals and tasks. */
  readonly goalId: string | null;
  readonly onClose: () => void;
}

/** Deleted goals and tasks, which can be restored or removed for good. */
export function DeletedDialog({ isOpen, onClose, ...rest }: DeletedDialogProps) {
  return (
    <Sheet isOpen={isOpen} title={words.title} place="top" width="sm" closesBeside onClose={onClose}>
      {isOpen && <DeletedList {...rest} />}
    </Sheet>
  );
}

function DeletedList({ goalId }: Omit<DeletedDialogProps, 'isOpen' | 'onClose'>) {
  const { items, error } = useDeleted(goalId);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    withdrawUndo();
    void attempt(() => deletedItems.dropExpired(), words.failed);
  }, []);
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (items !== null) focusNext(list, left);
  }, [items]);
  const leave = async (index: number, job: Promise<boolean>) => {
    if (!(await job)) return;
    left.current = index;
    focusNext(list, left);
  };
  const now = Date.now();
  return (
    <Body>
      <p>{goalId === null ? words.hint : words.hintOfGoal}</p>
      {error !== null && <ErrorAlert title={words.failed(toReason(error))} />}
      {items === null && error === null && <p role="status">{words.loading}</p>}
      <ul ref={list} tabIndex={-1} aria-label={words.title}>
        {items?.map((head, index) => (
          <li key={head.id} data-deleted={head.id}>
            <Facts head={head} now={now} isOfGoal={goalId !== null} />
            <span className="actions">
              <Button
                size="small"
                className="restore"
                aria-label={words.restoreLabel(deletedName(head))}
                onClick={() => void leave(index, restoreItem(head))}
              >
                {words.restore}
              </Button>
              <Button
                size="small"
                color="error"
                aria-label={words.purgeLabel(deletedName(head))}
                onClick={() => void leave(index, purgeItem(head))}
              >
                {words.purge}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {items?.length === 0 && <p>{goalId === null ? words.empty : words.emptyOfGoal}</p>}
    </Body>
  );
}

/** The button that had the focus goes with its item: the next item gets it. */
function focusNext(list: RefObject<HTMLElement | null>, left: RefObject<number | null>): void {
  if (left.current === null || list.current?.contains(document.activeElement) === true) return;
  const buttons = list.current?.querySelectorAll<HTMLElement>('.restore');
  (buttons?.[Math.min(left.current, buttons.length - 1)] ?? list.current)?.focus();
  left.current = null;
}

interface FactsProps {
  readonly head: ListedItem;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The list shows one goal only. */
  readonly isOfGoal: boolean;
}

function Facts({ head, now, isOfGoal }: FactsProps) {
  const { kind, deletedAt, taskCount, goalTitle, goal } = head;
  const isTask = kind === 'task';
  const Icon = isTask ? TaskIcon : FlagIcon;
  return (
    <>
      <span className="icon" role="img" aria-label={isTask ? words.task : words.goal}>
        <Icon />
      </span>
      <span className="text">
        <strong>{deletedName(head)}</strong>
        {isTask && !isOfGoal && (
          <span>{(goal === 'on-board' ? words.of : words.ofDeleted)(inspirationName(goalTitle))}</span>
        )}
        <span className="facts">
          {taskCount > 0 && <span>{(isTask ? words.children : words.tasks)(taskCount)}</span>}
          <span>{words.when(formatRecentTime(deletedAt))}</span>
          <span>{words.left(daysLeft(deletedAt, now))}</span>
        </span>
      </span>
    </>
  );
}

const Body = styled('div')(({ theme }) => ({
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& ul': { margin: theme.spacing(1.5, 0, 0), padding: 0, listStyle: 'none', outline: 0 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 1.5),
    padding: theme.spacing(1.25, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .icon': { display: 'grid', color: theme.vars.palette.text.secondary },
  '& .text': { display: 'grid', flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .text strong': { fontWeight: 600 },
  '& .text > span': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .facts': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 1.5) },
  '& .actions': { display: 'flex', gap: theme.spacing(0.5), marginInlineStart: 'auto' },
}));
