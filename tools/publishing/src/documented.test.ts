import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentedHost, withEveryFeature } from './documented-host.ts'
import { complaintsWith, removeDocumented, settingsFiles, writeDocumented } from './documented-types.ts'
import { importsOf } from './imports-of.ts'
import { publicPackages } from './public-packages.ts'
import { readmeExamples } from './readme-example.ts'
import { packageOf } from './tarball-policy.ts'

const server = publicPackages().find(({ name }) => name === '@tandem/api-server')!

describe('the documented code', () => {
  beforeAll(writeDocumented)
  afterAll(removeDocumented)

  it.each(settingsFiles)('compiles against the staged packages, with %s', (file) =>
    expect(complaintsWith(file)).toBe(''),
  )
})

describe('the examples of READMEs', () => {
  it.each(publicPackages())('can run in Node if they draw nothing: $name', (library) => {
    for (const { path, kind } of readmeExamples(library)) {
      // Node reads TypeScript, but no JSX.
      expect(kind === 'page' || !path.endsWith('.tsx'), path).toBe(true)
    }
  })

  it('of the server are one for each kind of host', () => {
    expect(Object.fromEntries(readmeExamples(server).map(({ path, kind }) => [path, kind]))).toEqual({
      'examples/tandem.ts': 'module',
      'examples/hono.ts': 'server',
      'examples/express.js': 'server',
      'examples/route.ts': 'handlers',
      'examples/tests.ts': 'program',
    })
  })
})

describe('the README of the server', () => {
  const readme = readFileSync(resolve(server.folder, 'README.md'), 'utf8')
  const source = readFileSync(resolve(server.folder, 'src/platform/dependencies/dependencies.ts'), 'utf8')
  const fieldsOf = (name: string) =>
    [
      ...(source.split(`export interface ${name} {`)[1]?.split('\n}')[0] ?? '').matchAll(/^ {2}(\w+)\??:/gm),
    ].map(([, field = '']) => field)

  it('says to install every package that its examples import', () => {
    const installed = new Set(
      [...readme.matchAll(/^npm install ([^#\n]+)/gm)].flatMap(([, names = '']) => names.split(' ')),
    )
    const imported = readmeExamples(server)
      .flatMap(({ path, code }) => importsOf(path, code))
      .filter((name) => !/^(node:|\.)/.test(name))
      .map(packageOf)
    expect(imported).toContain('express')
    expect(imported.filter((name) => !installed.has(name))).toEqual([])
  })

  it.each(['ApiDependencies', 'ApiSettings'])('explains every field of %s', (name) => {
    const fields = fieldsOf(name)
    expect(fields.length).toBeGreaterThan(10)
    expect(fields.filter((field) => !readme.includes(`| \`${field}\` `))).toEqual([])
  })
})

describe('the host of docs/embedding.md', () => {
  const main = documentedHost().files['src/main.tsx'] ?? ''

  it('is about ten lines, with four packages beside its features and React', () => {
    expect(main.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10)
    const [forPages] = documentedHost().inNext.installed.join(' ').split(' next ')
    const others = forPages?.split(' ').filter((name) => !/^@tandem\/feature-|^react(-dom)?$/.test(name))
    expect(others).toEqual(['@tandem/page-parts', '@tandem/styles', '@tandem/design-system', 'react-router'])
  })

  it('can be extended to a host of every feature', () => {
    const every = withEveryFeature(main, ['auth', 'workspace'])
    expect(every).toContain("import { workspaceFeature } from '@tandem/feature-workspace'")
    expect(every).toContain('const features = [authFeature, workspaceFeature]')
    expect(every).not.toContain('ecommerce')
  })

  it('is also written for Next and for React Router', () => {
    const { inNext, inRouter, withoutReact } = documentedHost()
    expect(Object.keys(withoutReact.files)).toEqual(['src/element.ts', 'element.html'])
    expect(Object.keys(inNext.files)).toEqual(
      expect.arrayContaining(['app/layout.tsx', 'app/[...page]/page.tsx']),
    )
    expect(Object.keys(inRouter.files)).toEqual(
      expect.arrayContaining(['app/root.tsx', 'app/routes/tandem.tsx']),
    )
    expect(inNext.installed).toEqual(expect.arrayContaining(['next', '@tandem/design-system']))
    expect(inRouter.installed).toEqual(expect.arrayContaining(['@react-router/dev', '@tandem/design-system']))
  })
})
