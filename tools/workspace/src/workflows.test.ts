import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { workspaceRoot } from './run-command.ts'

const Permissions = v.strictObject({
  contents: v.literal('read'),
  'id-token': v.optional(v.literal('write')),
})
const Variables = v.record(v.string(), v.string())
const Step = v.union([
  v.strictObject({ run: v.string(), if: v.optional(v.string()), env: v.optional(Variables) }),
  v.strictObject({
    uses: v.pipe(v.string(), v.regex(/^actions\/[\w-]+@[0-9a-f]{40}$/)),
    if: v.optional(v.string()),
    with: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
])
const Job = v.strictObject({
  'runs-on': v.literal('ubuntu-24.04'),
  'timeout-minutes': v.number(),
  needs: v.optional(v.string()),
  environment: v.optional(v.string()),
  permissions: v.optional(Permissions),
  strategy: v.optional(
    v.strictObject({ 'fail-fast': v.boolean(), matrix: v.strictObject({ command: v.array(v.string()) }) }),
  ),
  steps: v.array(Step),
})
/**
 * The allowed content of our workflows: anything that GitHub doesn't know or would interpret differently is
 * refused.
 */
const Workflow = v.strictObject({
  name: v.string(),
  on: v.strictObject({
    push: v.optional(
      v.strictObject({ branches: v.optional(v.array(v.string())), tags: v.optional(v.array(v.string())) }),
    ),
    pull_request: v.optional(v.null()),
    schedule: v.optional(v.array(v.strictObject({ cron: v.pipe(v.string(), v.regex(/^(\S+ ){4}\S+$/)) }))),
    workflow_dispatch: v.optional(v.null()),
  }),
  permissions: Permissions,
  concurrency: v.optional(
    v.strictObject({ group: v.string(), 'cancel-in-progress': v.union([v.string(), v.boolean()]) }),
  ),
  env: v.optional(Variables),
  jobs: v.record(v.string(), Job),
})

const read = (path: string) => readFileSync(resolve(workspaceRoot, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

function workflow(path: string) {
  const document = parseDocument(read(path), { strict: true, uniqueKeys: true })
  expect([...document.errors, ...document.warnings]).toEqual([])
  return v.parse(Workflow, document.toJS())
}

/** Each command of a workflow, once for each value of its matrix. */
const commands = (path: string) =>
  Object.values(workflow(path).jobs).flatMap(({ steps, strategy }) =>
    steps.flatMap((step) => {
      if (!('run' in step)) return []
      const values = strategy?.matrix.command ?? ['']
      return [...new Set(values.map((value) => step.run.replace('${{ matrix.command }}', value)))]
    }),
  )

const paths = globSync('.github/workflows/*', { cwd: workspaceRoot }).toSorted()

describe('the workflows', () => {
  it('are those for a change, for the night and for a release', () => {
    expect(paths.map((path) => basename(path))).toEqual(['ci.yml', 'nightly.yml', 'release.yml'])
  })

  it.each(paths)('%s only contains known keys', (path) => {
    expect(Object.keys(workflow(path).jobs).length).toBeGreaterThan(0)
  })

  it.each(paths)('%s runs commands that exist, in valid shell syntax', (path) => {
    for (const command of commands(path)) {
      expect(spawnSync('bash', ['-n'], { input: command }).status).toBe(0)
      const script = /^npm run ([\w-]+)/.exec(command)?.[1]
      const bench = /^npm run bench -- ([\w-]+)/.exec(command)?.[1]
      if (script !== undefined) expect(Object.keys(scripts)).toContain(script)
      if (bench !== undefined)
        expect(existsSync(resolve(workspaceRoot, `tools/bench/src/${bench}.ts`))).toBe(true)
      const file = /^\.[\w/]+/.exec(command)?.[0]
      if (file !== undefined) expect(existsSync(resolve(workspaceRoot, file))).toBe(true)
    }
  })

  it.each(paths)('%s waits for jobs that exist', (path) => {
    const { jobs } = workflow(path)
    const needed = Object.values(jobs).flatMap(({ needs }) => needs ?? [])
    expect(needed.filter((name) => !(name in jobs))).toEqual([])
  })

  it('only let the release act for this repository at a registry', () => {
    const speakers = paths.flatMap((path) => {
      const { permissions, jobs } = workflow(path)
      const all = [permissions, ...Object.values(jobs).map((job) => job.permissions)]
      return all.filter((some) => some?.['id-token'] !== undefined).map(() => basename(path))
    })
    expect(speakers).toEqual(['release.yml'])
  })

  it('check each long command of package.json at night', () => {
    const nightly = commands('.github/workflows/nightly.yml')
    expect(nightly).toEqual(
      expect.arrayContaining([
        'npm run publishing',
        'npm run publishing -- --lowest',
        'npm run generators',
        'npm run visual',
        'npm run pseudo',
        'npm run faults',
        'npm run planted -- --part 1/8',
        'npm run planted -- --part 8/8',
      ]),
    )
  })

  it('run the journeys in Firefox at night', () => {
    const { steps } = workflow('.github/workflows/nightly.yml').jobs['firefox']!
    expect(steps).toContainEqual(
      expect.objectContaining({
        run: 'npx nx e2e @tandem/e2e',
        env: expect.objectContaining({ BROWSER: 'firefox' }),
      }),
    )
  })
})
