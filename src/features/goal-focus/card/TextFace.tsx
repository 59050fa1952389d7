import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { toTitleColumns } from '../model/title-size.ts';

interface TextFaceProps {
  readonly title: string;
  /** Where the title leads; it is a link then. */
  readonly address?: string;
  readonly description: ReactNode;
}

/** A large title over its description. A short title is larger than a long one. */
export function TextFace({ title, address, description }: TextFaceProps) {
  return (
    <Face>
      {title !== '' && (
        <h1 style={{ '--columns': toTitleColumns(title) } as CSSProperties}>
          {address === undefined ? title : <Link to={address}>{title}</Link>}
        </h1>
      )}
      {description !== '' && <Description data-alone={title === ''}>{description}</Description>}
    </Face>
  );
}

const Face = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 'clamp(0.875rem, 3cqw, 2rem)',
  width: '100%',
  textAlign: 'center',
  '& h1': {
    margin: 0,
    fontSize: 'calc(var(--zoom, 1) * clamp(1.75rem, 84cqw / var(--columns), var(--title-max, 7.5rem)))',
    fontWeight: 600,
    lineHeight: 1.22,
    ...PHRASE_WRAP,
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

const Description = styled('div')({
  maxWidth: '40em',
  fontSize: 'calc(var(--zoom, 1) * clamp(1rem, 2.4cqw, var(--text-max, 1.5rem)))',
  lineHeight: 1.7,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&[data-alone="true"]': { fontSize: 'calc(var(--zoom, 1) * clamp(1.125rem, 4cqw, 2.25rem))' },
});
