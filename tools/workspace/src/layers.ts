/**
 * Who may import whom. The one table that is the lint rule; drawn in docs/architecture.md.
 * `testing` is for tests and stories alone: no layer lists it, `testingConstraints` adds it.
 */
const mayImport: Record<string, string[]> = {
  'layer:base': ['layer:base'],
  'layer:ui': ['layer:ui', 'layer:format'],
  'layer:styles': ['layer:ui'],
  'layer:client': ['layer:base'],
  'layer:session': ['layer:client', 'layer:base'],
  'layer:shared': ['layer:session', 'layer:client', 'layer:base', 'layer:ui'],
  'layer:feature': ['layer:shared', 'layer:session', 'layer:client', 'layer:base', 'layer:ui'],
  'layer:connector': ['layer:connector', 'layer:base'],
  'layer:server': ['layer:connector', 'layer:base'],
  'layer:testing': ['layer:base', 'layer:client', 'layer:connector', 'layer:server'],
  'platform:web': [
    'layer:feature',
    'layer:shared',
    'layer:session',
    'layer:client',
    'layer:base',
    'layer:ui',
  ],
  'platform:server': ['layer:server', 'layer:connector', 'layer:base'],
  'platform:e2e': ['layer:base', 'layer:server'],
  'layer:tool': ['layer:server', 'layer:connector', 'layer:base'],
}

/** Layers whose tests and stories may run the real server. */
const testedAgainstServer = [
  'layer:session',
  'layer:shared',
  'layer:feature',
  'platform:web',
  'platform:server',
]

const constraints = (extra: (sourceTag: string) => string[]) =>
  Object.entries(mayImport).map(([sourceTag, targets]) => ({
    sourceTag,
    onlyDependOnLibsWithTags: [...targets, ...extra(sourceTag)],
  }))

/** The constraints of production code, as `@nx/enforce-module-boundaries` reads them. */
export const layerConstraints = constraints(() => [])
/** The constraints of tests, stories and test set-up. */
export const testingConstraints = constraints((tag) =>
  testedAgainstServer.includes(tag) ? ['layer:testing'] : [],
)
