import type { FirstSteps } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** Which first steps the team of this person has done, in one statement: one row answers each. */
export async function firstSteps(db: TeamDatabase, userId: number): Promise<FirstSteps> {
  const stores = db.selectFrom('stores').select('id').where('archived_at', 'is', null)
  const accounts = db
    .selectFrom('social_accounts')
    .select('id')
    .where('service', '=', 'social')
    .where('archived_at', 'is', null)
  const links = db.selectFrom('post_products').select('post_id')
  const others = db.selectFrom('users').select('id').where('id', '!=', userId)
  const filters = db
    .selectFrom('saved_filters')
    .select('id')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('visible_to_team', '=', true)]))
  return db
    .selectNoFrom(({ exists }) => [
      exists(stores).$castTo<boolean>().as('store'),
      exists(accounts).$castTo<boolean>().as('account'),
      exists(links).$castTo<boolean>().as('products'),
      exists(others).$castTo<boolean>().as('people'),
      exists(filters).$castTo<boolean>().as('filter'),
    ])
    .executeTakeFirstOrThrow()
}
