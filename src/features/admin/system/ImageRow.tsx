import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import LaterIcon from '@mui/icons-material/KeyboardArrowDown';
import EarlierIcon from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SYSTEM_LIMITS } from '../../../core/contracts/admin-system.ts';
import { toPictureAddress } from '../../../core/picture-address.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy } from './copy.ts';
import { findAddressProblem } from './model/portal-draft.ts';

interface ImageRowProps {
  readonly address: string;
  /** Place in the list, from 1. */
  readonly place: number;
  readonly isLast: boolean;
  /** Shows a problem of the address. */
  readonly isChecked: boolean;
  readonly onChange: (address: string) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

const words = copy.portal;

/** A picture of a list: preview, address, place. */
export function ImageRow({ address, place, isLast, isChecked, onChange, onMove, onRemove }: ImageRowProps) {
  const [isLeft, setIsLeft] = useState(false);
  const problem = findAddressProblem(address);
  const message = isChecked || isLeft ? toWords(problem) : null;
  return (
    <Row>
      <Preview key={address} address={problem === null ? address.trim() : null} />
      <TextField
        className="address"
        size="small"
        fullWidth
        value={address}
        error={message !== null}
        helperText={message}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => setIsLeft(true)}
        slotProps={{
          htmlInput: { 'aria-label': words.address(place), inputMode: 'url', spellCheck: false, autoComplete: 'off' },
        }}
      />
      <span className="actions">
        <IconButton aria-label={words.earlier(place)} disabled={place === 1} onClick={() => onMove(-1)}>
          <EarlierIcon />
        </IconButton>
        <IconButton aria-label={words.later(place)} disabled={isLast} onClick={() => onMove(1)}>
          <LaterIcon />
        </IconButton>
        <IconButton aria-label={words.remove(place)} onClick={onRemove}>
          <RemoveIcon />
        </IconButton>
      </span>
    </Row>
  );
}

/** The picture of an address. Where it cannot be loaded, words say so. */
function Preview({ address }: { readonly address: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className="preview">
      {address === null || isBroken ? (
        <span>{words.broken}</span>
      ) : (
        <img
          src={toPictureAddress(address)}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  );
}

function toWords(problem: ReturnType<typeof findAddressProblem>): string | null {
  if (problem === null) return null;
  return problem === 'tooLong' ? words.tooLong(SYSTEM_LIMITS.addressLength) : words.badAddress;
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  '& .preview': {
    display: 'grid',
    placeItems: 'center',
    width: 96,
    height: 54,
    overflow: 'hidden',
    borderRadius: theme.radius.control,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.default,
    color: theme.vars.palette.text.secondary,
    ...theme.typography.caption,
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .actions': { display: 'flex' },
  [MEDIA.phone]: {
    gridTemplateColumns: 'auto 1fr',
    '& .address': { gridColumn: '1 / -1', gridRow: 2 },
    '& .actions': { justifySelf: 'end' },
  },
}));
