import { expect, it } from 'vitest'
import { lowestVersions } from './lowest-versions.ts'
import type { PublicPackage } from './public-packages.ts'

const withPeers = (peerDependencies: Record<string, string>, optional: string[] = []) =>
  ({
    manifest: {
      peerDependencies,
      peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    },
  }) as unknown as PublicPackage

it('takes the lowest version of a range, and the highest of those when packages differ', () => {
  const packages = [
    withPeers({
      react: '^18.3.1 || ^19.0.0',
      'react-router': '^7.10.0 || ^8.0.0',
      '@tandem/format': '1.0.0',
    }),
    withPeers({ react: '^19.2.0', 'react-router': '^7.9.0 || ^8.0.0' }),
    withPeers({ react: '^18.3.1 || ^19.0.0', 'react-dom': '^18.3.1 || ^19.0.0' }),
  ]
  expect(lowestVersions(packages)).toEqual({
    react: '19.2.0',
    'react-dom': '19.2.0',
    'react-router': '7.10.0',
  })
})

it('takes optional peers only when they are wanted', () => {
  const packages = [withPeers({ react: '^18.3.1', '@pandacss/dev': '^1.12.1' }, ['react', '@pandacss/dev'])]
  expect(lowestVersions(packages, ['react'])).toEqual({ react: '18.3.1' })
})
