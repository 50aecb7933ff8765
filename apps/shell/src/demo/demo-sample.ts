import { namedQuery } from '@tandem/api-client/react'
import { keepStored, readStored } from '@tandem/session'
import * as v from 'valibot'

/** What a demo host reports about itself and its sample. */
const Demo = v.object({
  /** The team with the sample; null if that team no longer exists. */
  team_id: v.nullable(v.number()),
  /** The address of its mailbox; null if a mail server sends its mail. */
  mailbox: v.nullable(v.string()),
  sample: v.variant('state', [
    v.object({ state: v.picklist(['empty', 'full', 'stopped']) }),
    v.object({ state: v.literal('filling'), done: v.number(), of: v.number() }),
  ]),
})

const askEveryMs = 1000

/**
 * An extra of demo hosts that isn't part of the contract: if it fails, only the banner's plain sentence is
 * shown.
 */
export const demoQuery = namedQuery(
  'demo',
  async (signal) => {
    const response = await fetch('/api/demo', { signal })
    const read = v.safeParse(Demo, response.ok ? await response.json() : null)
    return read.success ? read.output : null
  },
  {
    staleTime: Infinity,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.sample.state === 'filling' ? askEveryMs : false),
    meta: { errors: 'local' },
  },
)

const Answer = v.object({ data: v.object({ user: v.object({ personal_access_token: v.string() }) }) })

/**
 * Deletes the demo's team, creates it again with or without the sample, and takes over the session of its
 * owner.
 *
 * @throws Error when that is refused
 */
export async function replaceSample(wanted: 'empty' | 'full'): Promise<void> {
  const response = await fetch('/api/demo/sample', {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${readStored('personal_access_token') ?? ''}`,
    },
    body: JSON.stringify({ wanted }),
  })
  if (!response.ok) throw new Error(`The demo answered ${response.status}`)
  const { data } = v.parse(Answer, await response.json())
  keepStored('personal_access_token', data.user.personal_access_token)
}
