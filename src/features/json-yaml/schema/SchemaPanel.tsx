import CheckIcon from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isComposing } from '../../../shared/ime.ts';
import { showToast } from '../../../shared/toast-store.ts';
import type { JsonController } from '../json/json-controller.ts';
import { PanelRows } from '../types/PanelRows.tsx';
import { copy } from './copy.ts';
import { type SchemaStatus, schemaSessionOf } from './schema-session.ts';
import { ViolationList } from './ViolationList.tsx';

/** A check of the input against a schema, and a schema made from the input. */
export function SchemaPanel({ controller }: { readonly controller: JsonController }) {
  const session = schemaSessionOf(controller);
  const { text, status } = useStore(session.store);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const check = () => void session.check().catch(controller.report);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    check();
  };
  const open = (chosen: File | undefined) =>
    chosen?.text().then(session.setText, () => showToast(copy.fileFailed, { severity: 'error' }));
  const isFault = status.step === 'said' && status.isFault;
  return (
    <PanelRows>
      <TextField
        multiline
        fullWidth
        size="small"
        minRows={2}
        maxRows={8}
        label={copy.field}
        placeholder={copy.placeholder}
        value={text}
        error={isFault}
        inputRef={field}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
        sx={(theme) => ({ '& textarea': theme.mono })}
        onChange={({ target }) => session.setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row">
        <Button variant="contained" startIcon={<CheckIcon />} disabled={text.trim() === ''} onClick={check}>
          {copy.check}
        </Button>
        <Button onClick={() => file.current?.click()}>{copy.open}</Button>
        <Button onClick={() => void session.generate().catch(controller.report)}>{copy.generate}</Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json,application/schema+json"
          onChange={({ target }) => {
            open(target.files?.[0]);
            target.value = '';
          }}
        />
        <p role="status">{toWords(status)}</p>
      </div>
      {status.step === 'checked' && status.check.count > 0 && (
        <ViolationList check={status.check} onPlace={controller.showPlace} />
      )}
    </PanelRows>
  );
}

function toWords(status: SchemaStatus): string {
  switch (status.step) {
    case 'idle':
      return copy.hint;
    case 'running':
      return copy.running;
    case 'stale':
      return copy.stale;
    case 'said':
      return status.words;
    case 'checked': {
      const { count, draft, isRounded } = status.check;
      const words = count === 0 ? copy.valid(draft) : copy.invalid(count);
      return isRounded ? copy.withRounded(words) : words;
    }
  }
}
