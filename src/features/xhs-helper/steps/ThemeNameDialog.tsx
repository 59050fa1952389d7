import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../shared/toast-store.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { THEME_NAME_MAX_CHARS } from '../constants.ts';
import { addOwnTheme, ownThemes, renameOwnTheme } from '../draft/own-themes.ts';
import { checkThemeName, type OwnTheme } from '../model/own-themes.ts';
import type { CardStyle } from '../model/settings.ts';
import { copy } from '../words.ts';

/** What gets a name: a theme that is there, or with null a new one of this look. */
export interface ThemeNaming {
  readonly theme: OwnTheme | null;
  readonly style: CardStyle;
}

interface ThemeNameDialogProps {
  /** Null: closed. */
  readonly naming: ThemeNaming | null;
  readonly onClose: () => void;
}

const words = copy.ownThemes;

/** Names a new theme or renames one. */
export function ThemeNameDialog({ naming, onClose }: ThemeNameDialogProps) {
  // Kept while the dialog leaves the screen.
  const [shown, setShown] = useState(naming);
  if (naming !== null && naming !== shown) setShown(naming);
  return (
    <FormDialog
      isOpen={naming !== null}
      title={shown?.theme ? words.renameTitle : words.save}
      onClose={onClose}
      onExited={() => setShown(null)}
    >
      {shown !== null && <NameForm naming={shown} onClose={onClose} />}
    </FormDialog>
  );
}

function NameForm({ naming, onClose }: { readonly naming: ThemeNaming; readonly onClose: () => void }) {
  const themes = ownThemes.useValue();
  const [name, setName] = useState(naming.theme?.name ?? words.untitled(themes.length + 1));
  const [isChecked, setChecked] = useState(false);
  const problem = isChecked ? checkThemeName(name, themes, naming.theme?.id) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (checkThemeName(name, themes, naming.theme?.id) !== null) return;
    const isKept = naming.theme === null ? addOwnTheme(name, naming.style) : renameOwnTheme(naming.theme.id, name);
    if (isKept) showToast(words.saved(name.trim()), { severity: 'success' });
    else showToast(words.refused, { severity: 'warning' });
    onClose();
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={words.name}
        value={name}
        autoFocus
        fullWidth
        margin="dense"
        error={problem !== null}
        helperText={problem === null ? ' ' : words[problem]}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: THEME_NAME_MAX_CHARS } }}
      />
      <Button type="submit" variant="contained" fullWidth sx={{ mt: 1 }}>
        {words.saveAction}
      </Button>
    </form>
  );
}
