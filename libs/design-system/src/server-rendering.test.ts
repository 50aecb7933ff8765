import type { ElementType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import * as charts from './charts/charts.ts'
import { markupOf } from './example-markup.ts'
import { storyFiles } from './example-stories.tsx'
import * as components from './index.ts'

const rendered = vi.hoisted(() => new Set<unknown>())

vi.mock(import('react/jsx-dev-runtime'), async (original) => {
  const runtime = await original()
  return {
    ...runtime,
    jsxDEV: (type: ElementType, ...rest: unknown[]) => {
      rendered.add(type)
      return (runtime.jsxDEV as (...all: unknown[]) => unknown)(type, ...rest)
    },
  } as typeof runtime
})

afterEach(() => vi.restoreAllMocks())

it.each(storyFiles)('renders %s on a server', async (file) => {
  const errors = vi.spyOn(console, 'error')
  for (const [name, markup] of Object.entries(await markupOf(file))) {
    expect(markup, name).toMatch(/<\w/)
  }
  expect(errors.mock.calls).toEqual([])
})

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))

it('has rendered every component that is exported', () => {
  const exported = Object.entries({ ...components, ...charts }).filter(isComponent)
  expect(exported.length).toBeGreaterThan(60)
  expect(exported.filter(([, value]) => !rendered.has(value)).map(([name]) => name)).toEqual([])
})
