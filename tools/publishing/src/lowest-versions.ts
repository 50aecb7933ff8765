import type { PublicPackage } from './public-packages.ts'

/** The lowest version of a peer range: 18.3.1 for `^18.3.1 || ^19.0.0`. */
const lowestOf = (range: string) => range.split(' || ')[0]!.replace('^', '')

const inOrder = new Intl.Collator('en', { numeric: true })

/**
 * The lowest version of each peer that all these packages accept. Our own packages are left out, because they
 * have one version, and so are optional peers that aren't `wanted`.
 */
export function lowestVersions(
  packages: readonly PublicPackage[],
  wanted: readonly string[] = [],
): Record<string, string> {
  const lowest: Record<string, string> = {}
  for (const { manifest } of packages) {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    for (const [name, range] of Object.entries(peerDependencies)) {
      const isLeftOut = peerDependenciesMeta[name]?.optional && !wanted.includes(name)
      const known = lowest[name] ?? '0'
      if (isLeftOut || name.startsWith('@tandem/') || inOrder.compare(known, lowestOf(range)) > 0) continue
      lowest[name] = lowestOf(range)
    }
  }
  // React DOM only works with its own React, whose range may be narrower in other packages.
  if (lowest.react && lowest['react-dom']) lowest['react-dom'] = lowest.react
  return lowest
}
