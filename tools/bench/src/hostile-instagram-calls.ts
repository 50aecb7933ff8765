import { ProviderError } from '@tandem/connectors'
import type { ProviderThread } from '@tandem/connectors/node'
import { publicAccounts } from '@tandem/provider-simulator'
import { addressOf, honestly } from './hostile-call.ts'
import type { HostileCall } from './hostile-call.ts'
import type { HostileProvider } from './hostile-provider.ts'

/** Every call that reads from Instagram. */
export async function hostileInstagramCalls(
  thread: ProviderThread,
  { app, account_id, page_token, token }: HostileProvider,
  origin: string,
): Promise<HostileCall[]> {
  const graphAt = (number: number, step: number) => ({
    app: { ...app, id: `${app.id}n${number}n` },
    graphAddress: addressOf(origin, 'instagram', number, step),
  })
  const account = (number: number, step: number) =>
    thread.instagramAccount({ ...graphAt(number, step), account_id, token: page_token })
  type Account = ReturnType<typeof account>
  const call = (kind: string, ask: (account: Account) => Promise<unknown>): HostileCall => ({
    provider: 'instagram',
    kind,
    ask: (number, step) => ask(account(number, step)),
  })
  const { rows: posts } = await account(-1, honestly).posts(null)
  const post = posts.find(({ place }) => place === 'feed')?.provider_id ?? ''
  const [day, later] = [dayBefore(9), dayBefore(2)]

  return [
    call('connection', async (asked) => {
      const { problem, ...health } = await asked.health()
      if (problem !== null && !(problem instanceof ProviderError)) throw new Error('an untyped problem')
      return health
    }),
    call('profile', (asked) => asked.profile()),
    call('posts', (asked) => asked.posts(null)),
    call('one post', (asked) => asked.postInsights({ provider_id: post, place: 'feed' })),
    call('a day', (asked) => asked.accountDay(day)),
    call('some days', (asked) => asked.accountRange(day, later)),
    call('series', (asked) => asked.accountSeries('reach', day, later)),
    call('followers online', (asked) => asked.onlineFollowers(day, later)),
    call('audience', (asked) => asked.audience('followers', 'country')),
    call('another account', (asked) => asked.discover(publicAccounts[0]?.username ?? '', null)),
    {
      provider: 'instagram',
      kind: 'accounts offered',
      ask: async (number, step) => {
        const { accounts, problems } = await thread.instagramLogin(graphAt(number, step)).offered(token)
        // Tokens are stored encrypted, as bytes, so any text is valid.
        return { accounts: accounts.map((offered) => ({ ...offered, page_token: '' })), problems }
      },
    },
  ]
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
