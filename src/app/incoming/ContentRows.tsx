import DataIcon from '@mui/icons-material/DataObjectOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import TextIcon from '@mui/icons-material/NotesOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { formatSize } from '../../shared/files/size-text.ts';
import type { Content } from '../../shared/handoff/content.ts';
import { tint } from '../../shared/look/tint.ts';
import { copy } from './copy.ts';

interface ContentRowsProps {
  readonly contents: readonly Content[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** Pictures above this size are not decoded for a thumbnail. */
const THUMB_BYTES_MAX = 24 << 20;
const EXCERPT_CHARS = 240;

/** Every content with its name, kind and size. Of several, one is selected. */
export function ContentRows({ contents, selected, onSelect }: ContentRowsProps) {
  const [only] = contents;
  if (contents.length === 1 && only !== undefined) {
    return (
      <Row as="div">
        <Facts content={only} />
      </Row>
    );
  }
  return (
    <List>
      {contents.map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the order never changes
        <li key={index}>
          <Row type="button" aria-pressed={index === selected} onClick={() => onSelect(index)}>
            <Facts content={content} />
          </Row>
        </li>
      ))}
    </List>
  );
}

function Facts({ content }: { readonly content: Content }) {
  const { name, bytes, source, kinds } = content;
  const kind = kinds[0] === undefined ? undefined : copy.kinds[kinds[0]];
  if (typeof source === 'string') {
    const chars = [...source].length.toLocaleString('zh-CN');
    return (
      <>
        <Icon aria-hidden="true">{kinds[0] === 'text' ? <TextIcon /> : <DataIcon />}</Icon>
        <span className="words">
          <strong>{kind ?? copy.text}</strong>
          <span className="facts">{copy.textSize(chars)}</span>
          <span className="excerpt">{source.trim().slice(0, EXCERPT_CHARS)}</span>
        </span>
      </>
    );
  }
  const isUnnamed = /^image\.\w+$/.test(name);
  return (
    <>
      <Icon aria-hidden="true">
        {kinds[0] === 'picture' && bytes <= THUMB_BYTES_MAX ? <Thumb file={source} /> : toIcon(content)}
      </Icon>
      <span className="words">
        <strong>{isUnnamed ? copy.pastedPicture : name}</strong>
        <span className="facts">{[kind, formatSize(bytes)].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

function toIcon({ kinds }: Content) {
  switch (kinds[0]) {
    case 'json':
    case 'yaml':
    case 'notation':
      return <DataIcon />;
    case 'text':
      return <TextIcon />;
    default:
      return <FileIcon />;
  }
}

/** A picture that the browser cannot show leaves the icon of a file. */
function Thumb({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  if (url === null) return <FileIcon />;
  return <img alt="" src={url} onError={() => setUrl(null)} />;
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.5),
  maxHeight: 232,
  margin: -2,
  padding: 2,
  overflowY: 'auto',
  listStyle: 'none',
}));

const Row = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  width: '100%',
  minWidth: 0,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  'button&': { cursor: 'pointer' },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    background: tint(theme.vars.palette.primary.main, 8),
  },
  '& .words': { display: 'grid', minWidth: 0 },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .facts': { color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
  '& .excerpt': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    marginTop: theme.spacing(0.5),
    overflow: 'hidden',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    ...theme.typography.body2,
  },
}));

const Icon = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  overflow: 'hidden',
  borderRadius: theme.radius.small,
  background: tint(theme.vars.palette.text.secondary, 10),
  color: theme.vars.palette.text.secondary,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
