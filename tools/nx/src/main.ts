import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ensureBrowser } from '../../workspace/src/ensure-browser.ts'
import { workspaceRoot } from '../../workspace/src/run-command.ts'
import { copyWorkspace } from '../../workspace/src/workspace-copy.ts'
import type { WorkspaceCopy } from '../../workspace/src/workspace-copy.ts'

/** A command that must succeed in the copy. */
interface Step {
  name: string
  command: string[]
  /** Parts of paths. Vitest silently ignores one that no path contains. */
  tests?: string[]
}

const generators: Step[] = [
  ['feature', 'billing'],
  ['resource', 'invoice', '--feature', 'billing'],
  // A name of several words, and one with an irregular plural.
  ['feature', 'customer-care'],
  ['resource', 'support-case', '--feature', 'feature-customer-care'],
  ['resource', 'child', '--plural', 'children', '--feature', 'customer-care'],
  ['component', 'rating'],
].map(([generator, ...args]) => ({
  name: `nx g @tandem/nx:${generator} ${args.join(' ')}`,
  command: ['nx', 'g', `@tandem/nx:${generator}`, ...args],
}))

const projects = [
  'api-contract',
  'api-server',
  'design-system',
  'shell',
  'e2e',
  'feature-billing',
  'feature-customer-care',
].map((name) => `@tandem/${name}`)

const tested = (root: string, ...files: string[]): Step => ({
  name: `tests of ${[root, ...files].join(' ')}`,
  command: ['vitest', 'run', '--root', root, ...files],
  tests: files,
})

/** The workspace's checks that touch what was generated, or are affected by it. */
const checks: Step[] = [
  {
    name: 'formatting',
    command: [
      'sh',
      '-c',
      'git diff --name-only --diff-filter=d HEAD~1 -z -- . ":!package-lock.json" | xargs -0 prettier --ignore-unknown --check',
    ],
  },
  {
    name: 'lint and types',
    command: ['nx', 'run-many', '--targets=lint,typecheck', '--parallel=2', '--projects', projects.join(',')],
  },
  tested('tools/workspace', 'src/architecture.test.ts', 'src/boundaries.test.ts'),
  tested('libs/api-contract'),
  tested(
    'libs/api-server',
    'src/workspace/invoices',
    'src/workspace/support-cases',
    'src/workspace/children',
    'src/permissions.test.ts',
    'src/tenant-isolation.test.ts',
    'src/hostile-input.test.ts',
    'src/identity/audit/recorded.test.ts',
    'src/lifecycle/team-exports',
    'src/platform/language/answers.test.ts',
    'src/lifecycle/team-deletion',
    'src/identity/users/list-people.test.ts',
  ),
  tested('libs/feature-billing'),
  tested('libs/feature-customer-care'),
  tested('libs/feature-workspace', 'src/roles'),
  tested('libs/design-system', 'src/rating', 'src/stories.test.ts'),
  tested('.storybook', 'libs/design-system/src/rating', 'libs/feature-billing', 'libs/feature-customer-care'),
  tested('apps/shell', 'src/thin.test.tsx', 'src/sidebar/menu.test.tsx', 'src/page-modules.test.ts'),
  { name: 'packages as they leave the house', command: ['nx', 'run', '@tandem/tools-publishing:test'] },
]

/**
 * Copies packages into the copy, because a development server doesn't serve files from outside its folder,
 * and npm writes into them. Files share their content with the originals if the disk supports that.
 */
function ownPackages({ root }: WorkspaceCopy) {
  const folders = [
    '',
    ...globSync('{apps,libs,tools}/*/package.json', { cwd: root }).map((path) => dirname(path)),
  ]
  for (const folder of folders) {
    const from = resolve(workspaceRoot, folder, 'node_modules')
    if (!existsSync(from)) continue
    const to = join(root, folder, 'node_modules')
    rmSync(to, { recursive: true, force: true })
    try {
      execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
    } catch {
      rmSync(to, { recursive: true, force: true })
      cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    }
    // Tools write their caches in place too, and these don't belong to the copy.
    for (const kept of ['.cache', '.vite', '.vite-temp'])
      rmSync(join(to, kept), { recursive: true, force: true })
  }
  // npm writes this file in place, so it must not share its content with the original.
  const lock = join(root, 'node_modules/.package-lock.json')
  const text = readFileSync(lock)
  rmSync(lock)
  writeFileSync(lock, text)
  // The test database runs as another user, who has to reach the folder.
  chmodSync(root, 0o755)
}

function withoutTests({ root }: WorkspaceCopy, parts: string[]): string[] {
  const paths = globSync('{apps,libs,tools}/*/src/**/*.{test,stories}.{ts,tsx}', { cwd: root })
  return parts.filter((part) => !paths.some((path) => path.includes(part)))
}

function attempt(copy: WorkspaceCopy, { name, command, tests = [] }: Step): boolean {
  const start = performance.now()
  const lost = withoutTests(copy, tests)
  if (lost.length > 0) {
    console.log(`FAILED ${name}: there are no tests in ${lost.join(', ')}`)
    return false
  }
  const [program = '', ...args] = command
  const { code, output } = copy.attempt(program, ...args)
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - start) / 1000).toFixed(0)} s)`,
  )
  if (code !== 0) console.log(output)
  return code === 0
}

/** Whether a dry run prints what it would do, and doesn't do any of it. */
function isDry(copy: WorkspaceCopy): boolean {
  const step = { name: 'a dry run writes nothing', command: [...(generators[0]?.command ?? []), '--dry-run'] }
  return attempt(copy, step) && copy.run('git', 'status', '--porcelain') === ''
}

/**
 * `npm run generators`: runs each generator once through Nx in a temporary copy of the workspace, and checks
 * the result there. Ends with one line `N passed, N failed`; exit code 1 on any failure.
 */
await ensureBrowser()
const copy = copyWorkspace()
const outcomes: boolean[] = []
try {
  ownPackages(copy)
  outcomes.push(isDry(copy))
  for (const step of generators) outcomes.push(attempt(copy, step))
  // A second run with the same name is refused, and changes nothing.
  copy.commit('What the generators made')
  const again = copy.attempt('nx', 'g', '@tandem/nx:feature', 'billing')
  outcomes.push(again.code !== 0 && copy.run('git', 'status', '--porcelain') === '')
  if (outcomes.every(Boolean)) for (const step of checks) outcomes.push(attempt(copy, step))
} finally {
  copy.remove()
}
const passed = outcomes.filter(Boolean).length
console.log(`${passed} passed, ${outcomes.length - passed} failed`)
process.exitCode = passed === outcomes.length ? 0 : 1
