import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Where `nx release` keeps the next version, and the reasons for it. */
export const plansFolder = '.nx/version-plans/'

/** Files whose changes don't concern people who install a library. */
const ownBusiness =
  /\.(test|test-d|stories)\.tsx?$|\/(test-setup|dev)\.tsx?$|\/harness\/|\/README\.md$|\/(vitest\.config\.ts|tsconfig\.json)$/

const publicFolders = (root: string) =>
  globSync('libs/*/package.json', { cwd: root })
    .filter((path) => {
      const manifest = JSON.parse(readFileSync(resolve(root, path), 'utf8')) as { private?: boolean }
      return manifest.private !== true
    })
    .map((path) => `${dirname(path)}/`)

/** The plans that a change has or needs for the next release. */
export type PlanCheck =
  { kind: 'planned'; plans: string[] } | { kind: 'missing'; files: string[] } | { kind: 'not needed' }

/**
 * Checks that a change describes what it means for people who install our libraries. A plan from an earlier
 * change doesn't cover this one.
 *
 * @param changed paths that were changed, added or deleted.
 */
export function checkPlans(changed: string[], root: string): PlanCheck {
  const plans = changed.filter((path) => path.startsWith(plansFolder))
  const written = plans.filter((path) => existsSync(resolve(root, path)))
  if (written.length > 0) return { kind: 'planned', plans: written }
  // A release consumes plans, and writes their texts to the changelog.
  if (plans.length > 0 && changed.includes('CHANGELOG.md')) return { kind: 'not needed' }
  const folders = publicFolders(root)
  const files = changed.filter(
    (path) => folders.some((folder) => path.startsWith(folder)) && !ownBusiness.test(path),
  )
  return files.length === 0 ? { kind: 'not needed' } : { kind: 'missing', files }
}
