import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tint } from '../../../shared/look/tint.ts';
import { EmojiText } from '../../../shared/ui/EmojiText.tsx';
import { copy } from './copy.ts';
import { NoticeButton } from './NoticeButton.tsx';

/** Why a text could not be read as one language. */
export interface ProblemReading {
  readonly title: string;
  /** Null when the problem has no place in the text. */
  readonly place: ProblemPlace | null;
  readonly parserMessage: string | null;
}

interface ProblemPlace {
  /** Line and column in words. */
  readonly words: string;
  readonly excerpt: string;
  /** Index in the excerpt of the marked character, in UTF-16 units. */
  readonly caret: number;
}

interface ProblemNoticeProps {
  /** Above several readings. */
  readonly heading?: string;
  readonly readings: readonly ProblemReading[];
  /** Goes to the problem; null when it has no place. */
  readonly onJump: (() => void) | null;
  /** Buttons before the jump. */
  readonly actions?: ReactNode;
}

/** Why an action failed: the reason in words, the place in numbers and in the text, and the parser's message. */
export function ProblemNotice({ heading, readings, onJump, actions }: ProblemNoticeProps) {
  return (
    <Alert
      severity="error"
      action={
        <>
          {actions}
          {onJump !== null && <NoticeButton label={copy.problem.jump} onClick={onJump} />}
        </>
      }
    >
      {heading !== undefined && (
        <strong>
          <EmojiText text={heading} />
        </strong>
      )}
      {readings.map(({ title, place, parserMessage }) => (
        <Reading key={title}>
          <strong>
            <EmojiText text={title} />
          </strong>
          {place !== null && (
            <>
              <div>{place.words}</div>
              <Excerpt>
                {place.excerpt.slice(0, place.caret)}
                <mark>{place.excerpt.slice(place.caret, place.caret + 1) || ' '}</mark>
                {place.excerpt.slice(place.caret + 1)}
              </Excerpt>
            </>
          )}
          {parserMessage !== null && <Parser>{copy.problem.parser(parserMessage)}</Parser>}
        </Reading>
      ))}
    </Alert>
  );
}

const Reading = styled('div')(({ theme }) => ({ '* + &': { marginTop: theme.spacing(1) } }));

/** In the parser's own language, so it steps back. */
const Parser = styled('div')(({ theme }) => ({ ...theme.typography.caption, overflowWrap: 'anywhere' }));

const Excerpt = styled('pre')(({ theme }) => ({
  margin: theme.spacing(0.5, 0),
  // A row that scrolled would be out of reach for the keyboard.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...theme.mono,
  fontSize: 13,
  '& mark': {
    color: 'inherit',
    background: tint(theme.vars.palette.error.main, 35),
    borderBottom: `2px solid ${theme.vars.palette.error.main}`,
  },
}));
