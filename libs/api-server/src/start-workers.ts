import { startReadingWorker } from './accounts/reading-worker.ts'
import type { ApiDependencies } from './dependencies.ts'
import { startFileWorker } from './files/sweep-files.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import { startPostSalesWorker } from './post-sales/post-sales-worker.ts'
import { startSyncWorker } from './sync/sync-worker.ts'
import { startZoneWorker } from './team/zone-worker.ts'
import { startDeletionWorker } from './team-deletion/deletion-worker.ts'
import { startExportWorker } from './team-exports/export-worker.ts'
import { startWebhookWorker } from './webhooks/webhook-worker.ts'

/** Starts taking jobs; they end with `dependencies.jobs.stop()`. */
export async function startWorkers(dependencies: ApiDependencies): Promise<void> {
  await startWebhookWorker(dependencies)
  await startSyncWorker(dependencies)
  await startReadingWorker(dependencies)
  await startZoneWorker(dependencies)
  await startPostSalesWorker(dependencies)
  await startFileWorker(dependencies)
  await startExportWorker(dependencies)
  await startDeletionWorker(dependencies)
  await startMailWorker(dependencies)
}
