import { inTeam } from '../../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../../platform/dependencies/dependencies.ts'
import { joinPieces, onePiece } from '../../../platform/files/byte-pieces.ts'
import { openFile } from '../../../platform/files/files.ts'
import type { FileAnswer } from '../../../platform/request/file-answer.ts'
import { problem } from '../../../platform/request/problem.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { FetchedPicture } from './fetch-picture.ts'
import { queuePicture } from './picture-queue.ts'
import { askedAgainMs, findPicture, storePicture } from './stored-pictures.ts'
import type { PictureKey } from './stored-pictures.ts'

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
  const picture = await queuePicture(
    dependencies,
    asked,
    // Another request may have fetched it in the meantime.
    async (deadline) =>
      (await storedPicture(dependencies, asked)) ??
      fetchAndStore(dependencies, asked, found.image_url, deadline),
  )
  if (!picture) throw problem('MODEL_NOT_FOUND')
  const { bytes } = picture
  return { type: picture.type, pieces: onePiece(bytes), length: bytes.length, isForever: true }
}

/** A stored picture; null when there is none. */
async function storedPicture(
  dependencies: ApiDependencies,
  asked: PictureKey,
): Promise<FetchedPicture | null> {
  const found = await inTeam(dependencies.database, asked.team_id, (db) => findPicture(db, asked))
  if (!found || found.file_id === null || found.type === null) return null
  const file = await openFile(dependencies, asked.team_id, found.file_id)
  return file && { type: found.type, bytes: await joinPieces(file.pieces) }
}

async function fetchAndStore(
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
  await storePicture(dependencies, asked, image_url, picture)
  return picture
}
