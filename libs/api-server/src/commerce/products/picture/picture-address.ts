import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { basePath } from '@tandem/api-contract'
import { currentTeam } from '../../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../../platform/database/team-scope.ts'

const folder = `${basePath}/pictures/products`

/**
 * The key of a product's picture: it can't be guessed without the team's secret, and a new picture gets a new
 * key. `table` is the query's name for `products`.
 */
export const pictureKey = (db: TeamDatabase, table: string): RawBuilder<string> => sql<string>`
  encode(sha256(convert_to(
    (select picture_secret from teams where team_id = ${currentTeam(db)})
      || ':' || ${sql.ref(`${table}.id`)} || ':' || ${sql.ref(`${table}.image_url`)}, 'UTF8')), 'hex')`

/**
 * The address of a product's picture: on this server, never the shop, so that a shop learns nothing about the
 * people who look at it. Null when the shop has no picture.
 */
export const pictureAddress = (db: TeamDatabase, table: string): RawBuilder<string | null> => sql<
  string | null
>`
  case when ${sql.ref(`${table}.image_url`)} ~ '^https?://' then
    ${`${folder}/`}::text || ${currentTeam(db)}::bigint || '/' || ${sql.ref(`${table}.id`)} || '/' || ${pictureKey(db, table)}
  end`
