import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useCropResult } from '../crop-result.ts';
import { copy } from '../words.ts';

/** The file that a download gives, as it looks: the stage shows the picture without its new backdrop. */
export function GroundPreview() {
  const result = useCropResult();
  const blob = result.status === 'ready' ? result.result.blob : null;
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null) return;
    const opened = URL.createObjectURL(blob);
    setUrl(opened);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(opened);
    };
  }, [blob]);
  return <Frame>{url !== null && <img src={url} alt={copy.ground.preview} />}</Frame>;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 200,
  padding: theme.spacing(1),
  borderRadius: theme.radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  '& img': { maxWidth: '100%', maxHeight: 182, objectFit: 'contain' },
}));
