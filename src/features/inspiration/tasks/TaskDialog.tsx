import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { MEDIA } from '../../../shared/look/media.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { DEFAULT_MILESTONE_TYPE, DEFAULT_PRIORITY, MILESTONE_TYPES, PRIORITIES, TASK_STATUSES } from '../constants.ts';
import { copy, focusDuration } from '../copy.ts';
import { focusOf } from '../model/focus-time.ts';
import { type ParentOption, toParentOptions } from '../model/parent-options.ts';
import type { Task } from '../model/records.ts';
import { isSameRow } from '../model/row-change.ts';
import { TitleField } from '../parts/TitleField.tsx';
import { FocusTime } from './FocusTime.tsx';
import { RepeatField } from './RepeatField.tsx';
import { readRepeat, toRepeatText, withFirstDue } from './repeat-text.ts';
import type { TaskValues } from './task-actions.ts';

/** A task to edit, or a new one below a parent. */
export type TaskTargetForm =
  | { readonly kind: 'create'; readonly parentId: string | null }
  | { readonly kind: 'edit'; readonly task: Task };

interface TaskDialogProps {
  /** Null: closed. */
  readonly target: TaskTargetForm | null;
  /** All tasks of the goal. */
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
  /** Resolves to false when saving failed: the dialog then stays open with its text. */
  readonly onSave: (values: TaskValues) => Promise<boolean>;
}

const words = copy.tasks.dialog;
/** More options than this would take long to lay out; typing narrows them down. */
const filterParents = createFilterOptions<ParentOption>({ limit: 100, stringify: ({ label }) => label });

/** Creates or edits a task. */
export function TaskDialog({ target, onClose, ...rest }: TaskDialogProps) {
  const askAndClose = useAskedClose(words.unsaved, onClose);
  return (
    <FormDialog
      isOpen={target !== null}
      title={target?.kind === 'edit' ? words.edit : words.create}
      width="sm"
      onClose={askAndClose}
    >
      {target !== null && <TaskForm target={target} {...rest} onCancel={askAndClose} onSaved={onClose} />}
    </FormDialog>
  );
}

interface TaskFormProps extends Pick<TaskDialogProps, 'tasks' | 'onSave'> {
  readonly target: TaskTargetForm;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

function TaskForm({ target, tasks, onCancel, onSaved, onSave }: TaskFormProps) {
  const initial = useState(() => toValues(target))[0];
  const [values, setValues] = useState(initial);
  const [labels, setLabels] = useState(initial.labels.join(' '));
  const [repeat, setRepeat] = useState(toRepeatText(initial.repeat));
  const [isUnreadable, setUnreadable] = useState(false);
  const rule = readRepeat(repeat, initial.repeat);
  const [isMissing, setMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const focused = toFocused(target, tasks);
  const isChanged =
    !isSameRow(values, initial) || labels !== initial.labels.join(' ') || repeat !== toRepeatText(initial.repeat);
  useUnsavedWork(isChanged ? words.unsaved : null);
  const set = (change: Partial<TaskValues>) => setValues({ ...values, ...change });
  const save = async () => {
    const title = values.title.trim();
    if (title === '') return setMissing(true);
    if (rule === 'unreadable') return setUnreadable(true);
    setSaving(true);
    // A chosen parent that another tab has deleted is no parent. An edited task keeps its own parent, even a missing one.
    const isOwn = target.kind === 'edit' && values.parentId === initial.parentId;
    const parentId = isOwn || tasks.some(({ id }) => id === values.parentId) ? values.parentId : null;
    const saved = withFirstDue({ ...values, title, labels: toLabels(labels), repeat: rule, parentId });
    if (await onSave(saved)) onSaved();
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
        <Button type="submit" variant="contained" className="main" disabled={isSaving}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The focus time of the edited task, which may grow while the dialog is open. */
function toFocused(target: TaskTargetForm, tasks: readonly Task[]): string | null {
  if (target.kind === 'create') return null;
  return focusDuration(focusOf(tasks.find(({ id }) => id === target.task.id) ?? target.task));
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

function toValues(target: TaskTargetForm): TaskValues {
  const task = target.kind === 'edit' ? target.task : null;
  return {
    title: task?.title ?? '',
    description: task?.description ?? '',
    summary: task?.summary ?? null,
    status: task?.status ?? 'todo',
    priority: task?.priority ?? DEFAULT_PRIORITY,
    milestone_type: task?.milestone_type ?? DEFAULT_MILESTONE_TYPE,
    due_date: task?.due_date ?? null,
    due_time: task?.due_time ?? null,
    labels: task?.labels ?? [],
    repeat: task?.repeat ?? null,
    parentId: target.kind === 'edit' ? target.task.parent_task_id || null : target.parentId,
  };
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
}));
