import type { Scenario } from './scenario.ts'
import { apiKillScenario } from './scenarios/api-kill.ts'
import { apiKillExportScenario } from './scenarios/api-kill-export.ts'
import { apiKillMailScenario } from './scenarios/api-kill-mail.ts'
import { apiKillMigrationScenario } from './scenarios/api-kill-migration.ts'
import { apiKillRecountScenario } from './scenarios/api-kill-recount.ts'
import { apiKillSyncScenario } from './scenarios/api-kill-sync.ts'
import { backupScenario } from './scenarios/backup.ts'
import { clockScenario } from './scenarios/clock.ts'
import { diskFullFolderScenario } from './scenarios/disk-full-folder.ts'
import { diskFullPostgresScenario } from './scenarios/disk-full-postgres.ts'
import { embeddedKillScenario } from './scenarios/embedded-kill.ts'
import { pgbouncerScenario } from './scenarios/pgbouncer.ts'
import { postgresFreezeScenario } from './scenarios/postgres-freeze.ts'
import { postgresRestarts } from './scenarios/postgres-restart.ts'
import { providerScenarios } from './scenarios/provider.ts'
import { rollingRestartScenario } from './scenarios/rolling-restart.ts'
import { rollingRestartProxyScenarios } from './scenarios/rolling-restart-proxy.ts'
import { rollingUpgradeScenario } from './scenarios/rolling-upgrade.ts'
import { smtpDownScenario } from './scenarios/smtp-down.ts'
import { upgradeScenario } from './scenarios/upgrade.ts'

/** Every scenario, in the order they run. */
export const scenarios: Scenario[] = [
  ...postgresRestarts,
  postgresFreezeScenario,
  pgbouncerScenario,
  rollingRestartScenario,
  ...rollingRestartProxyScenarios,
  rollingUpgradeScenario,
  apiKillScenario,
  apiKillSyncScenario,
  apiKillExportScenario,
  apiKillMailScenario,
  apiKillRecountScenario,
  apiKillMigrationScenario,
  embeddedKillScenario,
  diskFullPostgresScenario,
  diskFullFolderScenario,
  clockScenario,
  smtpDownScenario,
  ...providerScenarios,
  backupScenario,
  upgradeScenario,
]
