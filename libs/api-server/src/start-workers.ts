import { startReadingWorker } from './accounts/reading-worker.ts'
import type { ApiDependencies } from './dependencies.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import { startSyncWorker } from './sync/sync-worker.ts'
import { startWebhookWorker } from './webhooks/webhook-worker.ts'

/** Starts taking jobs; they end with `dependencies.jobs.stop()`. */
export async function startWorkers(dependencies: ApiDependencies): Promise<void> {
  await startWebhookWorker(dependencies)
  await startSyncWorker(dependencies)
  await startReadingWorker(dependencies)
  await startMailWorker(dependencies)
}
