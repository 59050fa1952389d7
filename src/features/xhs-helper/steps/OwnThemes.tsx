import AddIcon from '@mui/icons-material/BookmarkAddOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import RenameIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { tint } from '../../../shared/look/tint.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { OWN_THEMES_MAX_COUNT } from '../constants.ts';
import { changeStyle } from '../draft/draft-actions.ts';
import { ownThemes, removeOwnTheme } from '../draft/own-themes.ts';
import { isSameStyle, type OwnTheme } from '../model/own-themes.ts';
import type { CardStyle } from '../model/settings.ts';
import { copy } from '../words.ts';
import { ThemeNameDialog, type ThemeNaming } from './ThemeNameDialog.tsx';

const words = copy.ownThemes;

/** Whole looks that the visitor saved under a name. */
export function OwnThemes({ style }: { readonly style: CardStyle }) {
  const themes = ownThemes.useValue();
  const [naming, setNaming] = useState<ThemeNaming | null>(null);
  const save = () => {
    if (themes.length >= OWN_THEMES_MAX_COUNT) {
      showToast(words.full(OWN_THEMES_MAX_COUNT), { severity: 'warning' });
    } else setNaming({ theme: null, style });
  };
  return (
    <Section>
      <div className="head">
        <span>{words.title}</span>
        <Button size="small" startIcon={<AddIcon />} onClick={save}>
          {words.save}
        </Button>
      </div>
      {themes.length === 0 ? (
        <small>{words.empty}</small>
      ) : (
        <ul>
          {themes.map((theme) => (
            <OwnThemeRow
              key={theme.id}
              theme={theme}
              isCurrent={isSameStyle(theme.style, style)}
              onRename={() => setNaming({ theme, style: theme.style })}
            />
          ))}
        </ul>
      )}
      <ThemeNameDialog naming={naming} onClose={() => setNaming(null)} />
    </Section>
  );
}

interface OwnThemeRowProps {
  readonly theme: OwnTheme;
  readonly isCurrent: boolean;
  readonly onRename: () => void;
}

function OwnThemeRow({ theme, isCurrent, onRename }: OwnThemeRowProps) {
  const { id, name } = theme;
  const remove = () => {
    const restore = removeOwnTheme(id);
    showToast(words.removed(name), { action: { label: words.undo, onClick: restore } });
  };
  return (
    <li data-current={isCurrent}>
      <button
        type="button"
        aria-pressed={isCurrent}
        aria-label={words.apply(name)}
        onClick={() => changeStyle(theme.style)}
      >
        {name}
      </button>
      <Tooltip title={words.rename}>
        <IconButton size="small" aria-label={words.renameLabel(name)} onClick={onRename}>
          <RenameIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={words.remove}>
        <IconButton size="small" aria-label={words.removeLabel(name)} onClick={remove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </li>
  );
}

const Section = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& ul': { display: 'grid', gap: theme.spacing(0.5), margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    paddingRight: theme.spacing(0.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.control,
    '&[data-current="true"]': {
      borderColor: theme.vars.palette.primary.main,
      background: tint(theme.vars.palette.primary.main, 8),
    },
  },
  '& li > button:first-of-type': {
    all: 'unset',
    flex: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    padding: theme.spacing(1, 1.5),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderRadius: theme.radius.control,
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  },
}));
