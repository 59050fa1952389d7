import NewTabIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formatSize } from '../../shared/files/size-text.ts';
import { copy as handoffCopy } from '../../shared/handoff/copy.ts';
import type { Receiver } from '../../shared/handoff/list-receivers.ts';
import { willOpenNewTab } from '../../shared/handoff/open-receiver.ts';
import { isComposing } from '../../shared/ime.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { tint } from '../../shared/look/tint.ts';
import { copy } from './copy.ts';

/** A page that can take the selected content, or all of them. */
export interface Choice {
  readonly receiver: Receiver;
  readonly takesAll: boolean;
  readonly count: number;
}

interface ReceiverChoicesProps {
  /** Not empty. */
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
}

const KEYS_MAX = 9;

/** The first page has the focus, so that Enter opens it; the number of a page opens it as well. */
export function ReceiverChoices({ choices, onChoose }: ReceiverChoicesProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    if (choice === undefined || choice.receiver.exceededBytes !== null) return;
    event.preventDefault();
    onChoose(choice);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <List aria-label={copy.choices}>
      {choices.map((choice, index) => {
        const { page, receiving, to, exceededBytes } = choice.receiver;
        const Icon = page.icon;
        return (
          <li key={`${to} ${receiving.handoff}`}>
            <Row
              ref={index === 0 ? first : null}
              type="button"
              disabled={exceededBytes !== null}
              onClick={() => onChoose(choice)}
            >
              <Icon aria-hidden="true" />
              <span className="words">
                <strong>{page.name}</strong>
                <span>
                  {exceededBytes === null ? receiving.action : handoffCopy.tooLarge(formatSize(exceededBytes))}
                  {choice.takesAll && ` · ${copy.all(choice.count)}`}
                </span>
              </span>
              {willOpenNewTab(page) && <NewTabIcon titleAccess={copy.newTab} fontSize="small" />}
              {index < KEYS_MAX && (
                <span className="key" aria-hidden="true">
                  {index + 1}
                </span>
              )}
            </Row>
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Row = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    width: '100%',
    minHeight: 60,
    padding: theme.spacing(1, 1.5),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.radius.control,
    background: palette.background.paper,
    color: palette.text.primary,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover:not(:disabled), &:focus-visible': {
      borderColor: palette.primary.main,
      background: tint(palette.primary.main, 8),
    },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    '&:disabled': { color: palette.text.secondary, cursor: 'not-allowed' },
    '& > svg': { flex: 'none', color: palette.text.secondary },
    '& > svg:first-of-type': { color: palette.primary.main },
    '&:disabled > svg:first-of-type': { color: palette.text.secondary },
    '& .words': { display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& strong': { fontWeight: 600 },
    '& .words > span': { color: palette.text.secondary, ...theme.typography.body2 },
    '& > .key': {
      flex: 'none',
      minWidth: 24,
      padding: theme.spacing(0, 0.75),
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.radius.small,
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      textAlign: 'center',
      [MEDIA.coarse]: { display: 'none' },
    },
  };
});
