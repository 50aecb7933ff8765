import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../../workspace/src/ensure-browser.ts'
import { runCommand } from '../../workspace/src/run-command.ts'
import { countChecks } from './checks.ts'
import { openBrowser } from './look-at-host.ts'
import { endOutside, runOutside } from './outside-project.ts'
import { pack } from './pack.ts'
import { publicPackages } from './public-packages.ts'
import { startRegistry } from './registry.ts'
import { connectDemoStore, startProduct } from './running-server.ts'
import type { RunningServer } from './running-server.ts'
import { tryLowestComponents, tryLowestHost } from './try-lowest.ts'
import { tryOutside } from './try-outside.ts'
import { tryScript } from './try-script.ts'

const packages = publicPackages()
/** Whether to install the lowest versions that our packages accept, instead of our own. */
const isLowest = process.argv.includes('--lowest')
const folder = mkdtempSync(join(tmpdir(), 'tandem-publishing-'))
const folderOf = (name: string) => {
  mkdirSync(join(folder, name), { recursive: true })
  return join(folder, name)
}

/** What to end and remove, however the run ends. */
const undo: (() => unknown)[] = [
  () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  endOutside,
]
async function cleanUp() {
  for (const step of undo.splice(0).toReversed()) {
    try {
      await step()
    } catch (error) {
      // A failure to end one thing must not stop the rest.
      console.error(error)
    }
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void cleanUp().then(() => process.exit(130)))
}

const { check, sum } = countChecks()

/**
 * `npm run publishing`: publishes every public package to a local registry, installs them outside the
 * workspace and uses them there as other teams would. Ends with one line `N passed, N failed`; exit code 1 on
 * any failure. With `--lowest` it uses them with the lowest version of each peer dependency.
 */
async function run() {
  await ensureBrowser()
  const projects = packages.map(({ name }) => name).join(',')
  const staged = await runCommand(
    'nx',
    ['run-many', '--targets=package', '--projects', projects, '--outputStyle=static'],
    {
      quiet: true,
    },
  )
  if (staged !== 0) throw new Error('The packages could not be staged.')

  const registry = await startRegistry(folderOf('registry'))
  undo.push(registry.stop)
  const tarballs = pack(packages, folderOf('tarballs'))
  writeFileSync(join(folder, 'tarballs/.npmrc'), registry.settings)
  for (const { name, path } of tarballs) {
    await check(`${name} is published`, () =>
      runOutside(join(folder, 'tarballs'), 'npm', ['publish', path, '--ignore-scripts']),
    )
  }

  const server = await startProduct(folderOf('data'))
  undo.push(server.stop)
  const token = await check('a server reads the orders of a store', () => connectDemoStore(server.origin))
  const browser = await openBrowser()
  undo.push(() => browser.close())
  const outside = {
    check,
    packages,
    npmSettings: registry.settings,
    browser,
    product: { origin: server.origin, token: token ?? '' },
    onServer: ({ stop }: RunningServer) => undo.push(stop),
  }
  if (isLowest) {
    await tryLowestComponents({ ...outside, folder: folderOf('old-components') })
    await tryLowestHost({ ...outside, folder: folderOf('old-office') })
  } else {
    await tryScript({ ...outside, folder: folderOf('order-list') })
    await tryOutside({ ...outside, folder: folderOf('back-office') })
  }
}

await check('nothing stopped the run', run)
await cleanUp()
const { line, isGreen } = sum()
console.log(line)
process.exit(isGreen ? 0 : 1)
