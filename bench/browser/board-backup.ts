const DAY_MS = 86_400_000;
const GOALS = 20;
const EVENTS_PER_TASK = 3;

/** Text of a backup of 20 goals, which holds three events for each task. A fifth of the tasks is completed. */
export function toBoardBackup(tasks: number, now: number): string {
  const start = now - 20 * DAY_MS;
  const numbers = Array.from({ length: tasks }, (_, number) => number);
  return JSON.stringify({
    schema: 'mythinkn.inspiration.v1',
    version: 1,
    exported_at: now,
    inspirations: numbers.slice(0, GOALS).map((number) => ({
      id: `g${number}`,
      title: `\u76ee\u6807 ${number}`,
      content: '',
      status: 'active',
      task_count: 0,
      completed_task_count: 0,
      created_at: start,
      updated_at: now,
    })),
    tasks: numbers.map((number) => toTask(number, start)),
    timeline_events: numbers.flatMap((number) => toEvents(number, start)),
    hierarchy_data: [],
    flowchart_data: [],
  });
}

function toTask(number: number, start: number) {
  const isDone = number % 5 === 4;
  const day = number % 15;
  const created_at = start + day * DAY_MS + number * 1000;
  return {
    id: `t${number}`,
    inspiration_id: `g${number % GOALS}`,
    title: `\u4efb\u52a1 ${number}`,
    description: '\u4e00\u53e5\u8bf4\u660e\u6587\u5b57\uff0c'.repeat(4),
    status: isDone ? 'completed' : 'todo',
    priority: 'medium',
    milestone_type: 'regular',
    parent_task_id: number < 200 ? null : `t${number % 200}`,
    created_at,
    completed_at: isDone ? created_at + DAY_MS : null,
    days_since_inspiration: day,
    completion_days_since_inspiration: isDone ? day + 1 : null,
  };
}

function toEvents(number: number, start: number) {
  const day = number % 15;
  return Array.from({ length: EVENTS_PER_TASK }, (_, event) => ({
    id: `t${number}e${event}`,
    inspiration_id: `g${number % GOALS}`,
    type: event === 0 ? 'task_added' : 'status_changed',
    title: `\u4efb\u52a1 ${number}`,
    description: '\u6dfb\u52a0\u4e86\u4efb\u52a1',
    date: start + day * DAY_MS + number * 1000 + event,
    days_since_inspiration: day,
    related_task_id: `t${number}`,
  }));
}
