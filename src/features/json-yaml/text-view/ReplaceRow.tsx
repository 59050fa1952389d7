import Button from '@mui/material/Button';
import { type KeyboardEvent, useState } from 'react';
import type { FindQuery } from '../../../bridges/json-bridge.ts';
import { isComposing } from '../../../shared/ime.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { formatCount } from '../model/quantity-text.ts';
import { copy } from './copy.ts';
import { Field } from './find-field.ts';

/** Changes matches in the text. */
export interface Replacing {
  /** Replaces the shown match and goes to the next one. */
  readonly replace: (query: FindQuery, by: string) => void;
  /** @returns how many matches were replaced. */
  readonly replaceAll: (query: FindQuery, by: string) => number;
}

/** The row of a find bar that replaces matches. */
export function ReplaceRow({ replacing, query }: { readonly replacing: Replacing; readonly query: FindQuery }) {
  const words = copy.find;
  const [by, setBy] = useState('');
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter') return;
    event.preventDefault();
    replacing.replace(query, by);
  };
  const isBlank = query.text === '';
  return (
    <div className="line">
      <Field
        className="words"
        value={by}
        placeholder={words.replaceWith}
        inputProps={{ 'aria-label': words.replaceWith, spellCheck: false }}
        onChange={({ target }) => setBy(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="small" disabled={isBlank} onClick={() => replacing.replace(query, by)}>
        {words.replace}
      </Button>
      <Button
        size="small"
        disabled={isBlank}
        onClick={() => showToast(words.replaced(formatCount(replacing.replaceAll(query, by))))}
      >
        {words.replaceAll}
      </Button>
    </div>
  );
}
