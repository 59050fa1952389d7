import { styled } from '@mui/material/styles';
import { endGraphemes } from '../../../core/text/graphemes.ts';
import { hashText } from '../../../core/text/hash-text.ts';
import { AVATAR_COLORS, AVATAR_LETTER } from '../palette.ts';

interface LetterAvatarProps {
  readonly username: string;
  readonly sizePx?: number;
}

/** The first and the last letter of a name on a color that belongs to the name. Decorative. */
export function LetterAvatar({ username, sizePx = 32 }: LetterAvatarProps) {
  const color = AVATAR_COLORS[hashText(username) % AVATAR_COLORS.length];
  return (
    <Disc aria-hidden="true" style={{ background: color, width: sizePx, height: sizePx, fontSize: sizePx * 0.38 }}>
      {endGraphemes(username).toUpperCase()}
    </Disc>
  );
}

const Disc = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  color: AVATAR_LETTER,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
});
