import SearchIcon from '@mui/icons-material/Search';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { isComposing } from '../../shared/ime.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { CloseButton } from '../../shared/ui/CloseButton.tsx';
import { useBackCloses } from '../../shared/ui/use-back-closes.ts';
import { useDialogContainer } from '../../shared/ui/use-dialog-container.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { moveChoice } from './move-choice.ts';
import { PaletteKeys } from './PaletteKeys.tsx';
import { PaletteList, toOptionId } from './PaletteList.tsx';
import { useChoose } from './use-choose.ts';
import { usePaletteSearch } from './use-palette-search.ts';

interface PaletteDialogProps {
  readonly activePageId: string | undefined;
  readonly onClose: () => void;
}

/** The search over the whole product: a field with a list of everything that it finds. It opens without a transition. */
export function PaletteDialog({ activePageId, onClose }: PaletteDialogProps) {
  const isPhone = useMediaQuery(MEDIA.phone);
  const container = useDialogContainer(true);
  const listId = useId();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = usePaletteSearch(activePageId);
  const { choose, pin } = useChoose(onClose);
  const { rows, active } = search;
  const chosen = rows[active];
  useBackCloses(true, onClose);
  // A dialog below takes the focus back from the field while this one is not registered yet.
  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const hasCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen.item, hasCommand);
    } else if (hasCommand && event.code === 'KeyD' && chosen !== undefined) {
      event.preventDefault();
      pin(chosen.item);
    } else if (!hasCommand && !event.shiftKey && !event.altKey) {
      const next = moveChoice(event.key, active, rows.length);
      if (next === null) return;
      event.preventDefault();
      search.activate(rows[next]?.item.key ?? null);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      fullScreen={isPhone}
      maxWidth={false}
      container={container}
      sx={isPhone ? null : anchoredAtTop}
      aria-labelledby={titleId}
    >
      <VisuallyHidden id={titleId}>{copy.title}</VisuallyHidden>
      <Field>
        <SearchIcon aria-hidden="true" />
        <input
          ref={input}
          autoFocus
          type="text"
          role="combobox"
          aria-label={copy.title}
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : toOptionId(listId, chosen.item)}
          placeholder={copy.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={search.text}
          onChange={({ target }) => search.change(target.value)}
          onKeyDown={press}
        />
        <CloseButton onClick={onClose} edge="end" />
      </Field>
      <PaletteList id={listId} search={search} onActivate={search.activate} onChoose={choose} onPin={pin} />
      <PaletteKeys canPin={chosen?.item.canBePinned === true} />
      <VisuallyHidden role="status">{search.query === '' ? '' : copy.count(rows.length)}</VisuallyHidden>
    </Dialog>
  );
}

/** Anchored at the top, with a height of its own, so that nothing moves while the list changes. */
const anchoredAtTop = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { width: 640, height: 'min(560px, 80vh)', marginTop: '10vh' },
};

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { color: theme.vars.palette.text.secondary },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    // Smaller text makes iPhones zoom into the field.
    fontSize: '1.0625rem',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    // The dialog has one field, which always has the focus.
    '&:focus-visible': { outline: 'none' },
  },
}));
