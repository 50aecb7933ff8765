import { expect, inject, test } from 'vitest'
import type { InvitedUser } from '@tandem/api-contract'
import { addLogin, choosePassword, lockPerson } from '../../identity/auth/directory.ts'
import { endLinks } from '../../identity/auth/links.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { untilSomebodyWaits } from '../../testing/until-somebody-waits.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { lockSyncs } from '../../commerce/stores/queries.ts'
import { lockStoreZone } from '../../identity/team/zones.ts'
import { beginDeletion } from './begin-deletion.ts'

const used = useTestApi({
  connectors: simulatedConnectors([simulatedShop('ending', { dataset: fewOrders(2) })]),
})

/** A team whose grace period is over. */
async function newDueTeam() {
  const team = await used.api.newTeam()
  await used.opened.database
    .updateTable('teams')
    .set({ deletes_at: used.api.clock.now })
    .where('team_id', '=', team.team_id)
    .execute()
  return team
}

/** Only there do two transactions run at the same time. */
const onPostgres = test.runIf(inject('database') === 'postgres')

onPostgres('a deletion that begins while a store is written to waits for it, and neither fails', async () => {
  const team = await newDueTeam()
  const store = await connectStore(used.api, team, 'ending')
  await used.api.jobsSettled()
  const begun = await used.opened.database.transaction().execute((transaction) =>
    asTeam(transaction, team.team_id, async (db) => {
      await lockSyncs(db, [store.id])
      const begins = beginDeletion(used.api.dependencies, team.team_id)
      await untilSomebodyWaits(used.opened.database)
      await lockStoreZone(db, store.id)
      return { begins }
    }),
  )
  expect(await begun.begins).toBe(true)
})

onPostgres(
  'a deletion that begins while somebody chooses a new password waits for them, and neither fails',
  async () => {
    const team = await newDueTeam()
    const user = { team_id: team.team_id, user_id: team.id }
    const at = used.api.clock.now
    const body = { email: team.email }
    await used.api.request('POST', '/auth/login/forgot-password', { body })
    const begun = await used.opened.database.transaction().execute(async (db) => {
      await lockPerson(db, user)
      await endLinks(db, 'reset-password', team.id, at)
      const begins = beginDeletion(used.api.dependencies, team.team_id)
      await untilSomebodyWaits(used.opened.database)
      await choosePassword(db, user, 'another', at)
      return { begins }
    })
    expect(await begun.begins).toBe(true)
  },
)

onPostgres('whoever accepts an invitation at the moment of a deletion cannot sign in after it', async () => {
  const team = await newDueTeam()
  const email = `guest-${crypto.randomUUID()}@example.test`
  const body = { name: 'Mert Aydın', email, role: 'editor' }
  const invited = await dataOf<InvitedUser>(
    await used.api.request('POST', '/users/invite', { body, token: team.token }),
  )
  const user = { team_id: team.team_id, user_id: invited.id }
  const begun = await used.opened.database.transaction().execute(async (db) => {
    await lockPerson(db, user)
    const at = used.api.clock.now
    await endLinks(db, 'invitation', invited.id, at)
    const begins = beginDeletion(used.api.dependencies, team.team_id)
    await untilSomebodyWaits(used.opened.database)
    await addLogin(db, { ...user, email, password_hash: 'theirs', password_set_at: at })
    return { begins }
  })
  expect(await begun.begins).toBe(true)
  const logins = await used.opened.database
    .selectFrom('logins')
    .select('email')
    .where('team_id', '=', team.team_id)
    .execute()
  expect(logins).toEqual([])
})
