import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../../workspace/src/ensure-browser.ts'
import { workspaceRoot } from '../../workspace/src/run-command.ts'
import { copyWorkspace } from '../../workspace/src/workspace-copy.ts'
import { noLongerCaught, saved } from './caught-before.ts'
import type { SavedOutcome } from './caught-before.ts'
import { namedMistakes, partOf } from './choose-mistakes.ts'
import { libraryOf, planted, projectOf } from './mistake.ts'
import type { Mistake } from './mistake.ts'
import { mistakes } from './mistakes.ts'
import { projectsToAsk, readProjects } from './projects-to-ask.ts'
import { runTests } from './test-run.ts'
import { mistakeTrial } from './try-mistake.ts'
import type { Outcome } from './try-mistake.ts'

const usage = `Usage: npm run planted -- [--list] [--only LIBRARY or NAME …] [--part 1/4] [--minutes 15] [--save FILE] [--compare FILE]
`

function readArguments() {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      part: { type: 'string' },
      minutes: { type: 'string', default: '15' },
      save: { type: 'string' },
      compare: { type: 'string' },
    },
  })
  if (!/^[1-9]\d{0,3}$/.test(values.minutes)) throw new Error('--minutes must be a number from 1')
  return {
    ...values,
    minutes: Number(values.minutes),
    chosen: partOf(namedMistakes(mistakes, values.only), values.part),
  }
}

const line = ({ name, file }: Mistake, more: string) =>
  `${libraryOf({ file }).padEnd(21)} ${name.padEnd(70)} ${more}`

/** Prints each mistake, and whether its text still exists in its file. */
function list(chosen: readonly Mistake[]): boolean {
  const lost = chosen.filter((mistake) => {
    try {
      planted(readFileSync(resolve(workspaceRoot, mistake.file), 'utf8'), mistake)
      console.log(line(mistake, mistake.file))
      return false
    } catch (error) {
      console.log(line(mistake, `LOST: ${(error as Error).message}`))
      return true
    }
  })
  console.log(`\n${chosen.length} mistakes, ${lost.length} of them can't be planted`)
  return lost.length === 0
}

async function tryAll(chosen: readonly Mistake[], minutes: number): Promise<Outcome[]> {
  await ensureBrowser()
  const copy = copyWorkspace()
  process.once('exit', copy.remove)
  copy.run('nx', 'run', '@tandem/design-system:codegen')
  const projects = readProjects(copy.root)
  const attempt = mistakeTrial(
    {
      read: (file) => readFileSync(join(copy.root, file), 'utf8'),
      write: copy.write,
      projectsFor: (file) => projectsToAsk(projects, projectOf(file)),
      runRelated: (project, file, ms) => runTests(copy.root, project, ['related', join(copy.root, file)], ms),
      runFile: (project, testFile, ms) => runTests(copy.root, project, ['run', testFile], ms),
      now: () => performance.now(),
    },
    minutes * 60_000,
  )
  const outcomes: Outcome[] = []
  for (const mistake of chosen) {
    const outcome = await attempt(mistake)
    outcomes.push(outcome)
    console.log(line(mistake, outcome.isCaught ? `caught by ${outcome.by}` : outcome.by))
  }
  return outcomes
}

async function run(): Promise<boolean> {
  const { chosen, minutes, ...options } = readArguments()
  if (options.list) return list(chosen)
  const before =
    options.compare === undefined
      ? undefined
      : (JSON.parse(readFileSync(options.compare, 'utf8')) as SavedOutcome[])
  const outcomes = await tryAll(chosen, minutes)
  if (options.save !== undefined) {
    mkdirSync(dirname(resolve(options.save)), { recursive: true })
    writeFileSync(options.save, `${JSON.stringify(saved(outcomes), null, 2)}\n`)
  }
  const failed = outcomes.filter(({ isCaught }) => !isCaught)
  const lost = before && noLongerCaught(before, outcomes)
  for (const { mistake } of lost ?? []) console.log(line(mistake, 'was caught before'))
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`)
  return (lost ?? failed).length === 0
}

// Leaving ends everything that was started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

try {
  process.exit((await run()) ? 0 : 1)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exit(1)
}
