import { inTeam, postSalesQueue } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'
import { addDays, teamDay } from '@tandem/format'
import { createNoise, shortLinkCode } from '@tandem/provider-simulator'

type Jobs = ApiDependencies['jobs']

/** The data of a job: the team that it is about. */
interface TeamJob {
  team_id: number
}

/**
 * Extends the product's jobs for the demo: before the sales of posts are counted, it creates the short links that
 * buyers of the demo's shops followed. Posts and products exist by then, in whatever order they were connected.
 */
export const withShortLinks = <Given extends Jobs>(
  jobs: Given,
  dependencies: Pick<ApiDependencies, 'database' | 'now'>,
): Given => ({
  ...jobs,
  work: (queue: string, handler: Parameters<typeof jobs.work<TeamJob>>[1]) =>
    jobs.work<TeamJob>(queue, async (job) => {
      if (queue === postSalesQueue) await makeShortLinks(dependencies, job.data)
      await handler(job)
    }),
})

type TeamDatabase = Parameters<Parameters<typeof inTeam>[2]>[0]

/** Creates the missing short links that orders of a team came from. Running it again changes nothing. */
export async function makeShortLinks(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  { team_id }: TeamJob,
): Promise<void> {
  await inTeam(database, team_id, async (db) => {
    const codes = await codesOfOrders(db)
    if (codes.size === 0) return
    for (const { url, shortcode, ...link } of await linkedProducts(db)) {
      const code = shortLinkCode(shortcode, new URL(url).pathname)
      if (codes.has(code)) await makeLink(db, { ...link, code, tag: shortcode }, now())
    }
  })
}

/** The codes of the short links that orders came from. */
async function codesOfOrders(db: TeamDatabase): Promise<Set<string>> {
  const orders = await db
    .selectFrom('orders')
    .select((eb) => eb.ref('attribution', '->>').key('session_entry').as('page'))
    .where((eb) => eb(eb.ref('attribution', '->>').key('session_entry'), 'like', '%tandem_link=%'))
    .execute()
  return new Set(orders.flatMap(({ page }) => /[?&]tandem_link=(\w{8})/.exec(page ?? '')?.[1] ?? []))
}

/** Posts with the products that they link to, if they have no short link yet. */
async function linkedProducts(db: TeamDatabase) {
  const linked = await db
    .selectFrom('post_products as l')
    .innerJoin('social_posts as p', 'p.id', 'l.post_id')
    .innerJoin('products as r', 'r.id', 'l.product_id')
    .leftJoin('short_links as s', (join) =>
      join.onRef('s.post_id', '=', 'l.post_id').onRef('s.product_id', '=', 'l.product_id'),
    )
    .select(['l.post_id', 'l.product_id', 'p.shortcode', 'p.posted_at', 'r.url'])
    .where('s.id', 'is', null)
    .execute()
  return linked.flatMap(({ shortcode, url, ...rest }) =>
    shortcode === null || url === null || !URL.canParse(url) ? [] : [{ ...rest, shortcode, url }],
  )
}

interface NewLink {
  post_id: number
  product_id: number
  code: string
  tag: string
  posted_at: string
}

/** Creates a link at the time when the post was published. It was opened for seven days, most often on the first. */
async function makeLink(db: TeamDatabase, { posted_at, ...link }: NewLink, now: Date) {
  // A link is kept when its post is removed. It gets the new post after the account was connected again.
  const known = await db
    .updateTable('short_links')
    .set({ post_id: link.post_id, product_id: link.product_id })
    .where('code', '=', link.code)
    .returning('id')
    .executeTakeFirst()
  if (known) return
  const made = await db
    .insertInto('short_links')
    .values({ ...link, is_on: true, created_at: posted_at })
    // Another team of the demo may have connected the same account and shop.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return
  const noise = createNoise(`opens:${link.code}`)
  const days = Array.from({ length: daysOpened }, (_, at) => ({
    link_id: made.id,
    day: addDays(teamDay(posted_at, 'UTC'), at),
    opens: 2 + Math.floor((noise(at) * 40) / (at + 1)),
  })).filter(({ day }) => day <= teamDay(now.toISOString(), 'UTC'))
  if (days.length > 0) await db.insertInto('short_link_opens').values(days).execute()
}

const daysOpened = 7
