import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../../workspace/src/ensure-browser.ts'
import { runCommand } from '../../workspace/src/run-command.ts'
import { countChecks } from './checks.ts'
import { openBrowser } from './look-at-host.ts'
import { endOutside, runOutside } from './outside-project.ts'
import type { Outside } from './outside.ts'
import { pack } from './pack.ts'
import { publicPackages } from './public-packages.ts'
import { startRegistry } from './registry.ts'
import { connectDemoStore, startProduct } from './running-server.ts'
import type { RunningServer } from './running-server.ts'
import { tryFewComponents } from './try-few-components.ts'
import { tryLowestComponents, tryLowestHost } from './try-lowest.ts'
import { tryMounts } from './try-mounts.ts'
import { tryNextServer } from './try-next-server.ts'
import { tryOutside } from './try-outside.ts'
import { tryScript } from './try-script.ts'
import { tryNext, tryRouter } from './try-server-hosts.ts'

const packages = publicPackages()
const { values: options } = parseArgs({
  options: { lowest: { type: 'boolean' }, only: { type: 'string' } },
})
/** What is tried, by the name of its folder: with our versions, or with the lowest that our packages accept. */
const everyPart: Record<string, (outside: Outside) => Promise<void>> = options.lowest
  ? { 'old-components': tryLowestComponents, 'old-office': tryLowestHost }
  : {
      'order-list': tryScript,
      'one-feature': tryMounts,
      'few-components': tryFewComponents,
      'back-office': tryOutside,
      'next-app': tryNext,
      'next-server': tryNextServer,
      'router-app': tryRouter,
    }
const parts = options.only?.split(',') ?? Object.keys(everyPart)
if (parts.some((name) => !(name in everyPart))) {
  throw new Error(`--only knows ${Object.keys(everyPart).join(', ')}`)
}
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
 * any failure. With `--lowest` it uses them with the lowest version of each peer dependency; with `--only NAME` it
 * tries one part, or some with commas between them.
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
  for (const name of parts) await everyPart[name]?.({ ...outside, folder: folderOf(name) })
}

await check('nothing stopped the run', run)
await cleanUp()
const { line, isGreen } = sum()
console.log(line)
process.exit(isGreen ? 0 : 1)
