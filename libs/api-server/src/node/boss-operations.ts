import type { PgBoss } from 'pg-boss'
import type { FailingJob, JobOperations, QueueState } from './job-operations.ts'

/**
 * A job that was given up waits until this date: its place in the queue keeps the same work from being added
 * again.
 */
const givenUpUntil = new Date('2999-01-01T00:00:00Z')
const isGivenUp = `(state = 'retry' and start_after > timestamptz '2900-01-01')`

/** The key of jobs that work for all teams. */
const keyOfAllTeams = 'due'

const listedOfEach = 100
const stackAtMost = 8000

/** All jobs are exclusive: an index of pg-boss holds those that are not done. */
const isOpen = `state <= 'active' and policy = 'exclusive'`
const isOurs = `name not like '\\_\\_pgboss%'`

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const openByQueue = `
  select name as queue,
    (count(*) filter (where state = 'created'))::int as waiting,
    (count(*) filter (where state = 'active'))::int as running,
    (count(*) filter (where state = 'retry' and not ${isGivenUp}))::int as retrying,
    (count(*) filter (where ${isGivenUp}))::int as given_up,
    ${time(`min(created_on) filter (where state <> 'active' and not ${isGivenUp})`)} as oldest_at
  from pgboss.job where ${isOpen} and ${isOurs} group by name`

const described = `
  name as queue, id, data ->> 'team_id' as team_id, singleton_key as key, retry_count + 1 as attempts,
  case when ${isGivenUp} then 'given-up' when state = 'retry' then 'retrying' when state = 'active' then 'running'
    else 'failed' end as state,
  ${time('created_on')} as added_at,
  case when state = 'retry' and not ${isGivenUp} then ${time('start_after')} end as next_try_at,
  output ->> 'name' as error_name,
  coalesce(output ->> 'message', output #>> '{value,message}', output ->> 'value') as error_message,
  output ->> 'code' as error_code,
  left(output ->> 'stack', ${stackAtMost}) as error_stack`

const failingJobs = `
  (select ${described}, started_on as failed_at from pgboss.job
    where ${isOpen} and ${isOurs} and (state = 'retry' or retry_count > 0)
    order by started_on desc nulls last limit ${listedOfEach})
  union all
  (select ${described}, completed_on as failed_at from pgboss.job where state = 'failed' and ${isOurs}
    order by completed_on desc limit ${listedOfEach})
  order by failed_at desc nulls last`

interface FailingRow extends Pick<FailingJob, 'queue' | 'id' | 'state' | 'attempts' | 'added_at'> {
  team_id: string | null
  key: string | null
  next_try_at: string | null
  error_name: string | null
  error_message: string | null
  error_code: string | null
  error_stack: string | null
}

/** Reads and changes the queues that `boss` works on. */
export function jobOperations(boss: PgBoss): JobOperations {
  const rowsOf = async <Row>(text: string, values: unknown[] = []) =>
    (await boss.getDb().executeSql(text, values)).rows as Row[]

  async function find(queue: string, id: string) {
    if (!/^[\w-]{1,60}$/.test(queue) || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
      return undefined
    const [job] = await rowsOf<{ state: string; key: string | null }>(
      `select state, singleton_key as key from pgboss.job where name = $1 and id = $2 and ${isOurs}`,
      [queue, id],
    )
    return job
  }

  /** Returns false when a worker has taken the job meanwhile. */
  const putOff = async (queue: string, id: string, startAfter: Date | number) =>
    (await boss.update(queue, undefined, { id, startAfter })).updated > 0

  return {
    async queues() {
      const open = await rowsOf<Omit<QueueState, 'failed'>>(openByQueue)
      const known = (await boss.getQueues()).filter(({ name }) => !name.startsWith('__pgboss'))
      return known
        .map(({ name, failedCount }) => ({
          ...(open.find(({ queue }) => queue === name) ?? emptyQueue(name)),
          failed: failedCount,
        }))
        .toSorted((one, other) => one.queue.localeCompare(other.queue))
    },
    async failing() {
      return (await rowsOf<FailingRow>(failingJobs)).map(asFailingJob)
    },
    async tryNow(queue, id) {
      const job = await find(queue, id)
      if (job?.state === 'active') return 'running'
      if (job?.state === 'retry') return (await putOff(queue, id, 0)) ? 'done' : 'running'
      if (job?.state !== 'failed') return 'unknown'
      try {
        await boss.retry(queue, id)
        return 'done'
      } catch (error) {
        if ((error as { code?: unknown }).code === '23505') return 'replaced'
        throw error
      }
    },
    async giveUp(queue, id) {
      const job = await find(queue, id)
      if (job?.state === 'active') return 'running'
      if (job?.state !== 'retry') return 'unknown'
      if (job.key === keyOfAllTeams) return 'needed'
      return (await putOff(queue, id, givenUpUntil)) ? 'done' : 'running'
    },
  }
}

const emptyQueue = (queue: string) => ({
  queue,
  waiting: 0,
  running: 0,
  retrying: 0,
  given_up: 0,
  oldest_at: null,
})

function asFailingJob(row: FailingRow): FailingJob {
  const { queue, id, state, attempts, added_at, next_try_at } = row
  return {
    queue,
    id,
    team_id: row.team_id === null ? null : Number(row.team_id),
    state,
    attempts,
    added_at,
    next_try_at,
    error: {
      ...(row.error_name !== null && { name: row.error_name }),
      message: row.error_message ?? 'no message',
      ...(row.error_code !== null && { code: row.error_code }),
      ...(row.error_stack !== null && { stack: row.error_stack }),
    },
    can_give_up: state === 'retrying' && row.key !== keyOfAllTeams,
  }
}
