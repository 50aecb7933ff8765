import { expect, test } from 'vitest'
import type { SocialAccount } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { accountRow } from '../../testing/account-row.ts'
import { connectAccount, goThroughDialog } from '../../testing/connect-account.ts'
import { errorOf } from '../../testing/read-answer.ts'
import { simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const network = simulatedInstagram()
const used = useTestApi({ connectors: simulatedConnectors([], { instagram: network }) })

type Service = 'social' | 'tracker'
const add = ({ token }: TestTeam, service: Service, body: object) =>
  used.api.request('POST', `/${service}/instagram/users`, { token, body })

/** Adds archived accounts, so that none is read. */
async function addArchived({ team_id }: TestTeam, service: Service, count: number) {
  const at = used.api.clock.now
  await inTeam(used.opened.database, team_id, (db) =>
    db
      .insertInto('social_accounts')
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...accountRow(`archived.${index}`, at),
          service,
          archived_at: at,
        })),
      )
      .execute(),
  )
}

const countOf = ({ team_id }: TestTeam, service: Service) =>
  inTeam(used.opened.database, team_id, async (db) => {
    const rows = await db.selectFrom('social_accounts').select('id').where('service', '=', service).execute()
    return rows.length
  })

test('tracks one of two accounts added at the same time when one is left of 500', async () => {
  const team = await used.api.newTeam()
  const own = await connectAccount(used.api, network, team)
  await addArchived(team, 'tracker', 499)
  const answers = await Promise.all(
    ['keramik.kiez', 'lino.e.luce'].map((username) => add(team, 'tracker', { username })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
  expect(await countOf(team, 'tracker')).toBe(500)
  const refused = answers.find(({ status }) => status === 422) ?? new Response()
  expect((await errorOf(refused)).errors).toEqual({
    username: ['You can track up to 500 accounts'],
  })
  await used.api.jobsSettled()
  await used.api.request('DELETE', `/social/instagram/users/${own.id}`, { token: team.token })
})

test('connects one of two accounts added at the same time when one is left of 100, and renews it', async () => {
  const team = await used.api.newTeam()
  await addArchived(team, 'social', 99)
  const dialog = () => goThroughDialog(used.api, network, team, { person: 'marco' })
  const [one, other] = [await dialog(), await dialog()]
  const answers = await Promise.all([
    add(team, 'social', { ids: [one.offered[0]?.id], state: one.state }),
    add(team, 'social', { ids: [other.offered[1]?.id], state: other.state }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
  expect(await countOf(team, 'social')).toBe(100)
  const refused = answers.find(({ status }) => status === 422) ?? new Response()
  expect((await errorOf(refused)).errors).toEqual({
    ids: [
      'A team can connect at most 100 accounts. Archived accounts count too. Delete one to connect another.',
    ],
  })
  const connected = answers.find(({ status }) => status === 201) ?? new Response()
  const [account] = ((await connected.json()) as { data: SocialAccount[] }).data
  const again = await dialog()
  const known = again.offered.find(({ status }) => status === 'connected')?.id
  expect((await add(team, 'social', { ids: [known], state: again.state })).status).toBe(201)
  await used.api.jobsSettled()
  await used.api.request('DELETE', `/social/instagram/users/${account?.id}`, { token: team.token })
})
