import { isMigrated } from '@tandem/api-server'
import { forgetLostTexts, reseal } from '@tandem/api-server/node'
import { addKey, openKeyRing } from './app-keys.ts'
import { CommandError, withInstallation } from './open-installation.ts'
import { inWords } from './refuse-lost-key.ts'

const asked = process.argv.slice(2)
if (asked.some((word) => word !== '--new-key' && word !== '--forget-lost')) {
  console.error('Usage: npm run rotate-key [-- --new-key] [-- --forget-lost]')
  process.exit(1)
}

await withInstallation(async ({ database, settings, keyPlace }) => {
  if (!(await isMigrated(database))) {
    throw new CommandError('The database is of another version, or empty. Start this version of Tandem once.')
  }
  if (asked.includes('--new-key')) {
    await addKey(settings)
    console.log(`A new key is in ${keyPlace}, before the former ones. Keep a copy of it elsewhere.`)
  }
  const secrets = await openKeyRing(settings)
  if (asked.includes('--forget-lost')) {
    const forgotten = await forgetLostTexts(database, secrets)
    console.log(
      forgotten.length === 0
        ? 'Nothing is lost: the keys open everything.'
        : `Forgotten: ${inWords(forgotten)}. Stores and accounts among them ask to be connected again.`,
    )
  }
  const outcomes = await reseal(database, secrets)
  for (const { table, column, resealed, left } of outcomes) {
    console.log(`${table}.${column}: ${resealed} re-sealed, ${left} left`)
  }
  const left = outcomes.reduce((sum, outcome) => sum + outcome.left, 0)
  if (left > 0) {
    throw new CommandError(
      `${left} texts are not sealed with the newest key: a process still seals with a former key, or a key is missing. ` +
        'Start all processes with the same keys, then run this again. Remove no key yet.',
    )
  }
  console.log(
    secrets.prefixes.length === 1
      ? 'Everything is sealed with the one key that there is.'
      : 'Everything is sealed with the newest key. Once every process has started with it and this has run after that, the ' +
          `former keys may go from ${settings.appKey === null ? keyPlace : 'APP_KEYS_OLD'}. ` +
          'Backups that were made before now still need them.',
  )
})
