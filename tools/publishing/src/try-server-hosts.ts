import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { workspaceRoot } from '../../workspace/src/run-command.ts'
import { documentedHost } from './documented-host.ts'
import { readOrders, visitComponents } from './look-at-host.ts'
import { pinned, runOutside, versionOf, writeFiles } from './outside-project.ts'
import type { Outside } from './outside.ts'
import { previewByVite, serveHost } from './serve-host.ts'

/** The examples of the design system, as a host would write them. */
const example = (name: string) =>
  readFileSync(resolve(workspaceRoot, `libs/design-system/src/${name}.tsx`), 'utf8')
    .replace("'./index.ts'", "'@tandem/design-system'")
    .replace("'./charts/charts.ts'", "'@tandem/design-system/charts'")

const allComponents = {
  'components/example-components.tsx': example('example-components'),
  'components/example-charts.tsx': example('example-charts'),
  'components/all-components.tsx': `'use client'

import { chartExamples } from './example-charts.tsx'
import { examples } from './example-components.tsx'

export const AllComponents = () =>
  Object.entries({ ...examples, ...chartExamples }).map(([name, example]) => (
    <section key={name} aria-label={name}>
      {example}
    </section>
  ))
`,
}

/** A page of Next: a server component that draws some of ours itself, and calls our functions. */
const pageOfNext = `import { Button, noneSelected, Stack } from '@tandem/design-system'
import { formatMoney } from '@tandem/format'
import { AllComponents } from '../../components/all-components.tsx'

export default function Page() {
  return (
    <main>
      <Stack gap="4">
        <Button>Pay {formatMoney(129_900, 'USD')}</Button>
        <p>{noneSelected.ids.size} rows</p>
        <AllComponents />
      </Stack>
    </main>
  )
}
`

const pageOfRouter = `import { AllComponents } from '../../components/all-components.tsx'

export default function Page() {
  return (
    <main>
      <AllComponents />
    </main>
  )
}
`

const withRoute = (routes = '') =>
  routes.replace('export default [', "export default [\n  route('components', 'routes/components.tsx'),")

/** A host that renders on a server. */
interface ServerHost {
  name: string
  installed: string[]
  /** What its package.json has besides the packages. */
  manifest?: object
  files: Record<string, string>
  /** The page of all components. */
  pages: Record<string, string>
  build: string[]
  /** Checks the types, if the build doesn't. */
  compile?: string[]
  serve: (port: number) => string[]
}

/** The program of Next. */
export const next = 'node_modules/next/dist/bin/next'

/** An app of Next with all components and the documented host. */
export const tryNext = (outside: Outside) =>
  tryServerHost(outside, {
    name: 'Next',
    ...documentedHost().inNext,
    pages: { 'app/components/page.tsx': pageOfNext },
    build: [next, 'build'],
    serve: (port) => [next, 'start', '--hostname=127.0.0.1', `--port=${port}`],
  })

/** An app of React Router's framework mode with all components and the documented host. */
export function tryRouter(outside: Outside) {
  const { installed, files } = documentedHost().inRouter
  return tryServerHost(outside, {
    name: 'React Router with a server',
    installed,
    manifest: { overrides: { '@react-router/node': versionOf('@react-router/node') } },
    files,
    pages: {
      'app/routes/components.tsx': pageOfRouter,
      'app/routes.ts': withRoute(files['app/routes.ts']),
    },
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    compile: ['node_modules/typescript/bin/tsc'],
    serve: previewByVite,
  })
}

/** Installs the packages into an app that renders on a server, builds it and opens it in a browser. */
async function tryServerHost(outside: Outside, host: ServerHost) {
  const { check, folder, npmSettings, browser, product, onServer } = outside
  writeFiles(folder, {
    '.npmrc': npmSettings,
    'package.json': JSON.stringify({
      name: 'back-office',
      private: true,
      type: 'module',
      ...host.manifest,
    }),
    ...host.files,
    ...allComponents,
    ...host.pages,
  })
  await check(`what docs/embedding.md says for ${host.name} installs`, () =>
    runOutside(folder, 'npm', [
      'install',
      '--save-exact',
      '--no-audit',
      '--no-fund',
      ...pinned(host.installed),
    ]),
  )
  await check(`all components build in ${host.name}`, () =>
    runOutside(folder, 'node', host.build, { NEXT_TELEMETRY_DISABLED: '1', TANDEM_URL: product.origin }),
  )
  const { compile } = host
  if (compile)
    await check(`its types are correct, in ${host.name}`, () => runOutside(folder, 'node', compile))
  const serve = { folder, args: host.serve, tandem: product.origin, onServer }
  await check(`a server renders all components, and a browser hydrates them, in ${host.name}`, () =>
    serveHost({ ...serve, look: (origin) => visitComponents(browser, origin) }),
  )
  await check(
    `a server renders the frame of a feature, which signs in and shows orders, in ${host.name}`,
    () =>
      serveHost({
        ...serve,
        look: async (origin) => {
          const html = await (await fetch(`${origin}/e-commerce/orders`)).text()
          if (!html.includes('<p>Loading the shop</p>')) throw new Error(`The server's HTML is ${html}`)
          await readOrders(browser, origin)
        },
      }),
  )
}
