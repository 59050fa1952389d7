import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { CodeList } from '../codes/CodeList.tsx';
import { copy } from './copy.ts';
import { setRoleDraft, useRoleDrafts } from './role-drafts.ts';
import { useChosenRole } from './use-chosen-role.ts';

const NO_LABELS: ReadonlyMap<string, string> = new Map();

/** Stands in the place of a role that does not exist, with what the visitor had changed of it. */
export function MissingRole({ name }: { readonly name: string }) {
  const draft = useRoleDrafts((drafts) => drafts[name]);
  const { choose } = useChosenRole();
  const leave = () => {
    setRoleDraft(name, null);
    choose(null, { replace: true });
  };
  const isDraft = draft !== undefined;
  return (
    <section role="alert">
      <EmptyState
        text={isDraft ? copy.missingDraft(name) : copy.missing(name)}
        action={
          <Parts>
            {isDraft && <CodeList codes={draft.added} labels={NO_LABELS} tone="gained" />}
            {isDraft && <CodeList codes={draft.removed} labels={NO_LABELS} tone="lost" />}
            <Button variant="outlined" onClick={leave}>
              {isDraft ? copy.discardDraft : copy.list.back}
            </Button>
          </Parts>
        }
      />
    </section>
  );
}

const Parts = styled('div')(({ theme }) => ({ display: 'grid', justifyItems: 'center', gap: theme.spacing(1.5) }));
