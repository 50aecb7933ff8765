import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { bringForward } from '../runs/bring-forward.ts'
import { lookRegularly } from '../runs/look-regularly.ts'
import { hasDueMail } from './outbox.ts'
import { deliverDueMail } from './deliver-due-mail.ts'

const queue = 'deliver-mail'

/** The longest a mail waits before a worker sees it. Each look is two short statements on an index. */
const lookEveryMs = 2_000

/** Queues the delivery of due mail, by one process at a time. */
export const enqueueDelivery = ({ jobs }: Pick<ApiDependencies, 'jobs'>): Promise<boolean> =>
  jobs.enqueue(queue, {}, { key: 'due' })

/**
 * Starts delivering mail. Requests only write to the outbox. The worker looks into it regularly, because nothing else
 * knows when a request's transaction has committed.
 */
export async function startMailWorker(dependencies: ApiDependencies): Promise<void> {
  await dependencies.jobs.work(queue, ({ signal }) => deliverDueMail(dependencies, signal))
  lookRegularly(dependencies, {
    everyMs: lookEveryMs,
    failure: 'looking for mail to send failed',
    async look() {
      const { database, now } = dependencies
      await bringForward(database, { table: 'mails', next: 'next_attempt_at' }, now())
      if (await hasDueMail(database, now())) await enqueueDelivery(dependencies)
    },
  })
}
