import { styled } from '@mui/material/styles';
import type { RolePreview } from '../../../core/contracts/admin-roles.ts';
import { CodeList } from '../codes/CodeList.tsx';
import { copy } from './copy.ts';
import { type EffectGroup, groupEffects } from './model/role-change.ts';

interface EffectGroupsProps {
  readonly preview: RolePreview;
  readonly labels: ReadonlyMap<string, string>;
}

const words = copy.preview;
/** So many names are shown at once; more are folded. */
const OPEN_NAMES_MAX = 5;

/** Who gains or loses what: the members by what changes for them. */
export function EffectGroups({ preview: { affected, affectedCount }, labels }: EffectGroupsProps) {
  if (affected.length === 0) return null;
  return (
    <Groups>
      {groupEffects(affected).map((group) => (
        <li key={`${group.gained.join(' ')}|${group.lost.join(' ')}`}>
          <Group group={group} labels={labels} />
        </li>
      ))}
      {affectedCount > affected.length && <li className="note">{words.named(affected.length)}</li>}
    </Groups>
  );
}

function Group({
  group: { gained, lost, members },
  labels,
}: { readonly group: EffectGroup } & Pick<EffectGroupsProps, 'labels'>) {
  const names = (
    <ul className="names">
      {members.map(({ id, username, email }) => (
        <li key={id}>
          {username} <span>{email}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <strong>{words.group(members.length)}</strong>
      {gained.length > 0 && (
        <div className="codes">
          <span>{words.gained}</span>
          <CodeList codes={gained} labels={labels} tone="gained" />
        </div>
      )}
      {lost.length > 0 && (
        <div className="codes">
          <span>{words.lost}</span>
          <CodeList codes={lost} labels={labels} tone="lost" />
        </div>
      )}
      {members.length <= OPEN_NAMES_MAX ? (
        names
      ) : (
        <details>
          <summary>{words.showNames}</summary>
          {names}
        </details>
      )}
    </>
  );
}

const Groups = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...theme.typography.body2,
    '& > li:not(.note)': {
      display: 'grid',
      gap: theme.spacing(0.75),
      padding: theme.spacing(1.5),
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.radius.control,
    },
    '& .note, & .codes > span, & .names span': { color: palette.text.secondary },
    '& .codes': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: theme.spacing(1.5) },
    '& .names': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      gap: theme.spacing(0, 2),
      maxHeight: 240,
      margin: 0,
      padding: 0,
      overflowY: 'auto',
      listStyle: 'none',
      overflowWrap: 'anywhere',
    },
    '& summary': { width: 'fit-content', color: palette.primary.dark, cursor: 'pointer' },
  };
});
