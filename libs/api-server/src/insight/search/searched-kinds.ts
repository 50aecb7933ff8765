import { sql } from 'kysely'
import { maxSearchHits } from '@tandem/api-contract'
import type { Permission, PostKind, SearchHit, SearchKind } from '@tandem/api-contract'
import { customersPage } from '../../commerce/customers/queries.ts'
import { ordersPage } from '../../commerce/orders/queries.ts'
import { productsPage } from '../../commerce/products/queries.ts'
import { listPeople } from '../../identity/users/list-people.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ShownRows } from '../../platform/lists/list-keys.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { nameKey } from '../../platform/lists/name-key.ts'
import { listPage as accountsPage } from '../../social/accounts/list-accounts.ts'
import type { Reader } from '../../social/accounts/queries.ts'
import { postList } from '../../social/posts/queries.ts'
import { findInNotes } from '../../workspace/notes/find-in-notes.ts'
import { excerptAround, startOf } from '../../platform/lists/excerpt.ts'

/** What is searched for, and for whom. */
interface Asked {
  term: string
  reader: Reader
}

type HitOf<Kind extends SearchKind> = Extract<SearchHit, { kind: Kind }>

/** How one kind of row is searched. */
interface SearchedKind<Kind extends SearchKind> {
  /** Who finds it. */
  permission: Permission
  /** Whether only letters and digits are indexed: other signs alone would read all rows, and name none of them. */
  needsWords?: true
  /** The first hits, in the order of the kind's list. */
  find: (db: TeamDatabase, asked: Asked) => Promise<HitOf<Kind>[]>
}

const firstPage = ({ term }: Asked) => ({ search_term: term, page: 1, per_page: maxSearchHits })

/** Each kind is searched as its own list is, so that both find the same rows. */
export const searchedKinds: { readonly [Kind in SearchKind]: SearchedKind<Kind> } = {
  order: {
    permission: 'orders.read',
    needsWords: true,
    async find(db, asked) {
      const { data } = await ordersPage(
        db,
        { ...firstPage(asked), sort: '-ordered_at' },
        asked.reader.user_id,
      )
      return data.map(({ id, number, customer_name, total, currency, ordered_at }) => ({
        kind: 'order',
        id,
        number,
        customer_name,
        total,
        currency,
        ordered_at,
      }))
    },
  },
  customer: {
    permission: 'customers.read',
    needsWords: true,
    async find(db, asked) {
      const view = { ...firstPage(asked), sort: '-last_order_at' } as const
      const { data } = await customersPage(db, view, asked.reader)
      return data.map(({ id, name, email, last_order_at }) => ({
        kind: 'customer',
        id,
        name,
        email,
        last_order_at,
      }))
    },
  },
  product: {
    permission: 'products.read',
    needsWords: true,
    async find(db, asked) {
      const view = { ...firstPage(asked), sort: '-units_sold' } as const
      const { data } = await productsPage(db, view, asked.reader.user_id)
      return data.map(({ id, name, sku, price, currency }) => ({
        kind: 'product',
        id,
        name,
        sku,
        price,
        currency,
      }))
    },
  },
  post: {
    permission: 'analytics.read',
    async find(db, asked) {
      const view = {
        ...firstPage(asked),
        service: 'social',
        social: 'instagram',
        sort: '-posted_at',
      } as const
      // Without figures, sales and products of each post, which take further trips to the database.
      const { data } = await listPage(db, view, { ...postList, rows: postsNamed }, asked.reader.user_id)
      return data
    },
  },
  account: {
    permission: 'accounts.read',
    async find(db, asked) {
      const term = asked.term.replace(/^@/, '')
      // Every account has an empty name, which is all that is left of invisible characters.
      if (nameKey(term) === '') return []
      const view = {
        ...firstPage({ ...asked, term }),
        paginate: 1,
        sort: '-created_at',
        state: 'active',
      } as const
      const pages = await Promise.all(
        (['social', 'tracker'] as const).map((service) =>
          accountsPage(db, { service, social: 'instagram' }, view, asked.reader),
        ),
      )
      return pages
        .flatMap(({ data }) => data)
        .slice(0, maxSearchHits)
        .map(({ id, service, username, name }) => ({ kind: 'account', id, service, username, name }))
    },
  },
  note: {
    permission: 'own.write',
    async find(db, { term, reader }) {
      const found = await findInNotes(db, { term, reader: reader.user_id, maxNotes: maxSearchHits })
      return found.map(({ content, ...note }) => ({
        kind: 'note',
        ...note,
        excerpt: excerptAround(content, term),
      }))
    },
  },
  person: {
    permission: 'members.read',
    async find(db, asked) {
      const status = ['active', 'inactive', 'pending'] as const
      const { data } = await listPeople(db, { ...firstPage(asked), status: [...status], sort: 'name' })
      return data.map(({ id, name, email }) => ({ kind: 'person', id, name, email }))
    },
  },
}

interface NamedPost {
  id: number
  post_kind: PostKind
  caption: string
  permalink: string | null
  username: string
  posted_at: string
}

/** Posts with what names them. */
async function postsNamed(db: TeamDatabase, shown: ShownRows): Promise<HitOf<'post'>[]> {
  const { rows } = await sql<NamedPost>`
    select p.id, p.kind as post_kind, left(coalesce(p.caption, ''), 500) as caption, p.permalink, a.username, p.posted_at
    from ${shown.from} as p
    join social_accounts a on a.team_id = ${currentTeam(db)} and a.id = p.account_id
    order by ${shown.order}`.execute(db)
  return rows.map((row) => ({ kind: 'post', ...row, caption: startOf(row.caption) }))
}
