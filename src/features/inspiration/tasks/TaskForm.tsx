import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { copy as shared } from '../../../shared/copy.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { MEDIA } from '../../../shared/look/media.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { MILESTONE_TYPES, PRIORITIES, TASK_STATUSES } from '../constants.ts';
import { type ParentOption, toParentOptions } from '../model/parent-options.ts';
import type { Task } from '../model/records.ts';
import { TitleField } from '../parts/TitleField.tsx';
import { copy } from '../words.ts';
import { copy as tasksCopy } from './copy.ts';
import { FocusTime } from './FocusTime.tsx';
import { RepeatField } from './RepeatField.tsx';
import { readRepeat, withFirstDue } from './repeat-text.ts';
import type { TaskValues } from './task-actions.ts';
import type { TaskTargetForm } from './task-target.ts';
import { useTaskFields } from './use-task-fields.ts';

const words = tasksCopy.dialog;
/** More options than this would take long to lay out; typing narrows them down. */
const filterParents = createFilterOptions<ParentOption>({ limit: 100, stringify: ({ label }) => label });

interface TaskFormProps {
  readonly target: TaskTargetForm;
  /** All tasks of the goal. */
  readonly tasks: readonly Task[];
  readonly onCancel: () => void;
  readonly onSaved: () => void;
  /** Stores the values, for an edited task with the row that the form was filled from. Resolves to false where it failed: the form then stays. */
  readonly onSave: (values: TaskValues, opened: Task | null) => Promise<boolean>;
}

/** All fields of a task, new or edited. */
export function TaskForm({ target, tasks, onCancel, onSaved, onSave }: TaskFormProps) {
  const { opened, initial, focused, values, setValues, labels, setLabels, repeat, setRepeat } = useTaskFields(
    target,
    tasks,
  );
  const [isUnreadable, setUnreadable] = useState(false);
  const rule = readRepeat(repeat, initial.repeat);
  const [isMissing, setMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const set = (change: Partial<TaskValues>) => setValues({ ...values, ...change });
  const save = async () => {
    if (isSaving) return;
    const title = values.title.trim();
    if (title === '') return setMissing(true);
    if (rule === 'unreadable') return setUnreadable(true);
    setSaving(true);
    // A chosen parent that another tab has deleted is no parent. An edited task keeps its own parent, even a missing one.
    const isOwn = opened !== null && values.parentId === initial.parentId;
    const parentId = isOwn || tasks.some(({ id }) => id === values.parentId) ? values.parentId : null;
    const saved = withFirstDue({ ...values, title, labels: toLabels(labels), repeat: rule, parentId });
    if (await onSave(saved, opened)) onSaved();
    else setSaving(false);
  };
  return (
    <Form onSubmit={() => void save()}>
      <TitleField
        label={words.title}
        value={values.title}
        problem={isMissing ? words.titleMissing : null}
        onChange={(title) => {
          set({ title });
          setMissing(false);
        }}
      />
      <Fields>
        <TextField
          className="wide"
          label={words.description}
          value={values.description}
          multiline
          minRows={2}
          maxRows={8}
          onChange={({ target: field }) => set({ description: field.value })}
        />
        <Choices values={values} onChange={set} />
        <ParentField
          target={target}
          tasks={tasks}
          parentId={values.parentId}
          onChange={(parentId) => set({ parentId })}
        />
        <RepeatField
          text={repeat}
          due={values.due_date}
          isDisabled={initial.status === 'completed'}
          isUnreadable={isUnreadable}
          onChange={(text) => {
            setRepeat(text);
            setUnreadable(false);
          }}
          onLeave={() => setUnreadable(rule === 'unreadable')}
        />
        <TextField
          size="small"
          label={words.labels}
          value={labels}
          onChange={({ target: field }) => setLabels(field.value)}
        />
        {(values.status === 'completed' || values.summary !== null) && (
          <TextField
            className="wide"
            label={words.summary}
            value={values.summary ?? ''}
            multiline
            minRows={2}
            maxRows={6}
            onChange={({ target: field }) => set({ summary: field.value === '' ? null : field.value })}
          />
        )}
      </Fields>
      {focused !== null && (
        <FormHint>
          <FocusTime duration={focused} />
        </FormHint>
      )}
      <FormActions>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="contained" className="main" aria-disabled={isSaving}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  );
}

interface ChoicesProps {
  readonly values: TaskValues;
  readonly onChange: (change: Partial<TaskValues>) => void;
}

function Choices({ values, onChange }: ChoicesProps) {
  return (
    <>
      <SelectField
        label={words.status}
        value={values.status}
        options={TASK_STATUSES.map((value) => ({ value, label: copy.taskStatuses[value] }))}
        onChange={(status) => onChange({ status })}
      />
      <SelectField
        label={words.priority}
        value={values.priority}
        options={PRIORITIES.map((value) => ({ value, label: copy.priorities[value] }))}
        onChange={(priority) => onChange({ priority })}
      />
      <SelectField
        label={words.milestone}
        value={values.milestone_type}
        options={MILESTONE_TYPES.map((value) => ({ value, label: copy.milestoneTypes[value] }))}
        onChange={(milestone_type) => onChange({ milestone_type })}
      />
      <div className="pair">
        <TextField
          size="small"
          type="date"
          label={words.dueDate}
          value={values.due_date ?? ''}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ due_date: target.value || null })}
        />
        <TextField
          size="small"
          type="time"
          label={words.dueTime}
          value={values.due_time ?? ''}
          disabled={values.due_date === null}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ due_time: target.value || null })}
        />
      </div>
    </>
  );
}

interface ParentFieldProps {
  readonly target: TaskTargetForm;
  readonly tasks: readonly Task[];
  readonly parentId: string | null;
  readonly onChange: (parentId: string | null) => void;
}

/** The choice of a parent: not the task itself and nothing below it (doc 3 §5, trap T36). */
function ParentField({ target, tasks, parentId, onChange }: ParentFieldProps) {
  const id = target.kind === 'edit' ? target.task.id : null;
  const options = useMemo(() => toParentOptions(tasks, id), [tasks, id]);
  return (
    <Autocomplete
      {...shared.autocomplete}
      size="small"
      options={options}
      value={options.find((option) => option.id === parentId) ?? null}
      filterOptions={filterParents}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_event, option) => onChange(option?.id ?? null)}
      renderInput={(props) => <TextField {...props} label={words.parent} placeholder={words.noParent} />}
    />
  );
}

/** Separated by spaces and commas, each once, without number signs. */
function toLabels(text: string): readonly string[] {
  const labels = text.split(/[\s,\uff0c\u3001]+/).map((label) => label.replace(/^[#\uff03]+/, ''));
  return [...new Set(labels.filter(Boolean))];
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(1),
  [MEDIA.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .wide': { gridColumn: '1 / -1' },
  '& .pair': { display: 'grid', gridTemplateColumns: '3fr 2fr', gap: theme.spacing(1) },
  [MEDIA.smallContainer]: { gridAutoFlow: 'dense', '& .pair': { gridColumn: '1 / -1' } },
}));
