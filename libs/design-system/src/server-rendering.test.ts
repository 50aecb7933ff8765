import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as charts from './charts/charts.ts'
import { chartExamples } from './example-charts.tsx'
import { examples } from './example-components.tsx'
import { htmlOf, markupOf } from './example-markup.ts'
import { storyFiles } from './example-stories.tsx'
import * as components from './index.ts'

const errors = vi.spyOn(console, 'error')
beforeEach(() => void errors.mockClear())
afterEach(() => expect(errors.mock.calls).toEqual([]))

it.each(storyFiles)('renders %s on a server', async (file) => {
  for (const [name, markup] of Object.entries(await markupOf(file))) {
    expect(markup, name).toMatch(/<\w/)
  }
})

const allExamples = { ...examples, ...chartExamples }
const isComponent = ([name, value]: [string, unknown]) => /^[A-Z]/.test(name) && typeof value === 'function'

it('has an example of every component', () => {
  const exported = Object.entries({ ...components, ...charts }).filter(isComponent)
  expect(Object.keys(allExamples).toSorted()).toEqual(exported.map(([name]) => name).toSorted())
})

it('renders the example of every component on a server, except what is closed', async () => {
  const empty: string[] = []
  for (const [name, example] of Object.entries(allExamples)) {
    if (!/<\w/.test(await htmlOf(example))) empty.push(name)
  }
  expect(empty).toEqual(['ConfirmDialog', 'Dialog', 'Sheet'])
})
