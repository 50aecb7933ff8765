import type { ErrorDescription } from './describe-error.ts'

/** How much work a queue holds. */
export interface QueueState {
  queue: string
  waiting: number
  running: number
  /** Failed at least once and waiting for the next try. */
  retrying: number
  given_up: number
  /** Failed for good in the last week; counted every few seconds, so it may lag a little. */
  failed: number
  /**
   * When the oldest waiting job was added, in ISO 8601; null when none waits. A running job isn't late, however long
   * it takes.
   */
  oldest_at: string | null
}

/** A job that failed, with the reason for its last failure. */
export interface FailingJob {
  queue: string
  id: string
  /** The team that the job works for; null for a job that works for all teams. */
  team_id: number | null
  state: 'retrying' | 'running' | 'given-up' | 'failed'
  /** Tries so far, including the one that runs. */
  attempts: number
  added_at: string
  /** When it is tried again; null while it runs, and when nothing will try it again. */
  next_try_at: string | null
  error: Pick<ErrorDescription, 'name' | 'message' | 'code' | 'stack'>
  /** False for a job that works for all teams, because the next search for due work would need it again. */
  can_give_up: boolean
}

/**
 * The result of an operator's action. `running`: a worker has the job right now. `replaced`: a newer job for the same
 * work is queued already. `needed`: the job works for all teams and can't be given up.
 */
export type JobChange = 'done' | 'unknown' | 'running' | 'replaced' | 'needed'

/** What an operator sees of the queues and can do with a job; the same in every process on the database. */
export interface JobOperations {
  queues(): Promise<QueueState[]>
  /** Up to 100 jobs that are retried and 100 that failed for good. The latest failure comes first. */
  failing(): Promise<FailingJob[]>
  /** Retries a failed job as soon as a worker is free. */
  tryNow(queue: string, id: string): Promise<JobChange>
  /**
   * Stops retrying a failed job. It keeps its place in the queue until `tryNow`, so that nothing adds the
   * same work again.
   */
  giveUp(queue: string, id: string): Promise<JobChange>
}
