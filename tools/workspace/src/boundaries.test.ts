import { resolve } from 'node:path'
import { createProjectGraphAsync } from '@nx/devkit'
import { ESLint } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'
import { workspaceRoot } from './run-command.ts'

const rule = '@nx/enforce-module-boundaries'

/** The result of the real lint configuration for an import in a file that doesn't exist. */
async function lint(file: string, imported: string) {
  const eslint = new ESLint({ cwd: workspaceRoot })
  const [result] = await eslint.lintText(
    `import * as imported from '${imported}'\n\nexport const kept = imported\n`,
    {
      filePath: resolve(workspaceRoot, file),
    },
  )
  return result?.messages.map((message) => `${message.ruleId}: ${message.message}`) ?? ['not linted']
}

beforeAll(async () => {
  // The rule reads the cached project graph and accepts everything without one.
  process.env.NX_DAEMON = 'false'
  await createProjectGraphAsync({ exitOnError: false })
}, 60_000)

describe('module boundaries', () => {
  it.each([
    ['a feature from another feature', 'libs/feature-auth/src/probe.ts', '@tandem/feature-ecommerce'],
    ['the client from the design system', 'libs/design-system/src/probe.ts', '@tandem/api-client'],
    ['the contract from the design system', 'libs/design-system/src/probe.ts', '@tandem/api-contract'],
    ['the running server from a page', 'libs/feature-ecommerce/src/probe.tsx', '@tandem/testing'],
    ['the running server from the shell', 'apps/shell/src/probe.ts', '@tandem/testing'],
    ['the server from a feature', 'libs/feature-ecommerce/src/probe.ts', '@tandem/api-server'],
    ['a connector from the shell', 'apps/shell/src/probe.ts', '@tandem/connectors'],
    ['the simulator from a feature', 'libs/feature-integrations/src/probe.ts', '@tandem/provider-simulator'],
    ['the simulator from the connectors', 'libs/connectors/src/probe.ts', '@tandem/provider-simulator'],
    ['the simulator from the server', 'libs/api-server/src/probe.ts', '@tandem/provider-simulator'],
    ['the simulator from the API host', 'apps/api/src/probe.ts', '@tandem/provider-simulator'],
    ['the connectors from the simulator', 'libs/provider-simulator/src/probe.ts', '@tandem/connectors'],
    ['the session from the client', 'libs/api-client/src/probe.ts', '@tandem/session'],
    ['the frame from the session', 'libs/session/src/probe.ts', '@tandem/app-frame'],
    ['parts of pages from the frame', 'libs/app-frame/src/probe.ts', '@tandem/page-parts'],
    ['choices from parts of pages', 'libs/page-parts/src/probe.ts', '@tandem/choices'],
    ['rows from choices', 'libs/choices/src/probe.ts', '@tandem/items'],
    ['lists from rows', 'libs/items/src/probe.ts', '@tandem/lists'],
    ['a section from lists', 'libs/lists/src/probe.ts', '@tandem/analytics-posts'],
    ['a feature from its section', 'libs/analytics-accounts/src/probe.ts', '@tandem/feature-analytics'],
    ['a feature from the workbench', 'libs/workbench/src/probe.ts', '@tandem/feature-ecommerce'],
    ['the workbench from a page', 'libs/feature-auth/src/probe.ts', '@tandem/workbench/test-setup'],
    [
      'the workbench from a test of what it stands on',
      'libs/page-parts/src/probe.test.tsx',
      '@tandem/workbench/test-setup',
    ],
    ['a feature from the running server', 'libs/testing/src/probe.ts', '@tandem/feature-ecommerce'],
    ['a screen from the API host', 'apps/api/src/probe.ts', '@tandem/design-system'],
    ['the server from the contract', 'libs/api-contract/src/probe.ts', '@tandem/api-server'],
    ['the running server from a test of the server', 'libs/api-server/src/probe.test.ts', '@tandem/testing'],
    [
      'the running server from a test of the design system',
      'libs/design-system/src/probe.test.tsx',
      '@tandem/testing',
    ],
    ['another feature from a test', 'libs/feature-auth/src/probe.test.tsx', '@tandem/feature-ecommerce'],
  ])('refuse %s', async (_what, file, imported) => {
    expect(await lint(file, imported)).toEqual([expect.stringContaining(rule)])
  })

  it('refuse to be bypassed by a relative path', async () => {
    const messages = await lint('libs/feature-auth/src/probe.ts', '../../feature-ecommerce/src/index.ts')
    expect(messages).toEqual([expect.stringContaining(rule)])
  })

  it.each([
    [
      'the running server from a test of a feature',
      'libs/feature-ecommerce/src/probe.test.tsx',
      '@tandem/testing',
    ],
    ['the running server from a story', 'libs/lists/src/probe.stories.tsx', '@tandem/testing'],
    ['the workbench from a test of a list', 'libs/lists/src/probe.test.tsx', '@tandem/workbench/test-setup'],
    ['the running server from a test of the shell', 'apps/shell/src/probe.test.tsx', '@tandem/testing'],
    ['the session from a feature', 'libs/feature-auth/src/probe.ts', '@tandem/session'],
    ['a feature from the shell', 'apps/shell/src/probe.ts', '@tandem/feature-auth'],
    ['the formats from the design system', 'libs/design-system/src/probe.ts', '@tandem/format'],
    ['the server from the API host', 'apps/api/src/probe.ts', '@tandem/api-server'],
    ['the connectors from the server', 'libs/api-server/src/probe.ts', '@tandem/connectors'],
    [
      'the simulator from a test of the connectors',
      'libs/connectors/src/probe.test.ts',
      '@tandem/provider-simulator',
    ],
    [
      'the simulator from a test of the server',
      'libs/api-server/src/probe.test.ts',
      '@tandem/provider-simulator',
    ],
    ['the simulator from the demo', 'apps/api/src/demo/probe.ts', '@tandem/provider-simulator'],
    ['the server from the running server', 'libs/testing/src/probe.ts', '@tandem/api-server'],
  ])('allow %s', async (_what, file, imported) => {
    expect(await lint(file, imported)).toEqual([])
  })
})
