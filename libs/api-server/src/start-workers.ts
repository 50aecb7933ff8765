import { readingWorker } from './social/accounts/reading-worker.ts'
import type { ApiDependencies } from './platform/dependencies/dependencies.ts'
import { startFileWorker } from './platform/files/sweep-files.ts'
import { startMailWorker } from './platform/mail/mail-worker.ts'
import { postSalesWorker } from './insight/post-sales/post-sales-worker.ts'
import { recountWorker } from './commerce/figure-recounts/recount-worker.ts'
import { syncWorker } from './commerce/sync/sync-worker.ts'
import { zoneWorker } from './lifecycle/time-zone/zone-worker.ts'
import { deletionWorker } from './lifecycle/team-deletion/deletion-worker.ts'
import { storeDeletionWorker } from './lifecycle/store-deletion/store-deletion-worker.ts'
import { exportWorker } from './lifecycle/team-exports/export-worker.ts'
import { startPrivacyWorker } from './lifecycle/privacy/privacy-worker.ts'
import { startRunWorker } from './platform/runs/run-worker.ts'
import { startForgetWorker } from './platform/runs/forget-worker.ts'
import { forgetOldKeys } from './platform/write-keys/write-key-queries.ts'
import { forgetOldNotifications } from './workspace/notifications/queries.ts'
import { startWebhookWorker } from './commerce/webhooks/webhook-worker.ts'

/** Starts taking jobs; `dependencies.jobs.stop()` ends this. */
export async function startWorkers(given: ApiDependencies): Promise<void> {
  const { patientDatabase } = given
  // Keep the same object when nothing differs, so that workers see what tests replace in it.
  const dependencies = patientDatabase ? { ...given, database: patientDatabase } : given
  await startWebhookWorker(dependencies)
  await startPrivacyWorker(dependencies)
  await startRunWorker(dependencies, syncWorker)
  await startRunWorker(dependencies, readingWorker)
  await startRunWorker(dependencies, zoneWorker)
  await startRunWorker(dependencies, postSalesWorker)
  await startRunWorker(dependencies, recountWorker)
  await startFileWorker(dependencies)
  await startRunWorker(dependencies, exportWorker)
  await startRunWorker(dependencies, storeDeletionWorker)
  await startRunWorker(dependencies, deletionWorker)
  startForgetWorker(dependencies, [forgetOldKeys, forgetOldNotifications])
  await startMailWorker(dependencies)
}
