// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of table elements that a style displays as blocks.
// biome-ignore-all lint/a11y/useSemanticElements: the head of a group of rows is a row header for Safari as well.
import { styled } from '@mui/material/styles';
import { PERMISSION_OPERATIONS } from '../../../core/auth/permissions.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { HIDDEN } from '../../../shared/ui/VisuallyHidden.tsx';
import { copy as codeCopy } from '../codes/copy.ts';
import { copy } from './copy.ts';
import type { MatrixModule, PermissionMatrix } from './model/permission-matrix.ts';
import { PermissionBox, type PermissionBoxProps } from './PermissionBox.tsx';

interface PermissionTableProps extends Omit<PermissionBoxProps, 'cell'> {
  readonly label: string;
  readonly matrix: PermissionMatrix;
}

/**
 * Codes by module and resource in rows, operations in columns. In a narrow place every resource becomes a list of its codes
 * with their words.
 */
export function PermissionTable({ label, matrix, ...box }: PermissionTableProps) {
  if (matrix.modules.length === 0) return <EmptyState text={copy.matrix.none} />;
  return (
    <Frame>
      <table role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {copy.matrix.resource}
            </th>
            {PERMISSION_OPERATIONS.map((operation) => (
              <th key={operation} role="columnheader" scope="col">
                {codeCopy.operations[operation]}
                <small>{operation}</small>
              </th>
            ))}
          </tr>
        </thead>
        {matrix.modules.map((part) => (
          <ModuleRows key={part.module} part={part} {...box} />
        ))}
      </table>
    </Frame>
  );
}

function ModuleRows({
  part: { module, rows },
  ...box
}: { readonly part: MatrixModule } & Omit<PermissionBoxProps, 'cell'>) {
  return (
    <tbody role="rowgroup">
      <tr role="row" className="module">
        <th role="rowheader" scope="rowgroup" colSpan={PERMISSION_OPERATIONS.length + 1}>
          {codeCopy.module(module)}
        </th>
      </tr>
      {rows.map(({ resource, cells }) => (
        <tr key={resource} role="row">
          <th role="rowheader" scope="row">
            <code>{resource}</code>
          </th>
          {PERMISSION_OPERATIONS.map((operation) => {
            const cell = cells[operation];
            return (
              <td key={operation} role="cell" data-empty={cell === undefined}>
                {cell === undefined ? <span aria-hidden="true">·</span> : <PermissionBox cell={cell} {...box} />}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    containerType: 'inline-size',
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.radius.card,
    background: palette.background.paper,
    overflow: 'hidden',
    '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', ...theme.typography.body2 },
    '& th, & td': { padding: theme.spacing(0.25, 0.5), textAlign: 'center' },
    '& thead th': {
      width: '13%',
      padding: theme.spacing(1, 0.5),
      borderBottom: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
      fontWeight: 600,
      lineHeight: 1.3,
    },
    '& thead th:first-of-type': { width: '22%' },
    '& thead small': { display: 'block', ...theme.mono, fontSize: theme.typography.caption.fontSize, fontWeight: 400 },
    '& thead th:first-of-type, & tbody th': { paddingInlineStart: theme.spacing(2), textAlign: 'start' },
    '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere' },
    '& tbody code': theme.mono,
    '& .module th': {
      padding: theme.spacing(1.25, 2, 0.5),
      ...theme.typography.subtitle2,
      color: palette.text.secondary,
    },
    '& tbody + tbody .module th': { borderTop: `1px solid ${palette.divider}` },
    '& tbody tr:not(.module):hover': { background: palette.action.hover },
    '& td[data-empty="true"]': { color: palette.text.secondary },
    '& .words': HIDDEN,
    [MEDIA.tightContainer]: {
      '& table, & tbody, & tr, & th, & td': { display: 'block', width: 'auto' },
      '& thead, & td[data-empty="true"]': { display: 'none' },
      '& tbody tr:not(.module)': { padding: theme.spacing(0.5, 0, 1) },
      '& tbody tr:not(.module) > th': { fontWeight: 600 },
      '& tbody tr:not(.module):hover': { background: 'none' },
      '& td': { padding: theme.spacing(0, 1) },
      '& td label': { justifyContent: 'flex-start' },
      '& .words': {
        position: 'static',
        width: 'auto',
        height: 'auto',
        margin: 0,
        overflow: 'visible',
        clipPath: 'none',
        whiteSpace: 'normal',
        textAlign: 'start',
      },
    },
  };
});
