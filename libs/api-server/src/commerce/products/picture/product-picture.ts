import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { sql } from 'kysely'
import { currentTeam, inTeam } from '../../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../../platform/dependencies/dependencies.ts'
import { dropFile, keepFile, openFile, storeFile } from '../../../platform/files/files.ts'
import type { FileAnswer } from '../../../platform/request/file-answer.ts'
import { problem } from '../../../platform/request/problem.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { FetchedPicture } from './fetch-picture.ts'
import { pictureKey } from './picture-address.ts'

/** The parts of a picture's address. */
export interface PictureKey {
  team_id: number
  /** The product's id. */
  id: number
  key: string
}

interface FoundPicture {
  image_url: string
  /** Null when this address wasn't fetched yet. */
  fetched_at: string | null
  file_id: number | null
  type: string | null
}

const dayMs = 24 * 3600 * 1000
const askedAgainMs = 3600 * 1000
/** Larger ones are stored for an hour, so that many requests for one don't become many downloads. */
const smallBytes = 2 ** 20
const keptMs = ({ bytes }: FetchedPicture) => (bytes.length <= smallBytes ? 30 * dayMs : askedAgainMs)
/** The maximum size of one team's pictures in the database. */
const keptBytesOfTeam = 100 * 2 ** 20

/** Fetches in the process and per team: a slow shop must not delay the pictures of others. */
const maxConcurrent = { process: 8, team: 3 }
const waitingAtMost = 200
/** From the request on, including waiting for a slot. */
const timeoutMs = 10_000

/** Running fetches of a server: few at a time, and one per picture. */
const running = new WeakMap<ApiDependencies['settings'], ReturnType<typeof newQueue>>()
const newQueue = () => ({
  all: bulkhead(maxConcurrent.process, waitingAtMost),
  teams: new Map<number, ReturnType<typeof bulkhead>>(),
  fetches: new Map<string, Promise<FetchedPicture | null>>(),
})

/**
 * The picture of a product: stored, or fetched from the shop and stored. A shop without one isn't asked again
 * for an hour.
 * @throws MODEL_NOT_FOUND when the key is wrong, or there is no picture to show
 */
export async function productPicture(dependencies: ApiDependencies, asked: PictureKey): Promise<FileAnswer> {
  const { database, now } = dependencies
  const found = await inTeam(database, asked.team_id, (db) => findPicture(db, asked))
  if (!found) throw problem('MODEL_NOT_FOUND')
  const { type, file_id, fetched_at } = found
  if (file_id !== null && type !== null) {
    const file = await openFile(dependencies, asked.team_id, file_id)
    if (file) return { type, pieces: file.pieces, length: file.bytes, isForever: true }
  } else if (fetched_at !== null && now().getTime() - Date.parse(fetched_at) < askedAgainMs) {
    throw problem('MODEL_NOT_FOUND')
  }
  const picture = await fetchOnce(dependencies, asked, found.image_url)
  if (!picture) throw problem('MODEL_NOT_FOUND')
  return {
    type: picture.type,
    pieces: onePiece(picture.bytes),
    length: picture.bytes.length,
    isForever: true,
  }
}

async function findPicture(db: TeamDatabase, { id, key }: PictureKey): Promise<FoundPicture | undefined> {
  const { rows } = await sql<FoundPicture>`
    select p.image_url, f.fetched_at, f.file_id, f.type
    from products p
    left join product_pictures f
      on f.team_id = ${currentTeam(db)} and f.product_id = p.id and f.image_url = p.image_url
    where p.team_id = ${currentTeam(db)} and p.id = ${id} and ${pictureKey(db, 'p')} = ${key}`.execute(db)
  return rows[0]
}

/** A stored picture; null when there is none. */
async function keptPicture(dependencies: ApiDependencies, asked: PictureKey): Promise<FetchedPicture | null> {
  const found = await inTeam(dependencies.database, asked.team_id, (db) => findPicture(db, asked))
  if (!found || found.file_id === null || found.type === null) return null
  const file = await openFile(dependencies, asked.team_id, found.file_id)
  if (!file) return null
  const bytes = new Uint8Array(file.bytes)
  let end = 0
  for await (const piece of file.pieces) {
    bytes.set(piece, end)
    end += piece.length
  }
  return { type: found.type, bytes }
}

/** Several requests for one picture share one fetch. */
function fetchOnce(dependencies: ApiDependencies, asked: PictureKey, image_url: string) {
  const queue = running.get(dependencies.settings) ?? newQueue()
  running.set(dependencies.settings, queue)
  const known = queue.fetches.get(asked.key)
  if (known) return known
  const ofTeam = queue.teams.get(asked.team_id) ?? bulkhead(maxConcurrent.team, waitingAtMost)
  queue.teams.set(asked.team_id, ofTeam)
  const deadline = AbortSignal.timeout(timeoutMs)
  const fetched = ofTeam
    .execute(() =>
      queue.all.execute(
        // Somebody else may have fetched it in the meantime.
        async () =>
          (await keptPicture(dependencies, asked)) ?? fetchAndKeep(dependencies, asked, image_url, deadline),
      ),
    )
    .catch((error: unknown) => {
      if (error instanceof BulkheadRejectedError) throw problem('SERVICE_UNAVAILABLE')
      throw error
    })
    .finally(() => {
      queue.fetches.delete(asked.key)
      if (ofTeam.executionSlots === maxConcurrent.team) queue.teams.delete(asked.team_id)
    })
  queue.fetches.set(asked.key, fetched)
  return fetched
}

async function fetchAndKeep(
  dependencies: ApiDependencies,
  asked: PictureKey,
  image_url: string,
  deadline: AbortSignal,
) {
  const { connectors, log } = dependencies
  // Its slot came too late, and the shop wasn't asked.
  if (deadline.aborted) throw problem('SERVICE_UNAVAILABLE')
  const picture = await fetchPicture(connectors.fetchPicture, image_url, deadline).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.debug({ team_id: asked.team_id, product_id: asked.id, reason }, 'a picture was not fetched')
    return null
  })
  await keep(dependencies, asked, image_url, picture)
  return picture
}

async function keep(
  dependencies: ApiDependencies,
  { team_id, id: product_id }: PictureKey,
  image_url: string,
  picture: FetchedPicture | null,
) {
  const { database, now } = dependencies
  if (picture) {
    const others = await inTeam(database, team_id, (db) => keptBytes(db, { but: product_id, at: now() }))
    if (others + picture.bytes.length > keptBytesOfTeam) return
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
    if (file) await keepFile(db, file.id, { until: new Date(at.getTime() + keptMs(picture)) })
  })
}

/** The size of the other products' stored pictures, without expired ones. */
async function keptBytes(db: TeamDatabase, { but, at }: { but: number; at: Date }): Promise<number> {
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

async function* onePiece(bytes: Uint8Array<ArrayBuffer>) {
  yield bytes
}
