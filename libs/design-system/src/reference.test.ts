import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as charts from './charts/charts.ts'
import { examples } from './example-components.tsx'
import * as components from './index.ts'
import type { Reference } from './reference.ts'

const here = import.meta.dirname
const references = await Promise.all(
  globSync('*/*.reference.tsx', { cwd: here }).map(async (path) => {
    const { reference } = (await import(resolve(here, path))) as { reference: Reference }
    return [path, reference] as const
  }),
)

/** Functions with a capital are components; `toast` is shown by a call. */
const exported = [...Object.keys({ ...components, ...charts }).filter((name) => /^[A-Z]/.test(name)), 'toast']

test('every component has a reference, and only one', () => {
  const described = references.flatMap(([, { components: names }]) => names)
  expect(described.toSorted()).toEqual(exported.toSorted())
})

test.each(references)('%s has something in each part', (path, reference) => {
  const stories = path.replace('.reference.tsx', '.stories.tsx')
  expect(globSync(stories, { cwd: here }), 'its stories are beside it').toEqual([stories])
  const empty = Object.entries(reference).filter(
    ([part, value]) =>
      !['status', 'keyboard', 'recipes'].includes(part) && Object.keys(value as object).length === 0,
  )
  expect(empty).toEqual([])
})

test.each(references)('%s says what keys do, if something in it takes the focus', (_path, reference) => {
  const shown = reference.components.map((name) => (name in examples ? examples[name as never] : null))
  const takesFocus = /<(?:button|input|select|textarea|a )|tabindex="0"/i.test(renderToStaticMarkup(shown))
  if (takesFocus) expect(reference.keyboard).not.toBeNull()
})
