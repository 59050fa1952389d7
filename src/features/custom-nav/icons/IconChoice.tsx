import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, useRef } from 'react';
import { fileOf, pickFile } from '../../../platform/file-read.ts';
import { useCanDrop } from '../../../shared/hooks/use-can-drop.ts';
import { useFileDrop } from '../../../shared/hooks/use-file-drop.ts';
import { copy } from '../words.ts';
import { drawIconFile } from './draw-icon.ts';
import { LetterTile } from './LetterTile.tsx';

/** Of a picture: it is being decoded, is chosen, or is none. */
export type Drawing = 'decoding' | 'done' | 'refused';

interface IconChoiceProps {
  readonly name: string;
  readonly color: string;
  readonly icon: string | null;
  readonly onChange: (icon: string | null) => void;
  readonly drawing: Drawing;
  readonly onDrawing: (drawing: Drawing) => void;
}

const words = copy.dialog;
const PICTURES = 'image/*';

/** The picture of a tile: chosen, dropped or pasted here. Without one the tile shows a letter. */
export function IconChoice({ name, color, icon, onChange, drawing, onDrawing }: IconChoiceProps) {
  const canDrop = useCanDrop();
  /** Number of the latest choice: a picture that is slow to decode must not replace it. */
  const latest = useRef(0);
  const choose = (chosen: string | null) => {
    latest.current += 1;
    onChange(chosen);
    onDrawing('done');
  };
  const take = async (file: File) => {
    latest.current += 1;
    const number = latest.current;
    onDrawing('decoding');
    const drawn = await drawIconFile(file);
    if (number !== latest.current) return;
    if (drawn === null) onDrawing('refused');
    else choose(drawn);
  };
  const { isOver, handlers } = useFileDrop((transfer) => {
    const file = fileOf(transfer);
    if (file !== null) void take(file);
    return file !== null;
  });
  const paste = (event: ClipboardEvent) => {
    const file = fileOf(event.clipboardData);
    if (file === null) return;
    event.preventDefault();
    void take(file);
  };
  const pick = async () => {
    const file = await pickFile(PICTURES);
    if (file !== null) await take(file);
  };
  return (
    <Area role="group" aria-label={words.icon} data-over={isOver} {...handlers} onPaste={paste}>
      <LetterTile name={name.trim() || words.name} color={color} icon={icon} />
      <span className="hint" role="status">
        {drawing === 'refused' ? words.iconRefused : canDrop ? words.iconHint : words.iconHintTouch}
      </span>
      <Button size="small" onClick={() => void pick()}>
        {words.pickIcon}
      </Button>
      {icon !== null && (
        <Button size="small" color="inherit" onClick={() => choose(null)}>
          {words.removeIcon}
        </Button>
      )}
    </Area>
  );
}

const Area = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1),
  border: `1px dashed ${theme.vars.palette.control}`,
  borderRadius: theme.radius.control,
  '&[data-over="true"]': { borderColor: theme.vars.palette.primary.main },
  '& .hint': { flex: '1 1 160px', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
