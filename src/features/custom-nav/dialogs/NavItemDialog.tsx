import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { Form, FormActions } from '../../../shared/forms/Form.tsx';
import { isComposing } from '../../../shared/ime.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { NAME_LENGTH_MAX } from '../constants.ts';
import { type Drawing, IconChoice } from '../icons/IconChoice.tsx';
import { useIcons } from '../icons/icon-store.ts';
import { NAV_CATEGORIES } from '../model/categories.ts';
import { checkDraft, type DraftProblem } from '../model/check-draft.ts';
import type { Items } from '../model/item-changes.ts';
import { linkKey, toHref } from '../model/link.ts';
import type { NavDraft, NavItem } from '../model/nav-item.ts';
import { pickColor } from '../model/tile.ts';
import { saveItem } from '../nav-actions.ts';
import { notify } from '../nav-messages.ts';
import { copy } from '../words.ts';
import { ColorChoice } from './ColorChoice.tsx';

export interface NavItemDialogProps {
  /** `create`, the item to edit, or null while closed. */
  readonly target: 'create' | NavItem | null;
  readonly items: Items;
  readonly onClose: () => void;
}

const words = copy.dialog;

/** Adds or edits a link. */
export function NavItemDialog({ target, items, onClose }: NavItemDialogProps) {
  const askAndClose = useAskedClose(words.unsaved, onClose);
  const item = target === 'create' ? null : target;
  return (
    <FormDialog
      isOpen={target !== null}
      title={item === null ? words.create : words.edit}
      width="sm"
      onClose={askAndClose}
    >
      {target !== null && <NavItemForm item={item} items={items} onCancel={askAndClose} onSaved={onClose} />}
    </FormDialog>
  );
}

interface NavItemFormProps {
  readonly item: NavItem | null;
  readonly items: Items;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

function NavItemForm({ item, items, onCancel, onSaved }: NavItemFormProps) {
  const [initial] = useState<NavDraft>(
    () => item ?? { name: '', link: '', color: pickColor(Math.random()), type: 'uncategorized' },
  );
  const [values, setValues] = useState(initial);
  const [initialIcon] = useState(() => useIcons.getState().icons.get(item?.id ?? '') ?? null);
  const [icon, setIcon] = useState(initialIcon);
  const [drawing, setDrawing] = useState<Drawing>('done');
  /** The form was sent while its picture was being decoded. */
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const isChanged =
    values.name !== initial.name ||
    values.link !== initial.link ||
    values.type !== initial.type ||
    icon !== initialIcon;
  useUnsavedWork(isChanged || (item !== null && values.color !== initial.color) ? words.unsaved : null);
  const change = (changed: Partial<NavDraft>) => {
    setValues({ ...values, ...changed });
    setProblem(null);
  };
  const save = () => {
    const checked = checkDraft(values);
    if ('problem' in checked) {
      setProblem(checked.problem);
      notify(toProblemWords(checked.problem), 'warning');
    } else if (drawing === 'decoding') {
      setWaiting(true);
    } else if (saveItem(item?.id ?? null, checked.draft, icon)) onSaved();
  };
  useEffect(() => {
    if (!isWaiting || drawing === 'decoding') return;
    setWaiting(false);
    if (drawing === 'done') save();
  });
  const known = findKnown(items, item, values.link);
  const problemOf = (field: DraftProblem['field']) => (problem?.field === field ? toProblemWords(problem) : null);
  const linkHint = known === null ? words.linkHint : words.known(known.name);
  return (
    <Form onSubmit={save}>
      <TextField
        autoFocus
        label={words.name}
        value={values.name}
        error={problemOf('name') !== null}
        helperText={problemOf('name') ?? ' '}
        onChange={({ target }) => change({ name: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        }}
        slotProps={{ htmlInput: { maxLength: NAME_LENGTH_MAX, autoComplete: 'off' } }}
        sx={{ mt: 1 }}
      />
      <TextField
        label={words.link}
        value={values.link}
        error={problemOf('link') !== null}
        helperText={problemOf('link') ?? linkHint}
        onChange={({ target }) => change({ link: target.value })}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
        sx={{ mb: 1 }}
      />
      <SelectField
        label={words.type}
        value={values.type}
        options={NAV_CATEGORIES.map((value) => ({ value, label: copy.categories[value] }))}
        onChange={(type) => change({ type })}
      />
      <IconChoice
        {...{ name: values.name, color: values.color, icon, drawing }}
        onChange={setIcon}
        onDrawing={setDrawing}
      />
      <ColorChoice color={values.color} onChange={(color) => change({ color })} />
      <FormActions>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="contained" className="main">
          {words.save}
        </Button>
      </FormActions>
    </Form>
  );
}

function toProblemWords(problem: DraftProblem): string {
  if (problem.field === 'name') return copy.toasts.nameMissing;
  return problem.refusal.reason === 'empty' ? copy.toasts.linkMissing : copy.refusal(problem.refusal);
}

/** Another item with the same link. */
function findKnown(items: Items, item: NavItem | null, link: string): NavItem | null {
  if (toHref(link) === null) return null;
  const key = linkKey(link);
  return items.find((each) => each.id !== item?.id && linkKey(each.link) === key) ?? null;
}
