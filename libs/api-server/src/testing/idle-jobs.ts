import type { Jobs } from '../platform/runs/jobs.ts'

/** Queues that nobody takes jobs from, so that only the test's runs happen. */
export const idleJobs: Jobs = {
  enqueue: async () => true,
  work: async () => undefined,
  isReady: async () => false,
  stop: async () => undefined,
}
