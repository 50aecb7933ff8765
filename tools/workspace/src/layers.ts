const foundation = ['layer:session', 'layer:client', 'layer:base', 'layer:ui']

/**
 * The layers that several features share, highest first. A library may import those below it, never one of
 * its own layer.
 */
const belowPages = ['layer:lists', 'layer:shared', 'layer:parts', 'layer:frame', ...foundation]

/**
 * Which layer may import which: the only table behind the lint rule, drawn in docs/architecture.md. `testing`
 * and `bench` are for tests and stories: `testingConstraints` adds them.
 */
const mayImport: Record<string, string[]> = {
  'layer:base': ['layer:base'],
  'layer:ui': ['layer:ui', 'layer:format'],
  'layer:styles': ['layer:ui'],
  'layer:client': ['layer:base'],
  'layer:session': ['layer:client', 'layer:base'],
  'layer:frame': foundation,
  'layer:parts': ['layer:frame', ...foundation],
  'layer:shared': ['layer:parts', 'layer:frame', ...foundation],
  'layer:lists': ['layer:shared', 'layer:parts', 'layer:frame', ...foundation],
  'layer:section': ['layer:section', ...belowPages],
  'layer:feature': ['layer:section', ...belowPages],
  'layer:bench': ['layer:parts', 'layer:frame', 'layer:testing', ...foundation],
  'layer:connector': ['layer:connector', 'layer:base'],
  'layer:simulator': ['layer:simulator', 'layer:base'],
  'layer:server': ['layer:connector', 'layer:base'],
  'layer:testing': ['layer:base', 'layer:client', 'layer:connector', 'layer:simulator', 'layer:server'],
  'platform:web': ['layer:feature', ...belowPages],
  'platform:server': ['layer:server', 'layer:connector', 'layer:base'],
  'platform:e2e': ['layer:base', 'layer:server'],
  'layer:tool': ['layer:server', 'layer:connector', 'layer:simulator', 'layer:base'],
}

/** Layers whose tests and stories may run the real server. */
const testedAgainstServer = [
  'layer:session',
  'layer:frame',
  'layer:parts',
  'layer:shared',
  'layer:lists',
  'layer:section',
  'layer:feature',
  'layer:bench',
  'platform:web',
  'platform:server',
]

/**
 * Layers whose tests, stories and `dev.tsx` open a feature alone. The bench itself depends on the layers
 * below these.
 */
const testedOnBench = ['layer:shared', 'layer:lists', 'layer:section', 'layer:feature', 'platform:web']

/** Layers whose tests, test servers and demo may use simulated providers. */
const testedAgainstSimulator = ['layer:connector', 'layer:server', 'platform:server']

const simulator = (tag: string) => (testedAgainstSimulator.includes(tag) ? ['layer:simulator'] : [])

const constraints = (extra: (sourceTag: string) => string[]) =>
  Object.entries(mayImport).map(([sourceTag, targets]) => ({
    sourceTag,
    onlyDependOnLibsWithTags: [...targets, ...extra(sourceTag)],
  }))

/** The constraints of production code, as `@nx/enforce-module-boundaries` reads them. */
export const layerConstraints = constraints(() => [])
/** The constraints of the test server and of the demo, which may use simulated providers. */
export const simulatedConstraints = constraints(simulator)
/** The constraints of tests, stories and test set-up. */
export const testingConstraints = constraints((tag) => [
  ...(testedAgainstServer.includes(tag) ? ['layer:testing'] : []),
  ...(testedOnBench.includes(tag) ? ['layer:bench'] : []),
  ...simulator(tag),
])
