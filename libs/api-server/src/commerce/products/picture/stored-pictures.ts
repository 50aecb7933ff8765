import { sql } from 'kysely'
import { dayMs, hourMs } from '@tandem/format'
import { currentTeam, inTeam } from '../../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../../platform/dependencies/dependencies.ts'
import { onePiece } from '../../../platform/files/byte-pieces.ts'
import { dropFile, keepFile, storeFile } from '../../../platform/files/files.ts'
import type { FetchedPicture } from './fetch-picture.ts'
import { pictureKey } from './picture-address.ts'

/** The parts of a picture's address. */
export interface PictureKey {
  team_id: number
  /** The product's id. */
  id: number
  key: string
}

/** The picture of a product, and what is stored of it. */
export interface FoundPicture {
  image_url: string
  /** Null when this address wasn't fetched yet. */
  fetched_at: string | null
  file_id: number | null
  type: string | null
}

/** How long a shop without a picture isn't asked again. */
export const askedAgainMs = hourMs
/** Larger ones are stored for an hour, so that many requests for one don't become many downloads. */
const smallBytes = 2 ** 20
const storedMs = ({ bytes }: FetchedPicture) => (bytes.length <= smallBytes ? 30 * dayMs : askedAgainMs)
/** The maximum size of one team's pictures in the database. */
const maxBytesOfTeam = 100 * 2 ** 20

/** The picture of a product, if the key is right. */
export async function findPicture(
  db: TeamDatabase,
  { id, key }: PictureKey,
): Promise<FoundPicture | undefined> {
  const { rows } = await sql<FoundPicture>`
    select p.image_url, f.fetched_at, f.file_id, f.type
    from products p
    left join product_pictures f
      on f.team_id = ${currentTeam(db)} and f.product_id = p.id and f.image_url = p.image_url
    where p.team_id = ${currentTeam(db)} and p.id = ${id} and ${pictureKey(db, 'p')} = ${key}`.execute(db)
  return rows[0]
}

/**
 * Stores the answer of a shop in place of the one before; null stands for "no picture". A picture isn't stored
 * when the team has reached its limit.
 */
export async function storePicture(
  dependencies: ApiDependencies,
  { team_id, id: product_id }: PictureKey,
  image_url: string,
  picture: FetchedPicture | null,
): Promise<void> {
  const { database, now } = dependencies
  if (picture) {
    const others = await inTeam(database, team_id, (db) => storedBytes(db, { but: product_id, at: now() }))
    if (others + picture.bytes.length > maxBytesOfTeam) return
  }
  const file = picture && (await storeFile(dependencies, team_id, onePiece(picture.bytes)))
  await inTeam(database, team_id, async (db) => {
    // The lock makes the next one see the file that it replaces; a deleted product has no picture to store.
    const product = await db
      .selectFrom('products')
      .select('id')
      .where('id', '=', product_id)
      .forUpdate()
      .executeTakeFirst()
    if (!product) return
    const before = await db
      .selectFrom('product_pictures')
      .select('file_id')
      .where('product_id', '=', product_id)
      .executeTakeFirst()
    const at = now()
    if (before?.file_id) await dropFile(db, before.file_id, at)
    const row = {
      image_url,
      fetched_at: at,
      file_id: file?.id ?? null,
      type: picture?.type ?? null,
      bytes: file?.bytes ?? 0,
    }
    await db
      .insertInto('product_pictures')
      .values({ product_id, ...row })
      .onConflict((conflict) => conflict.columns(['team_id', 'product_id']).doUpdateSet(row))
      .execute()
    if (file) await keepFile(db, file.id, { until: new Date(at.getTime() + storedMs(picture)) })
  })
}

/** The size of the other products' stored pictures, without expired ones. */
async function storedBytes(db: TeamDatabase, { but, at }: { but: number; at: Date }): Promise<number> {
  const { bytes } = await db
    .selectFrom('product_pictures')
    .innerJoin('files', (join) =>
      join
        .onRef('files.team_id', '=', 'product_pictures.team_id')
        .onRef('files.id', '=', 'product_pictures.file_id'),
    )
    .select(sql<number>`coalesce(sum(product_pictures.bytes), 0)::bigint`.as('bytes'))
    .where('product_pictures.product_id', '<>', but)
    .where('files.expires_at', '>', at.toISOString())
    .executeTakeFirstOrThrow()
  return bytes
}
