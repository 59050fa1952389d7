import TemplateIcon from '@mui/icons-material/ArticleOutlined';
import ExchangeIcon from '@mui/icons-material/SwapHorizOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useStore } from 'zustand';
import type { YamlLanguage } from '../../../bridges/yaml-bridge.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { INDENT_SPACES } from '../constants.ts';
import { Choice } from '../parts/Choice.tsx';
import { copy as sharedCopy } from '../parts/copy.ts';
import { IndentSelect } from '../parts/IndentSelect.tsx';
import { offerUndo } from '../parts/input-actions.ts';
import { MenuButton } from '../parts/MenuButton.tsx';
import { type ToolAction, ToolActions } from '../parts/ToolActions.tsx';
import { listConversions } from './conversions.ts';
import { copy } from './copy.ts';
import { YAML_TEMPLATES, type YamlTemplateName } from './templates.ts';
import type { YamlController } from './yaml-controller.ts';
import type { YamlAction } from './yaml-state.ts';

const WORDS = copy.toolbar;
const OUTPUTS = ['auto', 'yaml', 'json'] as const;
const LISTS = ['keep', 'indent'] as const;

export function YamlToolbar({ controller }: { readonly controller: YamlController }) {
  const isBlank = useStore(controller.store, (state) => state.isBlank);
  const isReading = useStore(controller.store, (state) => state.work !== null && state.work.name === null);
  const convertsTo = useStore(controller.store, ({ format }) => (format === 'json' ? 'yaml' : 'json'));
  return (
    <ToolActions
      label={WORDS.label}
      actions={listActions(isBlank ? null : convertsTo)}
      isDisabled={isBlank || isReading}
      onAction={controller.run}
      choices={<Choices controller={controller} />}
    >
      <TemplateMenu controller={controller} />
      <ExchangeMenu controller={controller} isDisabled={isBlank || isReading} />
    </ToolActions>
  );
}

/** `convertsTo` is the language of the next conversion; null while there is no input. */
function listActions(convertsTo: YamlLanguage | null): readonly ToolAction<YamlAction>[] {
  const { format, compress, validate, convert } = WORDS.actions;
  const direction =
    convertsTo === null ? {} : { hint: WORDS.convertHint(convertsTo), adornment: WORDS.convertTo(convertsTo) };
  return [
    { name: 'format', label: format, shortcut: 'format' },
    { name: 'compress', label: compress, shortcut: 'minify' },
    { name: 'validate', label: validate },
    { name: 'convert', label: convert, ...direction },
  ];
}

function Choices({ controller }: { readonly controller: YamlController }) {
  const choice = useStore(controller.store, (state) => state.outputChoice);
  const indent = useStore(controller.store, (state) => state.indent);
  const indentsLists = useStore(controller.store, (state) => state.indentsLists);
  const isFixing = useStore(controller.store, (state) => state.isFixing);
  return (
    <>
      <SelectField
        label={WORDS.output}
        value={choice}
        options={OUTPUTS.map((output) => ({ value: output, label: WORDS.outputs[output] }))}
        onChange={controller.setOutputChoice}
      />
      <IndentSelect value={indent} options={INDENT_SPACES.options} onChange={controller.setIndent} />
      <SelectField
        label={WORDS.lists}
        // More spaces than two always indent lists.
        isDisabled={indent !== INDENT_SPACES.initial}
        value={indentsLists || indent !== INDENT_SPACES.initial ? 'indent' : 'keep'}
        options={LISTS.map((list) => ({ value: list, label: WORDS.listChoices[list] }))}
        onChange={(list) => controller.setIndentsLists(list === 'indent')}
      />
      <Choice label={WORDS.fixes} title={WORDS.fixesHint} isOn={isFixing} onChange={controller.setFixing} />
    </>
  );
}

interface ExchangeMenuProps {
  readonly controller: YamlController;
  readonly isDisabled: boolean;
}

/** Turns the input into another format: what fits the input, or everything while it has no signs of a format. */
function ExchangeMenu({ controller, isDisabled }: ExchangeMenuProps) {
  const list = () => {
    const { format, indent } = controller.store.getState();
    return listConversions(format, indent);
  };
  return (
    <MenuButton label={copy.toolbar.exchange} icon={<ExchangeIcon />} isDisabled={isDisabled}>
      {(close) =>
        list().map((conversion) => (
          <MenuItem
            key={`${conversion.from} ${conversion.to}`}
            onClick={() => {
              close();
              void controller.exchange(conversion);
            }}
          >
            {copy.exchange.entry(conversion.from, conversion.to)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}

const NAMES = Object.keys(YAML_TEMPLATES) as YamlTemplateName[];

/** Replaces the input by a template to start from. */
function TemplateMenu({ controller }: { readonly controller: YamlController }) {
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
