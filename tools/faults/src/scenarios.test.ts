import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownMigrations } from '@tandem/api-server/testing'
import { expect, test } from 'vitest'
import { hasPassed } from './report.ts'
import { runScenario } from './run-scenario.ts'
import { scenarios } from './scenarios.ts'
import { seeds } from './upgrade/seeds.ts'

test('the README lists every scenario with the fault it causes', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const [, table = ''] = readme.split(/<!-- (?:end of )?scenarios.*-->/)
  const rows = [...table.matchAll(/^\| `([\w-]+)` +\| (.+?) +\|$/gm)].map(([, name, breaks]) => ({
    name,
    breaks,
  }))
  expect(rows).toEqual(scenarios.map(({ name, breaks }) => ({ name, breaks })))
})

test('seeds belong to released migrations', () => {
  expect(Object.keys(seeds).filter((name) => !knownMigrations.includes(name))).toEqual([])
})

const short = scenarios.filter(({ rounds }) => rounds.short > 0)

test.for(short)('$name: $holds', async (scenario, { skip }) => {
  const reason = await scenario.obstacle?.()
  if (typeof reason === 'string') skip(reason)
  const report = await runScenario(scenario, { rounds: scenario.rounds.short, seed: 7, isShort: true })
  const { lost, doubled, deaths, findings } = report
  const wrong = Object.entries({ lost, doubled, deaths, findings }).flatMap(([what, lines]) =>
    lines.map((line) => `${what}: ${line}`),
  )
  expect.soft(wrong, wrong.join('; ')).toEqual([])
  expect(hasPassed(report)).toBe(true)
  expect(report.rounds).toBeGreaterThan(0)
})
