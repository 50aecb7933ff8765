import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
/** The documentation of all stories of a file, which precedes the first one. */
const ofAll = (path: string) => read(path).split(/^export const /m)[0] ?? ''

test('every component with stories has a documentation page; only whole screens have none', () => {
  expect(read('.storybook/preview.tsx')).toMatch(/\btags: \[[^\]]*'autodocs'/)
  const without = globSync('libs/*/src/**/*.stories.tsx', { cwd: root }).filter(
    (path) => ofAll(path).includes('!autodocs') && !path.endsWith('.screens.stories.tsx'),
  )
  expect(without).toEqual([])
})
