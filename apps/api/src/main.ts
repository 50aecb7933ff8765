import { FolderInUseError, jsonLog } from '@tandem/api-server/node'
import { endOnError } from './end-on-error.ts'
import { DatabaseUnreachableError } from './reach-database.ts'
import { makeFilesPrivate } from './private-data-folder.ts'
import { LostKeyError } from './refuse-lost-key.ts'
import { MixedDataError } from './refuse-mixed-data.ts'
import { readSettings } from './settings.ts'
import { SettingsError } from './settings-error.ts'
import { StartError } from './start-error.ts'
import { PortInUseError } from './listen.ts'
import { startHost } from './start-host.ts'
import type { Host } from './start-host.ts'
import { drainMs } from './stop-in-order.ts'

/** How long a stop may take after its notice period: running answers and jobs have to end. */
const stopWithinMs = drainMs + 12_000

const expected = [
  SettingsError,
  FolderInUseError,
  PortInUseError,
  DatabaseUnreachableError,
  MixedDataError,
  StartError,
  LostKeyError,
]

async function main() {
  const settings = readSettings(process.env)
  let host: Host | null = null
  let isStopping = false
  const stop = (exitCode: number) => async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    const noticeMs = host ? settings.stopNoticeSeconds * 1000 : 0
    setTimeout(() => process.exit(1), noticeMs + stopWithinMs).unref()
    // If nothing is left to wait for before the stop is done, the process ends with 1.
    process.exitCode = 1
    const isClean = host === null || (await host.stop())
    process.exit(isClean ? exitCode : 1)
  }
  endOnError(jsonLog('error'), stop(1))
  host = await startHost(settings)
  // The log of a product is collected as JSON; the log of a demo is read in the terminal.
  if (settings.isDemo) console.log(host.greeting.join('\n'))
  else jsonLog(settings.logLevel).info({}, host.greeting.join(' '))
  process.on('SIGINT', stop(0))
  process.on('SIGTERM', stop(0))
}

makeFilesPrivate()
try {
  await main()
} catch (error) {
  const isExpected = expected.some((kind) => error instanceof kind)
  if (isExpected) console.error((error as Error).message)
  else jsonLog('error').error({ error }, 'the process could not start')
  process.exit(1)
}
