import TemplateIcon from '@mui/icons-material/ArticleOutlined';
import MenuItem from '@mui/material/MenuItem';
import { copy as sharedCopy } from '../parts/copy.ts';
import { offerUndo } from '../parts/input-actions.ts';
import { MenuButton } from '../parts/MenuButton.tsx';
import { copy } from './copy.ts';
import { YAML_TEMPLATES, type YamlTemplateName } from './templates.ts';
import type { YamlController } from './yaml-controller.ts';

const NAMES = Object.keys(YAML_TEMPLATES) as YamlTemplateName[];

/** Replaces the input by a template to start from. */
export function TemplateMenu({ controller }: { readonly controller: YamlController }) {
  return (
    <MenuButton label={copy.toolbar.templates} icon={<TemplateIcon />}>
      {(close) =>
        NAMES.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              close();
              void loadTemplate(controller, name);
            }}
          >
            {copy.templates[name]}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}

async function loadTemplate(controller: YamlController, name: YamlTemplateName): Promise<void> {
  const replaced = await controller.take(YAML_TEMPLATES[name], null);
  controller.showSuccess(copy.notices.templateLoaded);
  offerUndo(controller, replaced, sharedCopy.notices.replaced);
}
