import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatSize } from '../../../shared/files/size-text.ts';
import { copy } from './copy.ts';
import type { Picture, ValueMeaning } from './model/describe-value.ts';
import { formatTime } from './time-text.ts';

interface ValueFactsProps {
  readonly meaning: ValueMeaning | null;
  readonly picture: Picture | null;
  /** The token is shown decoded, and so are its times. */
  readonly showsJwt: boolean;
}

/** The meanings of a value besides its text: a time, a color, an address, a picture, the times of a token. */
export function ValueFacts({ meaning, picture, showsJwt }: ValueFactsProps) {
  const facts = listFacts(meaning, picture, showsJwt);
  if (facts.length === 0) return null;
  return (
    <List>
      {facts.map(([label, content]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </List>
  );
}

function listFacts(meaning: ValueMeaning | null, picture: Picture | null, showsJwt: boolean): [string, ReactNode][] {
  const now = Date.now();
  const facts: [string, ReactNode][] = [];
  const { time, color, link, jwt } = meaning ?? {};
  if (time) facts.push([copy.time.units[time.unit], formatTime(time.ms, now)]);
  if (color) facts.push([copy.color, <Swatch key="color" aria-hidden="true" style={{ backgroundColor: color }} />]);
  if (link) {
    facts.push([
      copy.link,
      <Link key="link" href={link} target="_blank" rel="noopener noreferrer nofollow">
        {link}
      </Link>,
    ]);
  }
  if (picture !== null) facts.push([copy.picture, <PictureFact key="picture" picture={picture} />]);
  if (jwt && showsJwt) {
    const { issued, notBefore, expires, unchecked } = copy.jwt;
    if (jwt.issuedMs !== null) facts.push([issued, formatTime(jwt.issuedMs, now)]);
    if (jwt.notBeforeMs !== null) facts.push([notBefore, formatTime(jwt.notBeforeMs, now)]);
    if (jwt.expiresMs !== null) facts.push([expires, formatTime(jwt.expiresMs, now)]);
    facts.push(['JWT', unchecked]);
  }
  return facts;
}

const List = styled('dl')(({ theme }) => ({
  flex: 'none',
  maxHeight: '50%',
  margin: 0,
  padding: theme.spacing(0.5, 2),
  overflow: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  '& > div': { display: 'flex', gap: theme.spacing(1.5), padding: theme.spacing(0.25, 0) },
  '& dt': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& dd': { minWidth: 0, margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

const Swatch = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: 40,
  height: 20,
  verticalAlign: 'middle',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radius.small,
}));

type Decoding =
  | { readonly step: 'decoding' }
  | { readonly step: 'broken' }
  | { readonly step: 'shown'; readonly width: number; readonly height: number };

/** A picture in the value, decoded to a bitmap: it is neither an address nor a document. */
function PictureFact({ picture }: { readonly picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [decoding, setDecoding] = useState<Decoding>({ step: 'decoding' });

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const bitmap = await createImageBitmap(new Blob([picture.bytes], { type: picture.type }));
      const { width, height } = bitmap;
      if (!isGone && canvas.current !== null) {
        Object.assign(canvas.current, { width, height });
        canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
        setDecoding({ step: 'shown', width, height });
      }
      bitmap.close();
    };
    draw().catch(() => !isGone && setDecoding({ step: 'broken' }));
    return () => {
      isGone = true;
    };
  }, [picture]);

  const words =
    decoding.step === 'shown'
      ? copy.pictureSize(decoding.width, decoding.height, formatSize(picture.bytes.length))
      : decoding.step === 'broken'
        ? copy.pictureBroken
        : '';
  return (
    <PictureFrame>
      <canvas ref={canvas} role="img" aria-label={copy.picture} hidden={decoding.step !== 'shown'} />
      <span>{words}</span>
    </PictureFrame>
  );
}

const PictureFrame = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(0.5, 1),
  '& canvas': {
    maxWidth: '100%',
    maxHeight: 120,
    objectFit: 'contain',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.small,
    // Shows through transparent parts in light and dark.
    background: `repeating-conic-gradient(${theme.vars.palette.divider} 0 25%, transparent 0 50%) 0 0 / 12px 12px`,
  },
  '& canvas[hidden]': { display: 'none' },
}));
