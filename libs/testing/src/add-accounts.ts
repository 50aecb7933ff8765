import { basePath } from '@tandem/api-contract'
import type { ConnectionOutcome, SocialAccount } from '@tandem/api-contract'
import type { SimulatedNetwork } from './simulated-network.ts'

type Caller = <Data>(method: string, path: string, body?: unknown) => Promise<Data>

const usersOf = (service: SocialAccount['service']) => `/${service}/instagram/users`

/** Connects all accounts of these people to the team, one after the other, and waits until they were read. */
export async function addConnected(
  call: Caller,
  network: SimulatedNetwork,
  { team, people }: { team: number; people: readonly string[] },
) {
  for (const person of people) {
    const { url } = await call<{ url: string }>('GET', `${usersOf('social')}/login-with-facebook`)
    const landing = new URL(
      await network.answerDialog(url, { team, person }),
      `http://tandem.test${basePath}`,
    )
    const { result, offered, state } = await call<ConnectionOutcome>(
      'POST',
      `${usersOf('social')}/process-facebook-response`,
      Object.fromEntries(landing.searchParams),
    )
    if (result === 'choose') {
      await call('POST', usersOf('social'), { ids: offered.map(({ id }) => id), state })
    } else if (result !== 'created') throw new Error(`${person} connected nothing: ${result}`)
  }
  await untilRead(call, 'social')
}

/** Tracks foreign accounts, and waits until they were read. */
export async function addTracked(call: Caller, usernames: readonly string[]) {
  for (const username of usernames) await call('POST', usersOf('tracker'), { username })
  await untilRead(call, 'tracker')
}

const checkEveryMs = 50

async function untilRead(call: Caller, service: SocialAccount['service']) {
  for (;;) {
    const readings = (await accountsOf(call, service)).map(({ reading }) => reading)
    const failed = readings.find(({ state }) => state === 'failed')
    if (failed) throw new Error(`The reading failed: ${failed.error?.message}`)
    if (readings.every(({ state }) => state === 'succeeded')) return
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs))
  }
}

/** The accounts of the team, as the list shows them. */
export const accountsOf = (call: Caller, service: SocialAccount['service']) =>
  call<SocialAccount[]>('GET', `${usersOf(service)}?paginate=0`)
