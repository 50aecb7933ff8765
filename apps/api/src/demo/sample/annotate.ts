import type { AccountCollection, FavoriteCategory, Note, Post, SavedFilter } from '@tandem/api-contract'
import type { PostSales } from '../known-sales.ts'
import { demoPerson, demoSignIn } from '../workspace.ts'
import { signedIn } from './api-caller.ts'
import type { CallApi, InProcessApi } from './api-caller.ts'
import { listAccounts } from './connect.ts'
import { colleagues, invited } from './people.ts'

/** Which accounts are in which collection. */
const collections = [
  { service: 'tracker', name: 'Nordic interiors', usernames: ['nordlicht.interior', 'stokholm.shelf'] },
  { service: 'tracker', name: 'Wood and wool', usernames: ['walnut.and.co', 'anadolu.kilim'] },
  { service: 'social', name: 'Our brands', usernames: ['linden.and.oak', 'oak.workshop'] },
] as const

const filters = [
  {
    list: 'orders',
    name: 'Large orders in pounds',
    search: 'amount_currency=GBP&amount_min=50000&sort=-total',
  },
  { list: 'orders', name: 'Refunded orders', search: 'status=refunded' },
  { list: 'customers', name: 'Best returning customers', search: 'buyers=returning&sort=-orders_count' },
  { list: 'posts', name: 'Posts with products', search: 'product=linked&sort=-reach' },
] as const

const favourites = {
  name: 'Every morning',
  items: [
    { path: '/e-commerce/orders', label: 'Orders' },
    { path: '/analytics/instagram/posts', label: 'Posts' },
  ],
}

/** Puts the accounts into collections. */
export async function makeCollections(call: CallApi): Promise<void> {
  for (const { service, name, usernames } of collections) {
    const path = `/${service}/instagram/users`
    const made = await call<AccountCollection[]>('GET', `${path}/collections`)
    const { id } =
      made.find((one) => one.name === name) ??
      (await call<AccountCollection>('POST', `${path}/collections`, { name }))
    const names: readonly string[] = usernames
    const accounts = await listAccounts(call, service)
    const ids = accounts.filter(({ username }) => names.includes(username)).map((account) => account.id)
    await call('POST', `${path}/add-to-collection`, { ids, collection_ids: [id] })
  }
}

/** Saves filters for the team, and favourites of the owner. */
export async function saveFilters(call: CallApi): Promise<void> {
  for (const filter of filters) {
    const saved = await call<SavedFilter[]>('GET', `/filters?list=${filter.list}`)
    if (!saved.some(({ name }) => name === filter.name))
      await call('POST', '/filters', { ...filter, visible_to_team: true })
  }
  const categories = await call<FavoriteCategory[]>('GET', '/favorites/categories')
  if (categories.some(({ name }) => name === favourites.name)) return
  const items = favourites.items.map(({ path, label }) => ({
    favoritable_type: 'menu',
    favoritable_id: path,
    label,
  }))
  await call('POST', '/favorites/categories', { name: favourites.name, items })
}

/** Invites a person who doesn't accept the invitation. */
export async function invite(call: CallApi): Promise<void> {
  const people = await call<{ email: string }[]>('GET', '/users?per_page=50')
  if (!people.some(({ email }) => email === invited.email)) await call('POST', '/users/invite', invited)
}

/** Writes a note for the team, unless it exists. The mentioned people are notified. */
async function note(
  call: CallApi,
  notable_type: string,
  notable_id: number,
  content: string,
  mentions: readonly number[] = [],
) {
  const there = await call<Note[]>('GET', `/notes?notable_type=${notable_type}&notable_id=${notable_id}`)
  if (there.some((one) => one.content === content)) return
  await call('POST', '/notes', { notable_type, notable_id, content, visible_to_team: true, mentions })
}

/** Writes notes on the largest order and who placed it, on the best-selling product and on a tracked account. */
export async function writeNotes(call: CallApi): Promise<void> {
  const orders = await call<{ id: number; customer_id: number | null }[]>(
    'GET',
    '/ecommerce/orders?sort=-total&per_page=20',
  )
  const order = orders.find(({ customer_id }) => customer_id !== null)
  if (order) await note(call, 'order', order.id, 'One of our largest orders. Call before it is sent.')
  if (order?.customer_id) await note(call, 'customer', order.customer_id, 'Pays by invoice, within 14 days.')
  const [product] = await call<{ id: number }[]>('GET', '/ecommerce/products?per_page=1')
  if (product) await note(call, 'product', product.id, 'Order again before December: two weeks to deliver.')
  const [account] = await listAccounts(call, 'tracker')
  if (account) await note(call, 'account', account.id, 'Posts on Thursdays. Compare our reels with theirs.')
}

/** A colleague asks the owner of the demo something in a note, so that the bell has something to show. */
export async function askOwner(call: CallApi, api: InProcessApi): Promise<void> {
  const people = await call<{ id: number; email: string }[]>('GET', '/users?per_page=50')
  const owner = people.find(({ email }) => email === demoPerson.email)
  const editor = colleagues.find(({ role }) => role === 'editor')
  const [order] = await call<{ id: number }[]>('GET', '/ecommerce/orders?status=processing&per_page=1')
  if (!owner || !editor || !order) return
  // Whoever uses the demo may have changed the colleague, and the rest of the sample comes without this note too.
  await signedIn(api, { email: editor.email, password: demoSignIn.password }, (asEditor) =>
    note(asEditor, 'order', order.id, `@${demoPerson.name} can this order be sent today?`, [owner.id]),
  ).catch(() => undefined)
}

/** The team's own posts with linked products, or without, by the shortcode in their address. */
async function findPosts(call: CallApi, product: 'linked' | 'none'): Promise<Map<string, Post>> {
  const found = new Map<string, Post>()
  for (let page = 1; ; page += 1) {
    const search = `product=${product}&per_page=100&page=${page}`
    const posts = await call<Post[]>('GET', `/social/instagram/posts?${search}`)
    for (const post of posts) found.set(shortcodeOf(post), post)
    if (posts.length < 100 || product === 'none') return found
  }
}

const shortcodeOf = ({ permalink }: Post) =>
  (permalink === null ? '' : new URL(permalink).pathname).split('/').findLast((part) => part !== '') ?? ''

/** Adds to posts the discount codes of their orders, and links a product to one post that names none. */
export async function linkPosts(call: CallApi, sales: readonly PostSales[]): Promise<void> {
  const posts = await findPosts(call, 'linked')
  for (const { shortcode, code } of sales) {
    const post = posts.get(shortcode)
    if (!post || code === undefined) continue
    await call('PUT', `/social/instagram/posts/${post.id}/codes`, { codes: [code] })
    await note(call, 'post', post.id, `We gave out our code ${code} with this post.`)
  }
  if ([...posts.values()].some(({ products_are_set }) => products_are_set)) return
  const [plain] = (await findPosts(call, 'none')).values()
  const [product] = await call<{ id: number }[]>('GET', '/ecommerce/products?per_page=1')
  if (plain && product)
    await call('PUT', `/social/instagram/posts/${plain.id}/products`, { product_ids: [product.id] })
}
