import { ProviderError } from '@tandem/connectors'
import { expect, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { quietAccount } from '../../testing/quiet-account.ts'
import { simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { queueReading } from './queue-reading.ts'
import { readAccount } from './read-account.ts'

const used = useTestApi({ connectors: simulatedConnectors([]) })

test('requests at most five lists of an audience at once, and fails when all of them fail', async () => {
  let running = 0
  let mostRunning = 0
  let requests = 0
  const audience = async () => {
    running += 1
    requests += 1
    mostRunning = Math.max(mostRunning, running)
    await Promise.resolve()
    running -= 1
    throw new ProviderError('provider_failed', 'Instagram failed')
  }
  const { connectors, now } = used.api.dependencies
  const { login } = connectors.social!.instagram!
  const account = () => ({ ...quietAccount(now()), audience })
  const dependencies = {
    ...used.api.dependencies,
    connectors: { ...connectors, social: { instagram: { login, account } } },
  }
  const { team_id } = await used.api.newTeam()
  const account_id = await addConnectedAccount({ dependencies }, team_id)
  const { database } = used.opened
  await inTeam(database, team_id, (db) => queueReading(db, account_id, { cause: 'connected' }))
  await readAccount(dependencies, { team_id, account_id }, new AbortController().signal)
  const { state, error } = await database
    .selectFrom('account_readings')
    .select(['state', 'error'])
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow()
  expect([state, error, mostRunning, requests]).toEqual(['failed', 'Instagram failed', 5, 6])
})
