import { startReadingWorker } from './social/accounts/reading-worker.ts'
import type { ApiDependencies } from './platform/dependencies/dependencies.ts'
import { startFileWorker } from './platform/files/sweep-files.ts'
import { startMailWorker } from './platform/mail/mail-worker.ts'
import { startPostSalesWorker } from './insight/post-sales/post-sales-worker.ts'
import { startSyncWorker } from './commerce/sync/sync-worker.ts'
import { startZoneWorker } from './lifecycle/time-zone/zone-worker.ts'
import { startDeletionWorker } from './lifecycle/team-deletion/deletion-worker.ts'
import { startExportWorker } from './lifecycle/team-exports/export-worker.ts'
import { startWriteKeyWorker } from './platform/write-keys/write-key-worker.ts'
import { startWebhookWorker } from './commerce/webhooks/webhook-worker.ts'

/** Starts taking jobs; they end with `dependencies.jobs.stop()`. */
export async function startWorkers(given: ApiDependencies): Promise<void> {
  const { patientDatabase } = given
  // The same object where nothing differs: what tests replace in it is seen by workers too.
  const dependencies = patientDatabase ? { ...given, database: patientDatabase } : given
  await startWebhookWorker(dependencies)
  await startSyncWorker(dependencies)
  await startReadingWorker(dependencies)
  await startZoneWorker(dependencies)
  await startPostSalesWorker(dependencies)
  await startFileWorker(dependencies)
  await startExportWorker(dependencies)
  await startDeletionWorker(dependencies)
  startWriteKeyWorker(dependencies)
  await startMailWorker(dependencies)
}
