import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { type OpenedPicture, openBlob } from '../background/open-picture.ts';
import { parseReference } from '../model/images.ts';
import type { LookDraft } from './use-look-draft.ts';

interface PictureThumbProps {
  /** An address or a reference into the image store. */
  readonly source: string;
  readonly added: LookDraft['added'];
  readonly open: (source: string) => Promise<OpenedPicture>;
  readonly label: string;
  readonly failedLabel: string;
}

/** A small view of a picture, which need not be saved yet. */
export function PictureThumb({ source, added, open, label, failedLabel }: PictureThumbProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const own = added.get(parseReference(source) ?? '')?.blob ?? null;
  useEffect(() => {
    let picture: OpenedPicture | null = null;
    let isCurrent = true;
    setFailed(false);
    const opening = own === null ? open(source) : Promise.resolve(openBlob(own, false));
    opening.then(
      (opened) => {
        picture = opened;
        if (isCurrent) setUrl(opened.url);
        else opened.close();
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
      picture?.close();
    };
  }, [source, own, open]);
  return (
    <Frame>
      {hasFailed ? (
        <Failed role="img" aria-label={failedLabel}>
          <BrokenImageIcon aria-hidden="true" />
          <span>{failedLabel}</span>
        </Failed>
      ) : (
        url !== null && <img src={url} alt={label} loading="lazy" decoding="async" onError={() => setFailed(true)} />
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: theme.radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

const Failed = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  height: '100%',
  padding: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  ...theme.typography.caption,
  textAlign: 'center',
}));
