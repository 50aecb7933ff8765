import { globSync } from 'node:fs'
import { checkPlans, plansFolder } from './check-plans.ts'
import { changedFiles, findBase } from './choose-projects.ts'
import { freezeMigrations, unreleasedMigrations } from './released-migrations.ts'
import { runCommand, workspaceRoot } from './run-command.ts'

const usage = `npm run release -- plan patch|minor|major --message "What changes for those who install it"
npm run release -- check [--base REF]   does a change of a published library have its plan?
npm run release -- freeze-migrations    keeps the checksums of migrations that the next release brings
npm run release -- --dry-run            what the next release would be
npm run release                         makes it: versions, lock file, changelog, commit and tag; publishes nothing`

/** Exit code 1 if a published library changed since the base and no plan covers it. */
async function check(base: string | undefined): Promise<number> {
  const from = findBase(base)
  if (from === undefined) {
    console.log('There is no commit to compare with: whether a version plan is missing cannot be said.')
    return 0
  }
  const result = checkPlans(changedFiles(from), workspaceRoot)
  if (result.kind === 'not needed') {
    console.log('No published library changed.')
    return 0
  }
  if (result.kind === 'missing') {
    console.log(
      `Published libraries changed, and no version plan says what that means for those who install them:\n${result.files.join('\n')}\n\nWrite one: npm run release -- plan minor --message "What changes"`,
    )
    return 1
  }
  // Checked here, because otherwise an invalid plan would only be noticed when the release is made.
  return await runCommand('nx', ['release', 'plan:check', `--base=${from}`])
}

/** `npm run release`: version plans, and the release made from them. */
export async function run([command, ...rest]: string[]) {
  switch (command) {
    case 'check': {
      const [option, base] = rest
      if (option !== undefined && option !== '--base') break
      process.exit(await check(base))
    }
    case 'plan':
      // One plan covers all libraries, because they share one version.
      process.exit(await runCommand('nx', ['release', 'plan', '--only-touched=false', ...rest]))
    case 'freeze-migrations':
      if (rest.length > 0) break
      freezeMigrations()
      process.exit(0)
    case undefined:
    case '--dry-run':
      if (rest.length > 0) break
      // A released migration has already run somewhere: changing it would give one version two schemas.
      if (command === undefined && unreleasedMigrations().length > 0) {
        console.log(
          `New migrations: ${unreleasedMigrations().join(', ')}. Run npm run release -- freeze-migrations and commit the list first.`,
        )
        process.exit(1)
      }
      if (globSync(`${plansFolder}*.md`, { cwd: workspaceRoot }).length === 0) {
        console.log('No version plan waits: there is nothing to release.')
        process.exit(0)
      }
      process.exit(
        await runCommand('nx', ['release', '--skip-publish', ...(command === undefined ? [] : [command])]),
      )
  }
  console.error(usage)
  process.exit(1)
}
