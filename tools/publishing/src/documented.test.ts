import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentedHost, withEveryFeature } from './documented-host.ts'
import { complaintsUnder, removeDocumented, writeDocumented } from './documented-types.ts'
import { resolutions } from './entry-scripts.ts'
import { publicPackages } from './public-packages.ts'
import { readmeExample } from './readme-example.ts'

describe('the documented code', () => {
  beforeAll(writeDocumented)
  afterAll(removeDocumented)

  it.each(resolutions)('compiles against the staged packages, under %s', (resolution) =>
    expect(complaintsUnder(resolution)).toBe(''),
  )
})

describe('the examples of READMEs', () => {
  it.each(publicPackages())('can run in Node if they draw nothing: $name', (library) => {
    const { path, isDrawn } = readmeExample(library)
    // Node reads TypeScript, but no JSX.
    expect(isDrawn || path.endsWith('.ts'), path).toBe(true)
  })
})

describe('the host of docs/embedding.md', () => {
  const main = documentedHost().files['src/main.tsx'] ?? ''

  it('is about sixty lines', () => {
    expect(main.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(80)
  })

  it('can be extended to a host of every feature', () => {
    const every = withEveryFeature(main, ['auth', 'workspace'])
    expect(every).toContain("import { workspaceFeature } from '@tandem/feature-workspace'")
    expect(every).toContain('const features = [authFeature, workspaceFeature]')
    expect(every).not.toContain('ecommerce')
  })

  it('is also written for Next and for React Router', () => {
    const { inNext, inRouter } = documentedHost()
    const shared = ['src/main.tsx', 'src/styles.ts']
    expect(Object.keys(inNext.files)).toEqual(expect.arrayContaining([...shared, 'app/[...page]/page.tsx']))
    expect(Object.keys(inRouter.files)).toEqual(expect.arrayContaining([...shared, 'app/routes/tandem.tsx']))
    expect(inNext.installed).toEqual(expect.arrayContaining(['next', '@tandem/design-system']))
    expect(inRouter.installed).toEqual(expect.arrayContaining(['@react-router/dev', '@tandem/design-system']))
  })
})
