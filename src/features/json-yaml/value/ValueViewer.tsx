import CloseIcon from '@mui/icons-material/CloseOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { JsonTool } from '../../../bridges/json-bridge.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { formatCount } from '../model/quantity-text.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { copyText } from '../parts/output-actions.ts';
import { copy } from './copy.ts';
import type { Picture, ValueMeaning } from './model/describe-value.ts';
import { formatTime } from './time-text.ts';
import { maxBytesOf, useValueView, useViewedValue, type ValueSource, type ViewName } from './use-viewed-value.ts';
import { ValueText } from './ValueText.tsx';

export interface ValueViewerProps {
  readonly tool: JsonTool;
  /** Null while the selected value is fetched. */
  readonly source: ValueSource | null;
  readonly onClose: () => void;
  readonly showSuccess: (words: string) => void;
}

/** One value in full: its text with line breaks, and its other meanings. */
export function ValueViewer({ tool, source, onClose, showSuccess }: ValueViewerProps) {
  const viewed = useViewedValue(tool, source);
  const view = useValueView(tool, viewed);
  const { text } = view;
  const kind = source?.item.kind;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <Frame data-viewer="" aria-label={copy.label} onKeyDown={onKeyDown}>
      <header>
        <h3>{copy.label}</h3>
        <span className="kind">
          {kind !== undefined && copy.kinds[kind]}
          {viewed.step === 'ready' && ` ${toSizeWords(viewed.charCount, viewed.content.size)}`}
        </span>
        {view.names.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view.name}
            aria-label={copy.views.label}
            onChange={(_, next: ViewName | null) => next !== null && view.setName(next)}
          >
            {view.names.map((name) => (
              <ToggleButton key={name} value={name}>
                {copy.views[name]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Button
          size="small"
          startIcon={<CopyIcon />}
          disabled={text === null}
          onClick={() => text !== null && copyText(text.size, () => Promise.resolve(text), showSuccess)}
        >
          {copy.copyContent}
        </Button>
        <IconAction className="close" icon={CloseIcon} label={copy.close} onClick={onClose} />
      </header>
      {viewed.step === 'ready' && (
        <ValueFacts meaning={viewed.meaning} picture={viewed.picture} showsJwt={view.name === 'jwt'} />
      )}
      {view.isNoJson && <p role="status">{copy.notJson}</p>}
      {text !== null ? (
        <ValueText content={text} />
      ) : (
        <p role="status">
          {viewed.step !== 'failed'
            ? copy.reading
            : viewed.reason === 'unreadable' || kind === undefined
              ? copy.unreadable
              : copy.tooLarge(formatSize(maxBytesOf(kind)))}
        </p>
      )}
    </Frame>
  );
}

function toSizeWords(charCount: number | null, bytes: number): string {
  const size = formatSize(bytes);
  return charCount === null ? size : copy.chars(formatCount(charCount), size);
}

const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  background: theme.vars.palette.background.paper,
  '& > header': {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.25, 1),
    minHeight: 38,
    padding: theme.spacing(0.25, 1, 0.25, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& h3': { ...theme.typography.subtitle2, margin: 0 },
    '& .kind': { ...theme.typography.caption, flex: 1, color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
    // On a phone the other buttons are in a second row.
    [MEDIA.small]: {
      '&:has(.MuiToggleButtonGroup-root) .kind': { flexBasis: 'calc(100% - 100px)' },
      '& .close': { order: 1 },
      '& .MuiToggleButtonGroup-root': { order: 2, marginRight: 'auto' },
      '& .MuiButton-root': { order: 2, marginLeft: 'auto' },
    },
    '& .MuiToggleButton-root': { minHeight: 28, padding: theme.spacing(0, 1), fontSize: 13, textTransform: 'none' },
    [MEDIA.coarse]: {
      '&& .MuiToggleButton-root, && .MuiButton-root, && .MuiIconButton-root': { minHeight: 44, minWidth: 44 },
    },
  },
  '& > p': {
    margin: 0,
    padding: theme.spacing(1, 2),
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

interface ValueFactsProps {
  readonly meaning: ValueMeaning | null;
  readonly picture: Picture | null;
  /** The token is shown decoded, and so are its times. */
  readonly showsJwt: boolean;
}

/** The meanings of a value besides its text: a time, a color, an address, a picture, the times of a token. */
function ValueFacts({ meaning, picture, showsJwt }: ValueFactsProps) {
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
