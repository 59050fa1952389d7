import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../shared/look/media.ts';
import type { AlternatingLabel } from '../../shared/tool/define-page.ts';
import { LABEL_SWAP_MS } from './constants.ts';

interface AlternatingTextProps {
  readonly label: AlternatingLabel;
  /** While the visitor points at it, the text stands still. */
  readonly isHeld: boolean;
  /** On the page it leads to, it stands still and names the view that is open. */
  readonly isCurrent: boolean;
}

/** Two texts that take turns in the width of the longer one; side by side where motion is not wanted (trap T63). */
export function AlternatingText({ label, isHeld, isCurrent }: AlternatingTextProps) {
  const { texts, openText } = label;
  const isStill = useMediaQuery(MEDIA.reducedMotion);
  const [query] = useSearchParams();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (isStill || isHeld || isCurrent) return;
    const timer = setInterval(() => setTurn((current) => (current + 1) % texts.length), LABEL_SWAP_MS);
    return () => clearInterval(timer);
  }, [isStill, isHeld, isCurrent, texts]);

  const shown = isCurrent ? openText(query) : turn;
  return (
    <Stack data-current={isCurrent || undefined}>
      {texts.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && <i>{' / '}</i>}
          <span data-shown={index === shown}>{text}</span>
        </Fragment>
      ))}
    </Stack>
  );
}

const Stack = styled('span')({
  display: 'inline-grid',
  '& > i': { display: 'none' },
  '& > span': { gridArea: '1 / 1', visibility: 'hidden' },
  '& > span[data-shown="true"]': { visibility: 'visible' },
  // By the style sheet alone, so that the first picture of a page has the width of all later ones.
  [MEDIA.reducedMotion]: {
    '&:not([data-current])': {
      display: 'inline',
      '& > i': { display: 'inline', fontStyle: 'normal', whiteSpace: 'pre' },
      '& > span': { visibility: 'visible' },
    },
  },
});
