import { generateKeyPairSync, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { SignInProviders } from '../platform/dependencies/social-provider.ts'
import type { WholeDatabase } from '../platform/database/database.ts'
import { appleSignIn } from '../node/social-sign-in/apple-sign-in.ts'
import { googleSignIn } from '../node/social-sign-in/google-sign-in.ts'
import { startLoopbackOpenId } from './loopback-open-id.ts'
import type { LoopbackOpenId } from './loopback-open-id.ts'
import type { TestApi } from './test-api.ts'
import type { TestDatabase } from './test-database.ts'
import { useTestApi } from './use-test-api.ts'

/** A server whose Google and Apple are real OpenID providers on loopback. */
export interface SocialApi {
  api: TestApi
  opened: TestDatabase
  google: LoopbackOpenId
  apple: LoopbackOpenId
  providers: SignInProviders
  /** Our server's requests to a provider go through this; a test of a fault replaces it. */
  wire: { fetch: typeof fetch }
  /** Creates the providers again with this time limit, until the next test. */
  waitFor(seconds: number): void
  /** Counts sessions, users, teams and identities: a failed sign-in must create none. */
  made(): Promise<Record<string, number>>
}

const callback = (provider: string) => `http://tandem.test/api/v1/auth/login/social/${provider}/callback`

/** Opens it for a test file. */
export function useSocialApi(): SocialApi {
  const providers: SignInProviders = {}
  const server = useTestApi({ overrides: { signInProviders: providers } })
  const wire: SocialApi['wire'] = { fetch }
  const remote = {} as Pick<SocialApi, 'google' | 'apple'>
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const apple = { client_id: 'test.tandem.web', team_id: 'TEAM123456', key_id: 'KEY1234567' }

  beforeAll(async () => {
    remote.google = await startLoopbackOpenId({
      client_id: 'google-client',
      redirect_uri: callback('google'),
      isSecret: (given) => given === 'google-secret',
    })
    remote.apple = await startLoopbackOpenId({
      client_id: apple.client_id,
      redirect_uri: callback('apple'),
      isSecret: (given) => isSignedBy(publicKey, given, { ...apple, audience: remote.apple.issuer }),
      likeApple: true,
    })
  })
  const waitFor = (timeoutSeconds: number) => {
    const through: typeof fetch = (input, init) => wire.fetch(input, init)
    providers.google = googleSignIn({
      client_id: 'google-client',
      client_secret: 'google-secret',
      issuer: remote.google.issuer,
      fetch: through,
      timeoutSeconds,
    })
    providers.apple = appleSignIn({
      ...apple,
      private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      issuer: remote.apple.issuer,
      fetch: through,
      timeoutSeconds,
    })
  }
  beforeEach(() => {
    wire.fetch = fetch
    // New for each test, because discovered metadata and keys would be kept otherwise.
    waitFor(30)
    remote.google.account = null
    remote.apple.account = null
  })
  afterEach(() => {
    const logged = JSON.stringify(server.api.log)
    for (const secret of ['google-secret', 'eyJ', '@example.test']) expect(logged).not.toContain(secret)
    server.api.log.splice(0)
  })
  afterAll(async () => {
    await remote.google?.close()
    await remote.apple?.close()
  })

  return {
    providers,
    wire,
    waitFor,
    get api() {
      return server.api
    },
    get opened() {
      return server.opened
    },
    get google() {
      return remote.google
    },
    get apple() {
      return remote.apple
    },
    made: () => countMade(server.opened.database),
  }
}

/** Whether a client secret meets Apple's rules. */
function isSignedBy(
  key: KeyObject,
  jwt: string,
  of: { client_id: string; team_id: string; key_id: string; audience: string },
): boolean {
  const [header = '', claims = '', signature = ''] = jwt.split('.')
  const { kid } = read(header)
  const { iss, sub, aud, exp, iat } = read(claims)
  return (
    kid === of.key_id &&
    [iss, sub, aud].join() === [of.team_id, of.client_id, of.audience].join() &&
    Number(exp) - Number(iat) <= 600 &&
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}

const read = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

async function countMade(database: WholeDatabase) {
  const tables = ['sessions', 'users', 'teams', 'logins', 'social_identities', 'registrations'] as const
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { count } = await database
        .selectFrom(table)
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [table, Number(count)] as const
    }),
  )
  return Object.fromEntries(counts)
}
