import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { knownMigrations } from '@tandem/api-server/testing'

const root = join(import.meta.dirname, '../../../..')
const migrationFolder = 'libs/api-server/src/platform/database/migrations'

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The migrations of a commit, in order. */
const migrationsAt = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, `${migrationFolder}/`)
    .split('\n')
    .flatMap((path) => /\/(\d{4}-[^/]+)\.ts$/.exec(path)?.[1] ?? [])
    .toSorted()

/**
 * The newest commit whose migrations are the first ones of this version, and not all of them; null without the
 * history. Commits with a migration that was renamed or taken back later can't be upgraded from.
 */
export function olderCommit(): string | null {
  try {
    const touched = git('log', '--format=%H', '-100', '--', migrationFolder).split('\n')
    const isOlder = (commit: string) => {
      const names = migrationsAt(commit)
      return names.length < knownMigrations.length && names.every((name, at) => name === knownMigrations[at])
    }
    return ['HEAD', ...touched.map((commit) => `${commit}^`)].find(isOlder) ?? null
  } catch {
    return null
  }
}

/** The product as it was at a commit. */
export interface OlderSources {
  /** The root of its workspace. */
  folder: string
  /** The last migration that it knows. */
  lastMigration: string
}

/** Writes the server's sources of a commit into an empty folder; they run on today's packages. */
export async function placeOlderSources(commit: string, folder: string): Promise<OlderSources> {
  await mkdir(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit, 'libs', 'apps', 'package.json'], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await linkPackages(folder)
  const lastMigration = migrationsAt(commit).at(-1)
  if (lastMigration === undefined) throw new Error(`${commit} has no migrations`)
  return { folder, lastMigration }
}

/** Libraries of the workspace come from the folder itself, all other packages from this workspace. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(root, 'node_modules')
  await mkdir(join(folder, 'node_modules/@tandem'), { recursive: true })
  for (const name of await readdir(packages))
    if (name !== '@tandem') await symlink(join(packages, name), join(folder, 'node_modules', name))
  for (const name of await readdir(join(packages, '@tandem')))
    await symlink(await readlink(join(packages, '@tandem', name)), join(folder, 'node_modules/@tandem', name))
}
