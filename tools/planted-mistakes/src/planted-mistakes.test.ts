import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'
import { noLongerCaught, saved } from './caught-before.ts'
import { namedMistakes, partOf } from './choose-mistakes.ts'
import { libraryOf, planted } from './mistake.ts'
import type { Mistake } from './mistake.ts'
import { mistakes } from './mistakes.ts'
import { projectsToAsk, readProjects } from './projects-to-ask.ts'
import { firstFailure } from './test-run.ts'
import type { TestRun } from './test-run.ts'
import { mistakeTrial } from './try-mistake.ts'
import type { Ground } from './try-mistake.ts'

const workspaceRoot = resolve(import.meta.dirname, '../../..')

const mistake: Mistake = {
  name: 'everybody is of age',
  file: 'libs/people/src/age.ts',
  from: 'age >= 18',
  to: 'age >= 0',
}
const whole = 'export const isOfAge = (age: number) => age >= 18\n'
const failure: TestRun = {
  kind: 'failed',
  file: '/copy/libs/people/src/age.test.ts',
  test: 'refuses a child',
}
const passed: TestRun = { kind: 'passed' }

/**
 * A workspace of one file; `answers` says how the tests of each project end while the file has the mistake.
 */
function groundOf(answers: Record<string, TestRun>, options: { text?: string; without?: TestRun } = {}) {
  const { text = whole, without = passed } = options
  const files = new Map([[mistake.file, text]])
  const asked: string[] = []
  let now = 0
  const run = (what: string, during: TestRun) => {
    asked.push(what)
    now += 1000
    return Promise.resolve(files.get(mistake.file) === text ? without : during)
  }
  const ground: Ground = {
    read: (file) => files.get(file) ?? '',
    write: (file, content) => void files.set(file, content),
    projectsFor: () => Object.keys(answers),
    runRelated: (project) => run(project, answers[project] ?? passed),
    runFile: (project, testFile) => run(`${project} ${testFile}`, passed),
    now: () => now,
  }
  return { ground, asked, text: () => files.get(mistake.file) }
}

it('finds the text that each mistake replaces', () => {
  const lost = mistakes.flatMap((each) => {
    try {
      planted(readFileSync(resolve(workspaceRoot, each.file), 'utf8'), each)
      return []
    } catch (error) {
      return [`${each.name}: ${(error as Error).message}`]
    }
  })
  expect(lost).toEqual([])
})

describe('planting', () => {
  it('replaces text that occurs once', () => {
    expect(planted(whole, mistake)).toBe('export const isOfAge = (age: number) => age >= 0\n')
  })

  it('inserts the replacement literally', () => {
    expect(planted('a + b', { ...mistake, from: '+', to: "$& $' $1" })).toBe("a $& $' $1 b")
  })

  it.each([
    ['nowhere', 'export {}', 0],
    ['twice', whole + whole, 2],
  ])('refuses text that occurs %s', (_where, text, count) => {
    expect(() => planted(text, mistake)).toThrow(
      `libs/people/src/age.ts has ${count} times what should stand there once: age >= 18`,
    )
  })
})

describe('a mistake', () => {
  it('is caught by the nearest project that notices it, and removed', async () => {
    const { ground, asked, text } = groundOf({
      'libs/people': passed,
      'apps/shell': failure,
      'apps/api': failure,
    })
    const outcome = await mistakeTrial(ground, 60_000)(mistake)
    expect(outcome).toEqual({ mistake, isCaught: true, by: 'apps/shell: refuses a child' })
    expect(asked).toEqual(['libs/people', 'apps/shell', 'apps/shell /copy/libs/people/src/age.test.ts'])
    expect(text()).toBe(whole)
  })

  it("isn't caught when every test passes", async () => {
    const { ground } = groundOf({ 'libs/people': passed, 'apps/shell': passed })
    expect(await mistakeTrial(ground, 60_000)(mistake)).toMatchObject({ isCaught: false, by: 'NOT CAUGHT' })
  })

  it("isn't caught by a test that also fails without it", async () => {
    const { ground } = groundOf(
      { 'libs/people': failure },
      { without: { kind: 'failed', file: null, test: 'refuses a child' } },
    )
    expect(await mistakeTrial(ground, 60_000)(mistake)).toMatchObject({
      isCaught: false,
      by: 'fails without the mistake too: libs/people: refuses a child',
    })
  })

  it("isn't caught when the time is up before all projects were tested", async () => {
    const { ground, asked } = groundOf({ 'libs/people': passed, 'apps/shell': failure })
    expect(await mistakeTrial(ground, 500)(mistake)).toMatchObject({ isCaught: false })
    expect(asked).toEqual(['libs/people'])
  })

  it("isn't tried when its text no longer exists", async () => {
    const { ground, asked } = groundOf({ 'libs/people': failure }, { text: 'export {}' })
    expect(await mistakeTrial(ground, 60_000)(mistake)).toMatchObject({
      isCaught: false,
      by: expect.stringContaining('has 0 times') as string,
    })
    expect(asked).toEqual([])
  })

  it('is removed when a run breaks', async () => {
    const { ground, text } = groundOf({ 'libs/people': passed })
    const broken = { ...ground, runRelated: () => Promise.reject(new Error('no Vitest')) }
    await expect(mistakeTrial(broken, 60_000)(mistake)).rejects.toThrow('no Vitest')
    expect(text()).toBe(whole)
  })

  it('makes each test prove itself once', async () => {
    const { ground, asked } = groundOf({ 'libs/people': failure })
    const attempt = mistakeTrial(ground, 60_000)
    await attempt(mistake)
    await attempt(mistake)
    expect(asked.filter((each) => each.includes('.test.ts'))).toHaveLength(1)
  })
})

describe('the report of Vitest', () => {
  const file = { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [] }

  it('names the first test that failed', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'one' },
      { status: 'failed', fullName: 'two' },
    ]
    expect(firstFailure({ testResults: [file, { ...file, status: 'failed', assertionResults }] })).toEqual({
      kind: 'failed',
      file: 'a.test.ts',
      test: 'two',
    })
  })

  it("names a file that couldn't be loaded", () => {
    expect(
      firstFailure({ testResults: [{ ...file, status: 'failed', message: 'no such export\nat x' }] }),
    ).toEqual({
      kind: 'failed',
      file: 'a.test.ts',
      test: 'no such export',
    })
  })

  it('has passed when nothing failed', () => {
    expect(firstFailure({ testResults: [file] })).toEqual(passed)
  })
})

describe('projects', () => {
  it('are tested from the nearest to the farthest, each once', () => {
    const projects = [
      { folder: 'apps/shell', needs: ['libs/feature', 'libs/format'] },
      { folder: 'libs/feature', needs: ['libs/lists'] },
      { folder: 'libs/other', needs: [] },
      { folder: 'libs/lists', needs: ['libs/format'] },
    ]
    expect(projectsToAsk(projects, 'libs/format')).toEqual([
      'libs/format',
      'apps/shell',
      'libs/lists',
      'libs/feature',
    ])
  })

  it('are those of this workspace', () => {
    const asked = projectsToAsk(readProjects(workspaceRoot), 'libs/session')
    expect(asked[0]).toBe('libs/session')
    expect(asked).toEqual(expect.arrayContaining(['libs/feature-auth', 'apps/shell']))
    expect(asked).not.toContain('libs/format')
  })
})

describe('a choice', () => {
  it('selects libraries or mistakes by their names', () => {
    const [first] = mistakes
    expect(namedMistakes(mistakes, ['format']).every((each) => libraryOf(each) === 'format')).toBe(true)
    expect(namedMistakes(mistakes, [first?.name ?? ''])).toEqual([first])
    expect(namedMistakes(mistakes, [])).toEqual(mistakes)
    expect(() => namedMistakes(mistakes, ['nothing'])).toThrow('There is no mistake and no library nothing')
  })

  it('is split into parts that are complete together', () => {
    const parts = ['1/3', '2/3', '3/3'].flatMap((part) => partOf(mistakes, part))
    expect(new Set(parts)).toEqual(new Set(mistakes))
    expect(parts).toHaveLength(mistakes.length)
    expect(() => partOf(mistakes, '4/3')).toThrow('--part')
  })
})

describe('a saved outcome', () => {
  const caught = { mistake, isCaught: true, by: 'libs/people: refuses a child' }

  it('shows what is no longer caught', () => {
    const missed = { ...caught, isCaught: false, by: 'NOT CAUGHT' }
    expect(noLongerCaught(saved([caught]), [missed])).toEqual([missed])
    expect(noLongerCaught(saved([missed]), [missed])).toEqual([])
    expect(noLongerCaught(saved([caught]), [caught])).toEqual([])
  })
})

describe('the mistakes', () => {
  it('are at least 120, each with a unique name and a change', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(120)
    expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length)
    expect(mistakes.filter(({ from, to }) => from === to)).toEqual([])
  })

  it('exist for every library that has code', () => {
    const withCode = new Set(
      globSync('libs/*/src/**/*.{ts,tsx}', { cwd: workspaceRoot }).map((file) => file.split('/')[1]),
    )
    const libraries = new Set(mistakes.map(libraryOf))
    expect([...withCode].filter((name) => name !== undefined && !libraries.has(name))).toEqual([])
    expect([...libraries]).toEqual(expect.arrayContaining(['api', 'shell']))
  })

  it('are in files of the code, not of its tests', () => {
    expect(mistakes.filter(({ file }) => /\.(test|stories)\./.test(file))).toEqual([])
  })
})
