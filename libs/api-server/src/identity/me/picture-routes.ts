import { deleteProfilePicture, getPicture, setProfilePicture } from '@tandem/api-contract'
import { newToken } from '../../platform/secrets/token.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { onePiece } from '../../platform/files/byte-pieces.ts'
import { openFile, storeFile } from '../../platform/files/files.ts'
import { implement, implementFile } from '../implement.ts'
import type { Call } from '../call.ts'
import { problem } from '../../platform/request/problem.ts'
import { cleanPicture } from './picture/clean-picture.ts'
import { findPicture, pictureAddress, replacePicture } from './pictures.ts'

export const pictureRoutes = [
  implement(setProfilePicture, async (call) => {
    const { dependencies, session, body } = call
    const { type, bytes } = await cleanPicture(body.picture)
    const { id: file_id } = await storeFile(dependencies, session.team_id, onePiece(bytes))
    const key = newToken()
    const change = changeOf(call, 'profile.picture_set')
    await dependencies.database
      .transaction()
      .execute((db) => replacePicture(db, session, { key, file_id, type }, change))
    return { data: { profile_picture: pictureAddress(key) } }
  }),

  implement(deleteProfilePicture, async (call) => {
    const { dependencies, session } = call
    const change = changeOf(call, 'profile.picture_removed')
    await dependencies.database.transaction().execute((db) => replacePicture(db, session, null, change))
    return { data: { profile_picture: null } }
  }),

  implementFile(getPicture, async ({ params, dependencies }) => {
    const picture = await findPicture(dependencies.database, params.key)
    const file = picture && (await openFile(dependencies, picture.team_id, picture.file_id))
    if (!picture || !file) throw problem('MODEL_NOT_FOUND')
    return { type: picture.type, pieces: file.pieces, length: file.bytes, isForever: true }
  }),
]

const changeOf = (
  { dependencies, session, audit }: Pick<Call, 'dependencies' | 'session' | 'audit'>,
  action: 'profile.picture_set' | 'profile.picture_removed',
) => ({
  at: dependencies.now(),
  audit: (db: TeamDatabase) =>
    audit(db, { action, subject: 'user', subject_id: session.user_id, subject_name: null }),
})
