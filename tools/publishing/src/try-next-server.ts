import { randomBytes } from 'node:crypto'
import { documentedHost } from './documented-host.ts'
import { outsideEnvironment, pinned, runOutside, writeFiles } from './outside-project.ts'
import type { Outside } from './outside.ts'
import { readmeExamples } from './readme-example.ts'
import { startServer } from './running-server.ts'
import { askAsPeople } from './try-examples.ts'
import { next } from './try-server-hosts.ts'

const server = '@tandem/api-server'

const config = `export default { serverExternalPackages: ['${server}'] }
`
const page = `export default () => <h1>The app</h1>
`

/** Tandem's server inside an app of Next, as its README says. */
export async function tryNextServer({ check, folder, packages, npmSettings, onServer }: Outside) {
  const { files } = documentedHost().inNext
  const examples = readmeExamples(packages.find(({ name }) => name === server)!)
  const example = (name: string) => examples.find(({ path }) => path === `examples/${name}`)?.code ?? ''
  writeFiles(folder, {
    '.npmrc': npmSettings,
    'package.json': JSON.stringify({ name: 'own-server', private: true, type: 'module' }),
    'tsconfig.json': files['tsconfig.json'] ?? '',
    'next.config.ts': config,
    'app/layout.tsx': (files['app/layout.tsx'] ?? '').replaceAll(/^import '.+\n/gm, ''),
    'app/page.tsx': page,
    'app/api/[...path]/route.ts': example('route.ts'),
    'app/api/[...path]/tandem.ts': example('tandem.ts'),
  })
  await check(`${server} installs in an app of Next`, () =>
    runOutside(folder, 'npm', [
      'install',
      '--save-exact',
      '--no-audit',
      '--no-fund',
      ...pinned([server, 'next', 'react', 'react-dom', 'typescript', '@types/node', '@types/react']),
    ]),
  )
  const environment = {
    NEXT_TELEMETRY_DISABLED: '1',
    TANDEM_KEY: randomBytes(32).toString('base64'),
  }
  await check('the app builds with the files of the README', () =>
    runOutside(folder, 'node', [next, 'build'], environment),
  )
  await check('it answers the people of its host only', async () => {
    const running = await startServer({
      folder,
      args: (port) => [next, 'start', '--hostname=127.0.0.1', `--port=${port}`],
      environment: () => outsideEnvironment(environment),
      readyAt: '/api/v1/helpers/timezones',
    })
    onServer(running)
    try {
      await askAsPeople(running.origin)
    } finally {
      await running.stop()
    }
  })
}
