import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { SliderRow } from '../../../shared/ui/SliderRow.tsx';
import { FONT_SIZE_PX, LINE_HEIGHT, PADDING_PX, POST_TITLE_MAX_CHARS, SIGNATURE_MAX_CHARS } from '../constants.ts';
import { changeDraft, changeStyle, sealGesture } from '../draft/draft-actions.ts';
import { useDraft } from '../draft/draft-store.ts';
import { ALIGNMENTS, CARD_SIZE_IDS, type CardStyle, resizeStyle } from '../model/settings.ts';
import { copy } from '../words.ts';
import { FontChoice } from './FontChoice.tsx';
import { OwnColors } from './OwnColors.tsx';
import { OwnThemes } from './OwnThemes.tsx';
import { Step } from './Step.tsx';
import { StyleSample } from './StyleSample.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { ThemeGallery } from './ThemeGallery.tsx';

const words = copy.style;

/** The look that all cards share (doc 3 §2, step 4). */
export function StyleStep() {
  const style = useDraft((draft) => draft.style);
  const theme = style.theme === null ? words.preset : copy.themes[style.theme];
  return (
    <Step number={4} title={copy.steps.style} summary={words.summary(theme, words.sizes[style.size])}>
      <StyleSample style={style} />
      <ThemeGallery style={style} />
      <OwnThemes style={style} />
      <Measures style={style} />
      <Size style={style} />
      <Extras style={style} />
      <OwnColors style={style} />
    </Step>
  );
}

interface PartProps {
  readonly style: CardStyle;
}

function Measures({ style }: PartProps) {
  return (
    <Group>
      <FontChoice style={style} />
      <SliderRow
        label={words.fontSize}
        range={FONT_SIZE_PX}
        value={style.fontSizePx}
        format={words.px}
        onChange={(fontSizePx) => changeStyle({ fontSizePx }, 'font-size')}
        onCommitted={sealGesture}
      />
      <SliderRow
        label={words.lineHeight}
        range={LINE_HEIGHT}
        value={style.lineHeight}
        format={words.times}
        onChange={(lineHeight) => changeStyle({ lineHeight }, 'line-height')}
        onCommitted={sealGesture}
      />
      <SliderRow
        label={words.padding}
        range={PADDING_PX}
        value={style.paddingPx}
        format={words.px}
        onChange={(paddingPx) => changeStyle({ paddingPx }, 'padding')}
        onCommitted={sealGesture}
      />
      <Labelled>
        <span>{words.alignment}</span>
        <ChoiceChips
          label={words.alignment}
          value={style.alignment}
          choices={ALIGNMENTS}
          names={words.alignments}
          columns={3}
          onChange={(alignment) => changeStyle({ alignment })}
        />
      </Labelled>
    </Group>
  );
}

function Size({ style }: PartProps) {
  return (
    <Group>
      <Labelled>
        <span>{words.size}</span>
        <ChoiceChips
          label={words.size}
          value={style.size}
          choices={CARD_SIZE_IDS}
          names={words.sizes}
          columns={2}
          onChange={(size) => changeStyle(resizeStyle(style, size))}
        />
      </Labelled>
      <small>{words.sizeHints[style.size]}</small>
    </Group>
  );
}

function Extras({ style }: PartProps) {
  const title = useDraft((draft) => draft.title);
  return (
    <Group>
      <SwitchRow
        label={words.cover}
        hint={words.coverHint}
        isOn={style.hasCover}
        onChange={(hasCover) => changeStyle({ hasCover })}
      />
      {style.hasCover && (
        <TextField
          label={words.coverTitle}
          helperText={words.coverTitleHint}
          value={title}
          size="small"
          fullWidth
          onChange={({ target }) => changeDraft((draft) => ({ ...draft, title: target.value }), 'title')}
          onBlur={sealGesture}
          slotProps={{ htmlInput: { maxLength: POST_TITLE_MAX_CHARS * 2 } }}
        />
      )}
      <SwitchRow
        label={words.pageNumbers}
        isOn={style.hasPageNumbers}
        onChange={(hasPageNumbers) => changeStyle({ hasPageNumbers })}
      />
      <TextField
        label={words.signature}
        placeholder={words.signaturePlaceholder}
        value={style.signature}
        size="small"
        fullWidth
        onChange={({ target }) => changeStyle({ signature: target.value }, 'signature')}
        onBlur={sealGesture}
        slotProps={{ htmlInput: { maxLength: SIGNATURE_MAX_CHARS } }}
      />
    </Group>
  );
}

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Labelled = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.75),
  ...theme.typography.body2,
}));
