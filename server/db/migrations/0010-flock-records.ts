import type { Kysely } from 'kysely';

/** Records of the game: the counted tries of the days, the best game of a day with its log, and the best free games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flock_days')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('try_id', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('score', 'integer')
    .addColumn('finished_at', 'bigint')
    .addPrimaryKeyConstraint('flock_days_pkey', ['user_id', 'day'])
    .execute();
  await db.schema.createIndex('flock_days_day_score_index').on('flock_days').columns(['day', 'score']).execute();
  await db.schema
    .createTable('flock_ghosts')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('log', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('flock_ghosts_pkey', ['user_id', 'day'])
    .execute();
  await db.schema.createIndex('flock_ghosts_day_index').on('flock_ghosts').column('day').execute();
  await db.schema
    .createTable('flock_free')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('population', 'integer', (column) => column.notNull())
    .addColumn('pace_percent', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('elapsed_ms', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('flock_free_pkey', ['user_id', 'population', 'pace_percent'])
    .execute();
}
