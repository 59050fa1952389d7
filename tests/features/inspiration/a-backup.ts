import { BACKUP_PART } from '../../../src/features/inspiration/storage/board-data.ts';

/** A backup file as doc 3 §3 describes it, with optional fields missing and fields that this release does not know. */
export const BACKUP = {
  schema: 'mythinkn.inspiration.v1',
  version: 1,
  exported_at: '2026-01-05T08:00:00.000Z',
  exported_by: 'an older release',
  inspirations: [
    {
      id: 'goal-1',
      title: '学吉他',
      content: '弹唱三首歌',
      status: 'active',
      task_count: 7,
      completed_task_count: 9,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: 1_767_225_600_000,
      cover: 'sea.png',
    },
  ],
  tasks: [
    {
      id: 'task-1',
      inspiration_id: 'goal-1',
      title: '买琴',
      description: '',
      status: 'completed',
      priority: 'high',
      milestone_type: 'key',
      parent_task_id: null,
      days_since_inspiration: 0,
      completion_days_since_inspiration: 2,
      created_at: 1_767_225_600_000,
      completed_at: 1_767_398_400_000,
      mood: '开心',
    },
    { id: 'task-2', inspiration_id: 'goal-1', title: '练和弦', parent_task_id: '', created_at: 1_767_225_600_001 },
  ],
  timeline_events: [
    { id: 'event-1', inspiration_id: 'goal-1', type: 'inspiration_created', title: '创建', date: 1_767_225_600_000 },
  ],
  hierarchy_data: [{ inspiration_id: 'goal-1', data: { zoom: 0.5 }, updated_at: 1_767_225_600_000 }],
  flowchart_data: [{ inspiration_id: 'goal-1', data: [1, 2], updated_at: 1_767_225_600_000 }],
};

/** The parts of an archive with this backup file. */
export const toParts = (text: string) => ({
  version: 1,
  parts: [{ name: BACKUP_PART, bytes: new TextEncoder().encode(text) as Uint8Array<ArrayBuffer> }],
});
