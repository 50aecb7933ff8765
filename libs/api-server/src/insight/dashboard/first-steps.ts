import type { FirstSteps } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** What the team of a person has done of the first steps: each is looked for by one row. */
export async function firstSteps(db: TeamDatabase, userId: number): Promise<FirstSteps> {
  const stores = db.selectFrom('stores').select('id').where('archived_at', 'is', null).limit(1)
  const accounts = db
    .selectFrom('social_accounts')
    .select('id')
    .where('service', '=', 'social')
    .where('archived_at', 'is', null)
    .limit(1)
  const links = db.selectFrom('post_products').select('post_id').limit(1)
  const others = db.selectFrom('users').select('id').where('id', '!=', userId).limit(1)
  const filters = db
    .selectFrom('saved_filters')
    .select('id')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('visible_to_team', '=', true)]))
    .limit(1)
  const [store, account, products, people, filter] = await Promise.all([
    stores.executeTakeFirst(),
    accounts.executeTakeFirst(),
    links.executeTakeFirst(),
    others.executeTakeFirst(),
    filters.executeTakeFirst(),
  ])
  return {
    store: store !== undefined,
    account: account !== undefined,
    products: products !== undefined,
    people: people !== undefined,
    filter: filter !== undefined,
  }
}
