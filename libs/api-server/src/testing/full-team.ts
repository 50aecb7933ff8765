import type { FavoriteCategory, SocialAccount, Store } from '@tandem/api-contract'
import { newLink } from '../identity/auth/make-link.ts'
import { queueMail } from '../platform/mail/outbox.ts'
import { countDue } from '../insight/post-sales/count-due.ts'
import { connectAccount } from './connect-account.ts'
import { connectStore } from './connect-store.ts'
import { exampleJpeg } from './example-pictures.ts'
import { dataOf } from './read-answer.ts'
import type { SimulatedInstagram } from './simulated-instagram.ts'
import type { TestApi } from './test-api.ts'
import type { TestTeam, TestUser } from './test-people.ts'

/** A team with something of each kind. */
export interface FullTeam {
  team: TestTeam
  editor: TestUser
  store: Store
  account: SocialAccount
}

/** The text of everything that people keep private. */
export const privateWords = 'For my eyes only'
/** The text of everything that people share. */
export const sharedWords = 'For all of us'

/**
 * Creates a team and fills it as its people would: a simulated shop, an account, notes, filters, favourites.
 */
export async function newFullTeam(
  api: TestApi,
  network: SimulatedInstagram,
  { shop }: { shop: string },
): Promise<FullTeam> {
  const { dependencies } = api
  const { database, settings } = dependencies
  const team = await api.newTeam()
  const { team_id } = team
  const editor = await api.newUser(team_id, { role: 'editor' })
  const store = await connectStore(api, team, shop)
  const account = await connectAccount(api, network, team)
  const ask = async <Data>(user: TestUser, method: string, path: string, body: object): Promise<Data> => {
    const answer = await api.request(method, path, { token: user.token, body })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return dataOf<Data>(answer)
  }
  for (const user of [team, editor]) {
    for (const visible_to_team of [true, false]) {
      const words = visible_to_team ? sharedWords : privateWords
      const note = { notable_type: 'store', notable_id: store.id, content: words, visible_to_team }
      await ask(user, 'POST', '/notes', note)
      const name = `${words} ${user.id}`
      await ask(user, 'POST', '/filters', {
        list: 'orders',
        name,
        search: '?status=completed',
        visible_to_team,
      })
    }
    const favorites = { name: privateWords, type: 'store' }
    const { id: category_id } = await ask<FavoriteCategory>(user, 'POST', '/favorites/categories', favorites)
    const favorite = { category_id, favoritable_type: 'store', favoritable_id: store.id }
    await ask(user, 'POST', '/favorites/add-to-favorite', favorite)
    await ask(user, 'PUT', '/me/meta', { font: privateWords })
  }
  await ask(editor, 'PUT', '/me/picture', { picture: exampleJpeg.toString('base64') })
  const accounts = '/social/instagram/users'
  const { id } = await ask<{ id: number }>(team, 'POST', `${accounts}/collections`, { name: 'Ours' })
  await ask(team, 'POST', `${accounts}/${account.id}/sync-collections`, { collection_ids: [id] })
  await countDue(dependencies, team_id, new AbortController().signal)
  const at = dependencies.now()
  await newLink(
    database,
    'reset-password',
    { user_id: editor.id, team_id, email: editor.email },
    { settings, at },
  )
  const reset_link = `${settings.appUrl}/auth/forgot-password`
  await queueMail(
    database,
    { template: 'password-changed', to: editor.email, name: 'Editor', removed: [], reset_link },
    dependencies,
  )
  return { team, editor, store, account }
}
