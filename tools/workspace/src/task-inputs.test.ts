import { resolve } from 'node:path'
import { createProjectGraphAsync } from '@nx/devkit'
import type { ProjectGraph } from '@nx/devkit'
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { workspaceRoot } from './run-command.ts'
import { ImportTrail } from './source-imports.ts'
import { workspaceFiles } from './workspace-files.ts'

let graph: ProjectGraph
let inspector: HashPlanInspector

const splitTask = (task: string) => {
  const [, project = '', target = ''] = /^(.+):([^:]+)$/.exec(task) ?? []
  return { project, target }
}

/** The files that Nx compares before it answers a task from its cache. */
function inputsOf(task: string) {
  const inputs = inspector.inspectTaskInputs(splitTask(task))[task]
  if (inputs === undefined) throw new Error(`There is no task ${task}`)
  return { ...inputs, files: new Set(inputs.files) }
}

const files = workspaceFiles()
const trail = new ImportTrail(files)

/** The files that a tsconfig includes. */
function compiled(config: string): string[] {
  const path = resolve(workspaceRoot, config)
  const { fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    resolve(path, '..'),
  )
  return fileNames.map((name) => name.slice(workspaceRoot.length + 1)).filter((name) => files.has(name))
}

const under = (folder: string, but = /^$/) =>
  [...files].filter((path) => path.startsWith(`${folder}/`) && !but.test(path))

const lintSettings = ['.oxlintrc.json', '.prettierrc.json', '.prettierignore', '.editorconfig']

/**
 * The files from which each task starts to read. Files that it reads by path instead of by import are in the
 * table below.
 */
function entriesOf(project: string, folder: string, target: string): string[] {
  const stories = [...files].filter((path) => /^(?:libs|apps)\/.*\.stories\.tsx$/.test(path))
  const isStorybook = project === 'storybook'
  // Nx has one task for each file of journeys.
  switch (target.startsWith('e2e-ci--src/') ? 'e2e' : target) {
    case 'lint':
      return [...under(folder), ...lintSettings, ...trail.follow(['eslint.config.js'])]
    case 'typecheck':
      return compiled(`${folder}/tsconfig.json`)
    case 'build':
      return files.has(`${folder}/tsconfig.lib.json`)
        ? compiled(`${folder}/tsconfig.lib.json`)
        : under(folder, /\.(test|stories)\.|\/vitest\.config|\/test-setup|\.md$/)
    case 'test':
      return [...under(folder), ...(isStorybook ? stories : [])]
    case 'build-storybook':
      return [...under(folder, /vitest\.config/), ...stories]
    case 'e2e':
      return [
        ...under(folder),
        'apps/api/src/main.ts',
        ...under('apps/shell', /\.(test|stories)\.|\/vitest\.config|\.md$/),
      ]
    case 'codegen':
      return [`${folder}/panda.config.ts`]
    default:
      return []
  }
}

beforeAll(async () => {
  process.env.NX_DAEMON = 'false'
  process.env.NX_ISOLATE_PLUGINS = 'false'
  graph = await createProjectGraphAsync({ exitOnError: false })
  inspector = new HashPlanInspector(graph, workspaceRoot)
  await inspector.init()
})

describe("a task isn't answered from the cache", () => {
  it('if a file changed that its sources lead to', () => {
    const overlooked = Object.values(graph.nodes).flatMap(({ name, data }) =>
      Object.entries(data.targets ?? {})
        .filter(([, { cache }]) => cache === true)
        .flatMap(([target]) => {
          const task = `${name}:${target}`
          const inputs = inputsOf(task)
          const entries = entriesOf(name, data.root, target)
          return [...trail.follow(entries)]
            .filter((path) => !inputs.files.has(path))
            .map((path) => `${task} reads ${path}`)
        }),
    )
    expect(overlooked).toEqual([])
  })

  it.each([
    ['@tandem/feature-auth:lint', 'libs/design-system/package.json', 'its layer'],
    ['@tandem/feature-auth:lint', 'vitest.browser.ts', 'names that are imported from it'],
    ['@tandem/tools-workspace:lint', 'docs/hosting.md', 'format'],
    ['@tandem/tools-workspace:lint', '.github/workflows/ci.yml', 'format'],
    ['@tandem/tools-workspace:lint', 'package.json', 'format'],
    ['@tandem/api-server:test', 'libs/design-system/theme/tokens.json', 'colours of mail'],
    ['@tandem/shell:build', 'libs/feature-auth/src/login/login-page.tsx', 'styles'],
    ['storybook:test', 'libs/feature-auth/package.json', 'entries'],
    ['@tandem/tools-faults:test', 'apps/api/src/main.ts', 'the host that is started'],
    ['@tandem/tools-workspace:test', '.github/workflows/ci.yml', 'everything'],
  ])('%s if %s changed (%s)', (task, path) => {
    expect(inputsOf(task).files).toContain(path)
  })

  it('if it checks a size and the build differs', () => {
    const { inputs } = graph.nodes['@tandem/shell']?.data.targets?.size ?? {}
    expect(inputs).toContainEqual({ dependentTasksOutputFiles: '**/*' })
  })

  it.each([
    ['@tandem/api-server:test', 'DATABASES'],
    ['@tandem/connectors:test', 'FAULTS'],
    ['@tandem/feature-auth:test', 'BROWSER_PATH'],
    ['@tandem/feature-auth:test', 'CHANGED_SINCE'],
    ['storybook:test', 'CHANGED_SINCE'],
    ['@tandem/e2e:e2e', 'NIGHTLY'],
    ['@tandem/e2e:e2e-ci--src/commerce.e2e.ts', 'NIGHTLY'],
    ['@tandem/e2e:e2e', 'BROWSER'],
  ])('%s if %s is set differently', (task, variable) => {
    expect(inputsOf(task).environment).toContain(variable)
  })
})
