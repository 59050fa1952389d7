import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { portalPath } from '../../../core/paths.ts';
import { formatDate } from '../model/date-text.ts';
import { toPercent } from '../model/progress.ts';
import type { Inspiration } from '../model/records.ts';
import { ProgressLine } from '../parts/ProgressLine.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { copy, inspirationName } from '../words.ts';

interface InspirationCardProps {
  readonly inspiration: Inspiration;
  readonly onExportJson: () => void;
  readonly onExportText: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const words = copy.card;

/** One goal in the list. */
export function InspirationCard({ inspiration, onExportJson, onExportText, onEdit, onDelete }: InspirationCardProps) {
  const { id, title, content, status, task_count, completed_task_count, created_at } = inspiration;
  const name = inspirationName(title);
  const percent = toPercent(inspiration);
  const path = `${portalPath('inspiration')}/${encodeURIComponent(id)}`;
  return (
    <Card data-goal={id}>
      <div className="head">
        <h2>
          <Link to={path}>{name}</Link>
        </h2>
        <StatusChip status={status} />
      </div>
      <p className="content">{content}</p>
      <ProgressLine label={words.progress(name, percent)} percent={percent} />
      <p className="facts">
        <span>{words.tasks(completed_task_count, task_count)}</span>
        <span>{words.created(formatDate(created_at))}</span>
      </p>
      <div className="actions">
        <Button component={Link} to={path} size="small" aria-label={words.openLabel(name)}>
          {words.open}
        </Button>
        <span className="tools">
          <Tool label={words.exportJson} goal={name} icon={<DownloadIcon />} onClick={onExportJson} />
          <Tool label={words.exportText} goal={name} icon={<DescriptionIcon />} onClick={onExportText} />
          <Tool label={words.edit} goal={name} icon={<EditIcon />} onClick={onEdit} />
          <Tool label={words.delete} goal={name} icon={<DeleteIcon />} onClick={onDelete} />
        </span>
      </div>
    </Card>
  );
}

interface ToolProps {
  readonly label: string;
  readonly goal: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function Tool({ label, goal, icon, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={words.toolLabel(label, goal)} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2.5, 2.5, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  transition: theme.transitions.create('border-color', { duration: 150 }),
  '&:hover': { borderColor: theme.vars.palette.control },
  '& p': { margin: 0 },
  '& .head': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: theme.spacing(1) },
  '& h2': {
    ...theme.typography.h5,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& h2 a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& .content': {
    ...theme.typography.body2,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    minHeight: '3.2em',
    overflow: 'hidden',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .actions': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: 'auto',
    marginInline: theme.spacing(-1),
    paddingTop: theme.spacing(0.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .tools': { display: 'flex', '& svg': { fontSize: 20 } },
}));
