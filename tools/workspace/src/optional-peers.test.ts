import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { workspaceRoot } from './run-command.ts'
import { ImportTrail } from './source-imports.ts'
import { workspaceFiles } from './workspace-files.ts'

interface Manifest {
  name: string
  exports?: Record<string, Record<string, string>>
  peerDependenciesMeta?: Record<string, { optional: boolean }>
}

const read = (path: string) => readFileSync(resolve(workspaceRoot, path), 'utf8')
const trail = new ImportTrail(workspaceFiles())

const libraries = globSync('libs/*/package.json', { cwd: workspaceRoot }).flatMap((path) => {
  const { name, exports, peerDependenciesMeta = {} } = JSON.parse(read(path)) as Manifest
  const main = exports?.['.']?.['@tandem/source']
  const optional = Object.keys(peerDependenciesMeta)
  return main === undefined || optional.length === 0
    ? []
    : [{ name, main: `${dirname(path)}/${main.replace('./', '')}`, optional }]
})

it('finds the libraries with optional peers', () => {
  expect(libraries.map(({ name }) => name)).toContain('@tandem/api-client')
})

it.each(libraries)('$name has a main entry that works without its optional peers', ({ main, optional }) => {
  const files = [...trail.follow([main])].filter((path) => /\.tsx?$/.test(path))
  expect(files).toContain(main)
  const importsPeer = (path: string) =>
    optional.filter((peer) => new RegExp(`(?:from|import) ['"]${peer}['"/]`).test(read(path)))
  expect(files.flatMap((path) => importsPeer(path).map((peer) => `${path} imports ${peer}`))).toEqual([])
})
