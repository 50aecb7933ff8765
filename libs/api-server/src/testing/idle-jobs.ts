import type { Jobs } from '../platform/runs/jobs.ts'

/** Queues that nobody works on, so that the runs of a test are the only ones. */
export const idleJobs: Jobs = {
  enqueue: async () => true,
  work: async () => undefined,
  isReady: async () => false,
  stop: async () => undefined,
}
