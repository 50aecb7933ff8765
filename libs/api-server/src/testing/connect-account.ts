import type { ConnectionOutcome, SocialAccount } from '@tandem/api-contract'
import type { DialogChoice, SimulatedInstagram } from './simulated-instagram.ts'
import type { TestApi } from './test-api.ts'
import type { TestUser } from './test-people.ts'

const users = (service: 'social' | 'tracker') => `/${service}/instagram/users`

async function read<Data>(answer: Response, status: number): Promise<Data> {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

/** Goes through the dialog and back; returns how connecting ended, before anything is read. */
export async function goThroughDialog(
  api: TestApi,
  { answerDialog }: Pick<SimulatedInstagram, 'answerDialog'>,
  user: TestUser,
  choice: DialogChoice,
): Promise<ConnectionOutcome> {
  const { token } = user
  const started = await api.request('GET', '/social/instagram/users/login-with-facebook', { token })
  const { url } = await read<{ url: string }>(started, 200)
  const body = await answerDialog(url, choice)
  return read(await api.request('POST', `${users('social')}/process-facebook-response`, { token, body }), 200)
}

/** Connects a person's only account and waits until it was read; returns it. */
export async function connectAccount(
  api: TestApi,
  simulated: Pick<SimulatedInstagram, 'answerDialog'>,
  user: TestUser,
  person = 'elif',
): Promise<SocialAccount> {
  const { accounts, result } = await goThroughDialog(api, simulated, user, { person })
  const [account] = accounts
  if (!account) throw new Error(`Nothing was connected: ${result}`)
  await api.jobsSettled()
  return readListedAccount(api, user, account)
}

/** Tracks a foreign account and waits until it was read. */
export async function trackListedAccount(
  api: TestApi,
  user: TestUser,
  username: string,
): Promise<SocialAccount> {
  const { token } = user
  const answer = await api.request('POST', users('tracker'), { token, body: { username } })
  const [account] = await read<SocialAccount[]>(answer, 201)
  if (!account) throw new Error('Nothing was tracked')
  await api.jobsSettled()
  return readListedAccount(api, user, account)
}

/** An account as the list shows it. */
export async function readListedAccount(
  api: TestApi,
  user: TestUser,
  { service, id }: Pick<SocialAccount, 'service' | 'id'>,
): Promise<SocialAccount> {
  const answer = await api.request('GET', `${users(service)}?paginate=0`, { token: user.token })
  const account = (await read<SocialAccount[]>(answer, 200)).find((candidate) => candidate.id === id)
  if (!account) throw new Error(`The list has no account ${id}`)
  return account
}
