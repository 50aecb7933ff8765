import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Where `nx release` keeps what the next version will be, and why. */
export const plansFolder = '.nx/version-plans/'

/** What tells nobody who installs a library that it has changed. */
const ownBusiness =
  /\.(test|test-d|stories)\.tsx?$|\/(test-setup|dev)\.tsx?$|\/harness\/|\/README\.md$|\/(vitest\.config\.ts|tsconfig\.json)$/

const publicFolders = (root: string) =>
  globSync('libs/*/package.json', { cwd: root })
    .filter((path) => {
      const manifest = JSON.parse(readFileSync(resolve(root, path), 'utf8')) as { private?: boolean }
      return manifest.private !== true
    })
    .map((path) => `${dirname(path)}/`)

/** What a change asks of the next release. */
export type PlanCheck =
  { kind: 'planned'; plans: string[] } | { kind: 'missing'; files: string[] } | { kind: 'not needed' }

/**
 * Whether a change says what it means for those who install our libraries. A plan that waits from an earlier change
 * does not speak for this one.
 *
 * @param changed paths that were changed, added or deleted.
 */
export function checkPlans(changed: string[], root: string): PlanCheck {
  const plans = changed.filter((path) => path.startsWith(plansFolder))
  const written = plans.filter((path) => existsSync(resolve(root, path)))
  if (written.length > 0) return { kind: 'planned', plans: written }
  // A release uses plans up, and tells in the changelog what they said.
  if (plans.length > 0 && changed.includes('CHANGELOG.md')) return { kind: 'not needed' }
  const folders = publicFolders(root)
  const files = changed.filter(
    (path) => folders.some((folder) => path.startsWith(folder)) && !ownBusiness.test(path),
  )
  return files.length === 0 ? { kind: 'not needed' } : { kind: 'missing', files }
}
