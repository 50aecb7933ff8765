import { FolderInUseError } from '@tandem/api-server/node'
import { DatabaseUnreachableError } from './reach-database.ts'
import { readSettings } from './settings.ts'
import { SettingsError } from './settings-error.ts'
import { PortInUseError, startHost } from './start-host.ts'

/** Starting must fail in one line that says what to do; the rest of a stop is given this long. */
const stopWithinMs = 10_000

const expected = [SettingsError, FolderInUseError, PortInUseError, DatabaseUnreachableError]

async function main() {
  const host = await startHost(readSettings(process.env))
  for (const line of host.greeting) console.log(line)

  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    await host.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

try {
  await main()
} catch (error) {
  const isExpected = expected.some((kind) => error instanceof kind)
  console.error(isExpected ? (error as Error).message : error)
  process.exit(1)
}
