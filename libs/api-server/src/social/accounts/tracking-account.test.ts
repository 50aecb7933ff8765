import { ProviderError } from '@tandem/connectors'
import type { ProviderErrorKind, SocialAccount } from '@tandem/connectors'
import { expect, test } from 'vitest'
import type { ApiDependencies, SocialConnectors } from '../../platform/dependencies/dependencies.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { NoTrackingAccount, trackingAccount } from './tracking-account.ts'

const used = useTestApi()
const found = { profile: { username: 'rival' }, posts: { rows: [], next: null, skipped: 0 }, problem: null }

/** Looks up a foreign account through the team's accounts, each of which fails as given, or not at all. */
async function look(failures: Record<string, ProviderErrorKind | null>) {
  const { team_id } = await used.api.newTeam()
  const asked: string[] = []
  const account: SocialConnectors['account'] = ({ provider_id }) =>
    ({
      discover: async () => {
        asked.push(provider_id)
        const kind = failures[provider_id]
        if (kind) throw new ProviderError(kind, `It is ${kind}.`)
        return found
      },
    }) as unknown as SocialAccount
  for (const username of Object.keys(failures)) {
    await addConnectedAccount(used.api, team_id, { username })
  }
  const dependencies: ApiDependencies = {
    ...used.api.dependencies,
    connectors: {
      ...used.api.dependencies.connectors,
      social: { instagram: { login: {} as SocialConnectors['login'], account } },
    },
  }
  const ask = async () => (await trackingAccount(dependencies, team_id, 'instagram'))('rival', null)
  return { asked, answer: await ask().catch((error: unknown) => error) }
}

test.each<ProviderErrorKind>(['reconnect', 'missing_permission', 'gone', 'blocked'])(
  'uses the next account of the team when one is %s',
  async (kind) => {
    const { asked, answer } = await look({ first: kind, second: null, third: null })
    expect([asked, answer]).toEqual([['first', 'second'], found])
  },
)

test('asks to connect an account again when none can be used, except when a block is temporary', async () => {
  expect((await look({})).answer).toBeInstanceOf(NoTrackingAccount)
  expect((await look({ first: 'gone', second: 'reconnect' })).answer).toBeInstanceOf(NoTrackingAccount)
  expect((await look({ first: 'reconnect', second: 'blocked' })).answer).toMatchObject({ kind: 'blocked' })
})

test.each<ProviderErrorKind>(['username_not_found', 'rate_limited', 'wrong_secret', 'provider_failed'])(
  'asks through no other account after %s, because the answer would be the same',
  async (kind) => {
    const { asked, answer } = await look({ first: kind, second: null })
    expect([asked, (answer as ProviderError).kind]).toEqual([['first'], kind])
  },
)
