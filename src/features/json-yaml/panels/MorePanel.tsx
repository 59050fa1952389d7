import CloseIcon from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useStore } from 'zustand';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../json/copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import { MORE_TOOLS, type PanelTool } from './more-tools.ts';

/** The choices of the tool that was opened from the menu; nothing while none is open. */
export function MorePanel({ controller }: { readonly controller: JsonController }) {
  const panel = useStore(controller.store, (state) => state.panel);
  const tool = MORE_TOOLS.find(({ id }) => id === panel);
  if (tool === undefined || !('load' in tool)) return null;
  return <OpenPanel key={tool.id} tool={tool} controller={controller} />;
}

interface OpenPanelProps {
  readonly tool: PanelTool;
  readonly controller: JsonController;
}

function OpenPanel({ tool, controller }: OpenPanelProps) {
  const Content = useLazyComponent(tool.load, {
    isNeeded: true,
    onFailed() {
      controller.showPanel(null);
      showToast(copy.toolbar.panelFailed, { severity: 'error' });
    },
  });
  return (
    <Strip aria-label={tool.label}>
      <div>{Content !== null && <Content controller={controller} />}</div>
      <IconButton size="small" aria-label={copy.toolbar.closePanel} onClick={() => controller.showPanel(null)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Strip>
  );
}

const Strip = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  minHeight: 52,
  padding: theme.spacing(1, 1, 1, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& > div': { flex: 1, minWidth: 0 },
}));
