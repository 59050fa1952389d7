import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';
import { PERMISSIONS_MAX, type Role } from '../../../core/contracts/admin-roles.ts';
import { useAdmin } from '../access/admin-context.ts';
import { ApartCodes } from './ApartCodes.tsx';
import { copy } from './copy.ts';
import { MatrixLegend } from './MatrixLegend.tsx';
import { type KnownCode, toMatrix } from './model/permission-matrix.ts';
import {
  applyDraft,
  findOthersChange,
  hasEffect,
  type OthersChange,
  type RoleDraft,
  rebase,
  toggleCode,
} from './model/role-draft.ts';
import { PermissionTable } from './PermissionTable.tsx';
import { RoleChangeDialog } from './RoleChangeDialog.tsx';
import { setRoleDraft, useRoleDrafts } from './role-drafts.ts';

interface RolePermissionsProps {
  readonly role: Role;
  readonly known: readonly KnownCode[] | null;
  readonly labels: ReadonlyMap<string, string>;
}

/** The codes of a role as a matrix. Changes are a draft until they have been previewed and saved. */
export function RolePermissions({ role, known, labels }: RolePermissionsProps) {
  const { user } = useAdmin();
  const { name, permissions: saved, isEditable } = role;
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const stored = useRoleDrafts((drafts) => drafts[name]);
  const draft = isEditable && stored !== undefined && hasEffect(stored, saved) ? stored : null;
  const codes = useMemo(() => applyDraft(saved, draft), [saved, draft]);
  const matrix = useMemo(() => toMatrix({ known, role, draft: codes, actor: user }), [known, role, codes, user]);
  const toggle = (code: string) => setRoleDraft(name, toggleCode(draft, saved, code));
  const others = draft === null ? null : findOthersChange(draft, saved);
  const box = { isReadOnly: !isEditable, onToggle: toggle };
  return (
    <Section aria-label={copy.matrix.label(role.label)}>
      <h3 ref={heading} tabIndex={-1}>
        {copy.matrix.title}
      </h3>
      {known === null && <p>{copy.matrix.partial}</p>}
      <MatrixLegend isReadOnly={!isEditable} />
      {draft !== null && others !== null && (
        <OthersNotice others={others} onUnderstood={() => setRoleDraft(name, rebase(draft, saved))} />
      )}
      <PermissionTable label={copy.matrix.label(role.label)} matrix={matrix} {...box} />
      {matrix.apart.length > 0 && <ApartCodes cells={matrix.apart} {...box} />}
      {draft !== null && (
        <SaveBar
          saved={saved}
          draft={draft}
          onDiscard={() => setRoleDraft(name, null)}
          onPreview={() => setIsOpen(true)}
        />
      )}
      <RoleChangeDialog
        isOpen={isOpen}
        role={role}
        codes={codes}
        labels={labels}
        onClose={() => setIsOpen(false)}
        onExited={() => {
          // The button that opened the dialog is gone after saving.
          if (draft === null) heading.current?.focus();
        }}
      />
    </Section>
  );
}

interface OthersNoticeProps {
  readonly others: OthersChange;
  readonly onUnderstood: () => void;
}

function OthersNotice({ others: { added, removed }, onUnderstood }: OthersNoticeProps) {
  const words = copy.save;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onUnderstood}>
          {words.understood}
        </Button>
      }
    >
      <strong>{words.othersTitle}</strong>
      <br />
      {added.length > 0 && words.othersAdded(added)}
      {removed.length > 0 && words.othersRemoved(removed)}
      {words.othersKept}
    </Alert>
  );
}

interface SaveBarProps {
  readonly saved: readonly string[];
  readonly draft: RoleDraft;
  readonly onDiscard: () => void;
  readonly onPreview: () => void;
}

function SaveBar({ saved, draft, onDiscard, onPreview }: SaveBarProps) {
  const added = draft.added.filter((code) => !saved.includes(code)).length;
  const removed = draft.removed.filter((code) => saved.includes(code)).length;
  const isFull = applyDraft(saved, draft).length > PERMISSIONS_MAX;
  return (
    <div className="save">
      <span role="status">{isFull ? copy.save.tooMany(PERMISSIONS_MAX) : copy.save.summary(added, removed)}</span>
      <Button onClick={onDiscard}>{copy.save.discard}</Button>
      <Button variant="contained" disabled={isFull} onClick={onPreview}>
        {copy.save.preview}
      </Button>
    </div>
  );
}

const Section = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gap: theme.spacing(1.5),
    minWidth: 0,
    '& p': { margin: 0, ...theme.typography.body2, color: palette.text.secondary },
    '& .save': {
      position: 'sticky',
      bottom: theme.spacing(1),
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: theme.spacing(0.5, 1),
      padding: theme.spacing(1, 2),
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.radius.card,
      background: palette.background.paper,
      boxShadow: theme.shadows[4],
    },
    '& .save > span': { flex: '1 1 12em', ...theme.typography.body2 },
  };
});
