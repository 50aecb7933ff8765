import type { ConnectionOutcome, SocialAccount, Store } from '@tandem/api-contract'
import { publicAccounts } from '@tandem/provider-simulator'
import type { DemoInstagram } from '../instagram.ts'
import { ownAccounts } from '../known-sales.ts'
import type { OfferedStore } from '../shops.ts'
import type { CallApi } from './api-caller.ts'

/** Accounts that the team tracks. */
export const trackedAccounts = ['nordlicht.interior', 'anadolu.kilim', 'walnut.and.co', 'stokholm.shelf']

/** Other accounts of the simulated network that can be tracked. */
export const trackableAccounts = publicAccounts
  .map(({ username }) => username)
  .filter((username) => !trackedAccounts.includes(username))

/** The people of the simulated network who own the team's accounts, in the same order. */
const people = ['elif', 'marco']

/** The stores of the team. */
export const listStores = (call: CallApi): Promise<Store[]> => call('GET', '/ecommerce/stores?per_page=50')

/** The team's own accounts, or the tracked ones. */
export const listAccounts = (call: CallApi, service: 'social' | 'tracker'): Promise<SocialAccount[]> =>
  call('GET', `/${service}/instagram/users?paginate=0`)

/** Connects the stores that aren't connected yet. */
export async function connectStores(call: CallApi, offered: readonly OfferedStore[]): Promise<void> {
  const known = new Set((await listStores(call)).map(({ name }) => name))
  for (const store of offered.filter(({ name }) => !known.has(name)))
    await call('POST', '/ecommerce/stores', fieldsOf(store))
}

/** The fields that the connect dialog sends. */
function fieldsOf(store: OfferedStore): object {
  const { currency: _its, ...fields } = store
  if (fields.type === 'shopify') return fields
  const { url, consumer_key, consumer_secret, ...rest } = fields
  return {
    ...rest,
    woocommerce_url: url,
    woocommerce_consumer_key: consumer_key,
    woocommerce_consumer_secret: consumer_secret,
  }
}

/** Connects the team's accounts through the dialog of the simulated network, and tracks other accounts. */
export async function connectAccounts(
  call: CallApi,
  { answerDialog }: Pick<DemoInstagram, 'answerDialog'>,
): Promise<void> {
  const isThere = async (username: string, service: 'social' | 'tracker') =>
    (await listAccounts(call, service)).some((account) => account.username === username)
  for (const [at, username] of ownAccounts.entries()) {
    if (await isThere(username, 'social')) continue
    const { url } = await call<{ url: string }>('GET', '/social/instagram/users/login-with-facebook')
    const answer = await answerDialog(url, people[at] ?? '')
    const response = '/social/instagram/users/process-facebook-response'
    const { offered, state } = await call<ConnectionOutcome>('POST', response, answer)
    const ids = offered.filter((one) => one.username === username).map(({ id }) => id)
    if (state !== null && ids.length > 0) await call('POST', '/social/instagram/users', { ids, state })
  }
  for (const username of trackedAccounts)
    if (!(await isThere(username, 'tracker'))) await call('POST', '/tracker/instagram/users', { username })
}
