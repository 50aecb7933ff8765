import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { knownMigrations } from '@tandem/api-server/testing'

const root = join(import.meta.dirname, '../../../..')
const migrationFolder = 'libs/api-server/src/platform/database/migrations'

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The newest commit without the newest migration; null without the history of it. */
export function olderCommit(): string | null {
  try {
    const newest = `${migrationFolder}/${knownMigrations.at(-1)}.ts`
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', newest)
    return git('rev-parse', '--verify', added === '' ? 'HEAD' : `${added}^`)
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
  const lastMigration = knownMigrations.findLast((name) =>
    existsSync(join(folder, migrationFolder, `${name}.ts`)),
  )
  if (lastMigration === undefined) throw new Error(`${commit} has no migration that this version knows`)
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
