import { parseArgs } from 'node:util'
import { printReports } from './print-reports.ts'
import type { Outcome } from './print-reports.ts'
import { runScenario } from './run-scenario.ts'
import { scenarios } from './scenarios.ts'

const usage = `Usage: npm run faults -- [NAME …] [--rounds 20] [--seed 7] [--short]

${scenarios.map(({ name, breaks, rounds }) => `  ${name.padEnd(26)} ${breaks} (${rounds.long} rounds)`).join('\n')}
`

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      seed: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  })
  const wholeNumber = (text: string | undefined, name: string) => {
    if (text !== undefined && !/^[1-9]\d{0,5}$/.test(text))
      throw new Error(`--${name} must be a number from 1`)
    return text === undefined ? undefined : Number(text)
  }
  const unknown = positionals.find((name) => !scenarios.some((scenario) => scenario.name === name))
  if (unknown !== undefined) throw new Error(`There is no scenario ${unknown}`)
  return {
    chosen: scenarios.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    rounds: wholeNumber(values.rounds, 'rounds'),
    seed: wholeNumber(values.seed, 'seed') ?? 1 + Math.floor(Math.random() * 100_000),
    isShort: values.short,
  }
}

async function run(): Promise<boolean> {
  const { chosen, rounds, seed, isShort } = readArguments()
  console.log(`Seed ${seed}: the same faults come again with --seed ${seed}`)
  const outcomes: Outcome[] = []
  for (const scenario of chosen) {
    const { name, holds, breaks } = scenario
    const count = rounds ?? (isShort ? scenario.rounds.short : scenario.rounds.long)
    const skipped =
      count === 0 ? 'it has no short form; --rounds 1 runs it' : ((await scenario.obstacle?.()) ?? null)
    console.log(skipped === null ? `${name}: ${breaks}; ${holds}` : `${name}: skipped: ${skipped}`)
    const report = skipped === null ? await runScenario(scenario, { rounds: count, seed, isShort }) : null
    outcomes.push({ name, report, skipped })
  }
  return printReports(outcomes)
}

// Leaving ends everything that was started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

try {
  process.exit((await run()) ? 0 : 1)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exit(1)
}
