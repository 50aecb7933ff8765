import { sql } from 'kysely'
import { postMessages, shortLinkPath } from '@tandem/api-contract'
import type { ShortLink } from '@tandem/api-contract'
import type { Selected, WholeDatabase } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { newCode } from './new-code.ts'
import { pageAtShop } from './shop-address.ts'
import type { ShownProduct } from './shop-address.ts'

interface LinkRow extends Selected<'short_links', 'product_id' | 'code' | 'is_on' | 'created_at'> {
  product_name: string | null
  opens: number
}

/** The short links of a post, oldest first, with their addresses. */
export async function linksOfPost(db: TeamDatabase, postId: number, appUrl: string): Promise<ShortLink[]> {
  const team = currentTeam(db)
  const { rows } = await sql<LinkRow>`
    select l.product_id, p.name as product_name, l.code, l.is_on, l.created_at, (
      select coalesce(sum(o.opens), 0)::int from short_link_opens o where o.team_id = ${team} and o.link_id = l.id
    ) as opens
    from short_links l
    left join products p on p.team_id = ${team} and p.id = l.product_id
    where l.team_id = ${team} and l.post_id = ${postId}
    order by l.created_at, l.id`.execute(db)
  return rows.map(({ code, ...link }) => ({ ...link, address: `${appUrl}${shortLinkPath}/${code}` }))
}

interface WantedLink {
  post_id: number
  /** The post's name in addresses. */
  tag: string
  product_id: number
  is_on: boolean
  now: Date
}

/**
 * Turns a post's link to a product on or off, and creates it if there is none yet.
 * @throws VALIDATION_FAILED when it can't be created: the post doesn't lead to the product, or its page at
 * the shop isn't known
 */
export async function setLink(db: TeamDatabase, { is_on, now, ...wanted }: WantedLink) {
  const { post_id, product_id } = wanted
  const change = () =>
    db
      .updateTable('short_links')
      .set({ is_on })
      .where('post_id', '=', post_id)
      .where('product_id', '=', product_id)
      .returning('id')
      .executeTakeFirst()
  if (await change()) return
  if (!is_on) throw fieldProblem('product_id', postMessages.noShortLink)
  const product = await findLinkedProduct(db, post_id, product_id)
  if (!product) throw fieldProblem('product_id', postMessages.linkProductFirst)
  if (pageAtShop(product) === null) throw fieldProblem('product_id', postMessages.noShopAddress)
  // A duplicate code is drawn again; if somebody else created the link in the meantime, that one is used.
  for (let isMade = false; !isMade;) {
    const added = await db
      .insertInto('short_links')
      .values({ ...wanted, code: newCode(), is_on, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    isMade = (added ?? (await change())) !== undefined
  }
}

const findLinkedProduct = (
  db: TeamDatabase,
  postId: number,
  productId: number,
): Promise<ShownProduct | undefined> =>
  db
    .selectFrom('post_products as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select(['p.url', 's.url as store_url', 's.pages_host'])
    .where('l.post_id', '=', postId)
    .where('l.product_id', '=', productId)
    .executeTakeFirst()

/** A link when it is opened. */
export interface OpenedLink extends ShownProduct {
  team_id: number
  id: number
  code: string
  tag: string
  is_on: boolean
  timezone: string
}

/** The target of a code: outside the team scope, because an address only contains the code. */
export const findLinkByCode = (database: WholeDatabase, code: string): Promise<OpenedLink | undefined> =>
  database
    .selectFrom('short_links as l')
    .innerJoin('teams as t', 't.team_id', 'l.team_id')
    .leftJoin('products as p', (join) =>
      join.onRef('p.team_id', '=', 'l.team_id').onRef('p.id', '=', 'l.product_id'),
    )
    .leftJoin('stores as s', (join) =>
      join.onRef('s.team_id', '=', 'l.team_id').onRef('s.id', '=', 'p.store_id'),
    )
    .select(({ fn, val }) => [
      'l.team_id',
      'l.id',
      'l.code',
      'l.tag',
      'l.is_on',
      't.timezone',
      'p.url',
      's.pages_host',
      fn.coalesce('s.url', val('')).as('store_url'),
    ])
    .where('l.code', '=', code)
    .executeTakeFirst()

/** Adds to the number of opens today, in the team's time zone. */
export async function addOpens(
  db: TeamDatabase,
  { id, timezone }: Pick<OpenedLink, 'id' | 'timezone'>,
  { opens, now }: { opens: number; now: Date },
) {
  await sql`
    insert into short_link_opens as o (team_id, link_id, day, opens)
    select team_id, id, (${now}::timestamptz at time zone ${timezone}::text)::date, ${opens}::int
    from short_links where team_id = ${currentTeam(db)} and id = ${id}
    on conflict (team_id, link_id, day) do update set opens = o.opens + excluded.opens`.execute(db)
}
