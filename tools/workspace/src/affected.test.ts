import { appendFileSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { affectedProjects } from './choose-projects.ts'
import { copyWorkspace } from './workspace-copy.ts'
import type { WorkspaceCopy } from './workspace-copy.ts'

let workspace: WorkspaceCopy
let base: string
let everything: string[]

beforeAll(() => {
  workspace = copyWorkspace()
  base = workspace.commit('What changes are counted from')
  everything = JSON.parse(workspace.run('nx', 'show', 'projects', '--json')) as string[]
})

afterEach(() => workspace.reset(base))
afterAll(() => workspace?.remove())

const shortName = (project: string) => project.replace('@tandem/', '')

function affected(): string[] {
  return affectedProjects(base, workspace.root).map(shortName).toSorted()
}

/** Adds a line to the end of a file. */
const touch = (path: string) => appendFileSync(join(workspace.root, path), '\n')
const move = (from: string, to: string) => {
  mkdirSync(dirname(join(workspace.root, to)), { recursive: true })
  renameSync(join(workspace.root, from), join(workspace.root, to))
}
const remove = (path: string) => rmSync(join(workspace.root, path), { recursive: true })

// Read from the folders, so that a new feature needs no change of this list.
const features = () => globSync('libs/feature-*', { cwd: workspace.root }).map((path) => basename(path))

/** Projects that read the whole workspace, or depend on one that does. */
const whole = [
  'nx',
  'tools-bench',
  'tools-docs',
  'tools-planted-mistakes',
  'tools-publishing',
  'tools-visual',
  'tools-workspace',
]
/** The projects that mount every feature. */
const mounts = ['e2e', 'shell', 'storybook', 'styles']
/** The libraries that features share, and the sections of one feature. */
const shared = ['app-frame', 'page-parts', 'choices', 'items', 'lists']
const sections = ['analytics-accounts', 'analytics-posts']
/** The projects that use the design system. */
const drawn = () => [...features(), ...mounts, ...shared, ...sections, 'workbench']
/** The projects that depend on the session. */
const signedIn = () => drawn().filter((project) => project !== 'app-frame')
/** The projects that are tested against the running server. */
const served = () => [...drawn(), 'api', 'api-server', 'session', 'testing', 'tools-faults']

/** Nx takes two seconds for each, so during the day only every third one runs. */
const sample = <T>(cases: T[]): T[] =>
  process.env.NIGHTLY === 'true' ? cases : cases.filter((_case, index) => index % 3 === 1)

const kinds: [string, () => void, () => string[]][] = [
  ['nothing', () => undefined, () => ['tools-workspace']],
  [
    'a page of a feature',
    () => touch('libs/feature-auth/src/login/login-page.tsx'),
    () => ['feature-auth', ...mounts, ...whole],
  ],
  [
    'the design system',
    () => touch('libs/design-system/src/button/button.tsx'),
    () => ['design-system', ...drawn(), ...whole],
  ],
  [
    'the contract',
    () => touch('libs/api-contract/src/index.ts'),
    () => ['api-contract', 'api-client', 'connectors', 'provider-simulator', ...served(), ...whole],
  ],
  ['the server', () => touch('libs/api-server/src/create-api.ts'), () => [...served(), ...whole]],
  ['journeys alone', () => touch('apps/e2e/src/run-server.ts'), () => ['e2e', ...whole]],
  [
    'a test of a page',
    () => touch('libs/feature-auth/src/login/login-page.test.tsx'),
    () => ['feature-auth', 'tools-workspace'],
  ],
  [
    'a story',
    () => touch('libs/feature-ecommerce/src/orders/order-detail.stories.tsx'),
    () => ['feature-ecommerce', 'storybook', 'tools-workspace'],
  ],
  [
    'pages of documentation',
    () => {
      touch('docs/hosting.md')
      touch('libs/lists/README.md')
    },
    () => ['tools-docs', 'tools-publishing', 'tools-workspace'],
  ],
  ['a workflow', () => touch('.github/workflows/ci.yml'), () => whole],
  ['the frame of Storybook', () => touch('.storybook/preview.tsx'), () => ['storybook', ...whole]],
  [
    'the manifest of a library',
    () => touch('libs/session/package.json'),
    () => ['session', ...signedIn(), ...whole],
  ],
  [
    'a deleted file',
    () => remove('libs/workbench/src/test-setup.tsx'),
    () => ['workbench', 'choices', 'items', 'lists', ...sections, ...features(), ...mounts, ...whole],
  ],
  [
    'a list',
    () => touch('libs/lists/src/list/list-address.ts'),
    () => [
      'lists',
      ...sections,
      ...features().filter((feature) => feature !== 'feature-auth' && feature !== 'feature-settings'),
      ...mounts,
      ...whole,
    ],
  ],
  [
    'files with other letters and with blanks in their names',
    () => {
      workspace.write('libs/feature-auth/src/größe.ts', '')
      workspace.write('libs/feature-settings/src/two words.ts', '')
    },
    () => ['feature-auth', 'feature-settings', ...mounts, ...whole],
  ],
  [
    'a file that was moved from one feature to another',
    () => move('libs/feature-auth/src/paths.ts', 'libs/feature-settings/src/moved.ts'),
    () => ['feature-auth', 'feature-settings', ...mounts, ...whole],
  ],
  [
    'a new library',
    () => {
      workspace.write(
        'libs/fresh/package.json',
        '{ "name": "@tandem/fresh", "nx": { "targets": { "lint": {} } } }',
      )
      workspace.write('libs/fresh/src/index.ts', '')
    },
    () => ['fresh', 'e2e', 'shell', 'storybook', ...whole],
  ],
]

describe('a change, committed or not, affects exactly', () => {
  it.each(sample(kinds))('%s', (_what, change, expected) => {
    change()
    expect(affected()).toEqual(expected().toSorted())
  })

  const ofAll: [string, () => void][] = [
    ['the lock file', () => touch('package-lock.json')],
    ['nx.json', () => touch('nx.json')],
    ['what all tests stand on', () => touch('vitest.browser.ts')],
    ['the rules of lint', () => touch('.oxlintrc.json')],
    ['who may import whom', () => touch('tools/workspace/src/layers.ts')],
    ['how everything is compiled', () => touch('tsconfig.base.json')],
  ]
  it.each(sample(ofAll))('everything: %s', (_what, change) => {
    change()
    expect(affected()).toEqual(everything.map(shortName).toSorted())
  })

  it('everything that is left: a deleted library', () => {
    remove('libs/styles')
    expect(affected()).toEqual(
      everything
        .map(shortName)
        .filter((project) => project !== 'styles')
        .toSorted(),
    )
  })

  it('the same projects before the commit, and by the first commit', () => {
    touch('apps/e2e/src/run-server.ts')
    workspace.commit('A change')
    touch('docs/hosting.md')
    workspace.write('libs/feature-auth/src/untracked.ts', '')
    expect(affected()).toEqual(['feature-auth', ...mounts, ...whole].toSorted())
  })
})
