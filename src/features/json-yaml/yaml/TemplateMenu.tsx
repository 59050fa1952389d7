import TemplateIcon from '@mui/icons-material/ArticleOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { copy as sharedCopy } from '../parts/copy.ts';
import { offerUndo } from '../parts/input-actions.ts';
import { copy } from './copy.ts';
import { YAML_TEMPLATES, type YamlTemplateName } from './templates.ts';
import type { YamlController } from './yaml-controller.ts';

const NAMES = Object.keys(YAML_TEMPLATES) as YamlTemplateName[];

/** Replaces the input by a template to start from. */
export function TemplateMenu({ controller }: { readonly controller: YamlController }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = anchor !== null;
  const choose = (name: YamlTemplateName) => {
    setAnchor(null);
    void loadTemplate(controller, name);
  };
  return (
    <>
      <Button
        size="small"
        id={`${id}-button`}
        startIcon={<TemplateIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': `${id}-menu` } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {copy.toolbar.templates}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {NAMES.map((name) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            {copy.templates[name]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

async function loadTemplate(controller: YamlController, name: YamlTemplateName): Promise<void> {
  const replaced = await controller.take(YAML_TEMPLATES[name], null);
  controller.showSuccess(copy.notices.templateLoaded);
  offerUndo(controller, replaced, sharedCopy.notices.replaced);
}
