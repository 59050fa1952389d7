import { styled } from '@mui/material/styles';
import { inkOn, tileLetter } from '../model/tile.ts';

interface LetterTileProps {
  readonly name: string;
  readonly color: string;
  /** A picture of the visitor's in place of the letter, as a data URL. */
  readonly icon: string | null;
}

/** A tile with the first letter of a name or a kept picture: no site learns which links the visitor keeps. */
export function LetterTile({ name, color, icon }: LetterTileProps) {
  if (icon !== null) {
    return (
      <Tile aria-hidden="true" className="tile">
        <img src={icon} alt="" draggable={false} />
      </Tile>
    );
  }
  return (
    <Tile aria-hidden="true" className="tile" style={{ background: color, color: inkOn(color) }}>
      {tileLetter(name)}
    </Tile>
  );
}

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: theme.radius.control,
  fontSize: '1.1875rem',
  fontWeight: 700,
  lineHeight: 1,
  userSelect: 'none',
  '& img': { width: '100%', height: '100%', objectFit: 'contain', borderRadius: 'inherit' },
}));
