import { styled } from '@mui/material/styles';
import type { SchemaCheck } from '../../../bridges/json-types-bridge.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy } from './copy.ts';

interface ViolationListProps {
  readonly check: SchemaCheck;
  /** Line and column from 1. */
  readonly onPlace: (line: number, column: number) => void;
}

/** The places of a document that do not fulfil a schema; each leads to its place in the text. */
export function ViolationList({ check, onPlace }: ViolationListProps) {
  const { violations, count } = check;
  return (
    <div>
      <List aria-label={copy.list}>
        {violations.map((violation) => {
          const { instancePath, schemaPath, member, line, column } = violation;
          return (
            <li key={`${instancePath} ${schemaPath} ${member ?? ''}`}>
              <button type="button" title={schemaPath} onClick={() => onPlace(line, column)}>
                <b>{copy.line(line)}</b>
                <span>{copy.violation(violation)}</span>
                <code>{instancePath === '' ? copy.whole : instancePath}</code>
                <code>{`#${schemaPath}`}</code>
              </button>
            </li>
          );
        })}
      </List>
      {violations.length < count && <p>{copy.more(count - violations.length)}</p>}
    </div>
  );
}

const List = styled('ul')(({ theme }) => ({
  maxHeight: 200,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  '& button': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0, 1.5),
    width: '100%',
    padding: theme.spacing(0.5, 1),
    border: 0,
    borderRadius: theme.radius.control,
    background: 'none',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& button:hover': { background: theme.vars.palette.action.hover },
  '& button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& b': { fontWeight: 600, color: theme.vars.palette.primary.main, fontVariantNumeric: 'tabular-nums' },
  '& code': { ...theme.mono, color: theme.vars.palette.text.secondary },
  [MEDIA.coarse]: { '& button': { minHeight: 44 } },
}));
