import { describe, expect, it } from 'vitest'
import { importsOf } from './imports-of.ts'
import type { Manifest } from './public-packages.ts'
import { publishedManifest } from './published-manifest.ts'
import { localRanges, strayFiles } from './tarball-policy.ts'

const written = {
  name: '@tandem/example',
  version: '1.2.3',
  exports: {
    '.': { '@tandem/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './preset': { '@tandem/source': './preset.ts', module: './preset.ts', default: './dist/preset.js' },
    './harness': { '@tandem/source': './src/harness/index.ts', types: './src/harness/index.ts' },
    './fonts.css': './assets/fonts.css',
  },
  devDependencies: { '@tandem/other': '1.2.3' },
  scripts: { build: 'true' },
  nx: { tags: [] },
} as Manifest

describe('the published package.json', () => {
  const published = publishedManifest(written)

  it('points to built files, and leaves out entries that only have sources', () => {
    expect(published.exports).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './preset': { default: './dist/preset.js' },
      './fonts.css': './assets/fonts.css',
      './package.json': './package.json',
    })
  })

  it('keeps nothing that only this workspace reads', () => {
    expect(Object.keys(published)).toEqual(['name', 'version', 'exports'])
  })

  it('names the repository and the folder of its sources', () => {
    const repository = { type: 'git', url: 'git+https://example.com/tandem.git' }
    const { repository: published } = publishedManifest(written, { repository, directory: 'libs/example' })
    expect(published).toEqual({ ...repository, directory: 'libs/example' })
  })
})

describe('a package', () => {
  it('may contain built code, its data, styles and pictures', () => {
    const files = [
      'package.json',
      'LICENSE',
      'dist/a/index.js',
      'dist/a/index.d.ts',
      'css/styles.css',
      'assets/logo.svg',
    ]
    expect(strayFiles(files)).toEqual([])
  })

  it.each([
    'dist/orders.test.js',
    'dist/orders.stories.js',
    'dist/orders.js.map',
    'dist/example-orders.js',
    'dist/harness/open-page.js',
    'dist/dev.js',
    'src/index.ts',
    'tsconfig.json',
    'fixtures/orders.json',
  ])('may not contain %s', (path) => {
    expect(strayFiles([path])).toEqual([path])
  })

  it.each(['workspace:*', 'file:../format', 'latest', '*', '^1.2.3 || *', 'git+https://example.com/a.git'])(
    'may not depend on %s',
    (range) => {
      const allowed = { exact: '1.2.3', caret: '^1.2.3', several: '^1.2.3 || ^2.0.0' }
      const manifest = { ...written, dependencies: { other: range, ...allowed } }
      expect(localRanges(manifest)).toEqual([`other@${range}`])
    },
  )

  it('is followed through imports of every kind', () => {
    const code = `
      import a from './a.js'
      export { b } from './b.js'
      const page = () => <p title={/\\/'/.test('x') ? 'y' : 'z'}>{import('./c.js')}</p>
      type D = import('./d.ts').D
      import './e.css'`
    expect(importsOf('index.tsx', code).toSorted()).toEqual([
      './a.js',
      './b.js',
      './c.js',
      './d.ts',
      './e.css',
    ])
  })
})
