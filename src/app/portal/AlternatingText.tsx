import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { LABEL_SWAP_MS } from './constants.ts';

interface AlternatingTextProps {
  readonly texts: readonly [string, string];
  /** While pointed at, the text stands still. */
  readonly isHeld: boolean;
  /** On the page that it leads to it stands still, on the first text. */
  readonly isCurrent: boolean;
}

/** Two texts that take turns in the width of the longer one; side by side where motion is not wanted (trap T63). */
export function AlternatingText({ texts, isHeld, isCurrent }: AlternatingTextProps) {
  const isStill = useMediaQuery(MEDIA.reducedMotion);
  const [shown, setShown] = useState<0 | 1>(0);

  useEffect(() => {
    if (isStill || isHeld || isCurrent) return;
    const timer = setInterval(() => setShown((current) => (current === 0 ? 1 : 0)), LABEL_SWAP_MS);
    return () => clearInterval(timer);
  }, [isStill, isHeld, isCurrent]);

  if (isStill) return <>{texts.join(' / ')}</>;
  return (
    <Stack>
      {texts.map((text, index) => (
        <span key={text} data-shown={index === (isCurrent ? 0 : shown)}>
          {text}
        </span>
      ))}
    </Stack>
  );
}

const Stack = styled('span')({
  display: 'inline-grid',
  '& > span': { gridArea: '1 / 1', visibility: 'hidden' },
  '& > span[data-shown="true"]': { visibility: 'visible' },
});
