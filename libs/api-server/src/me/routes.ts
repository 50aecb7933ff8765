import { getMe, updateMeta } from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { findUser, listMetas, saveMetas } from './queries.ts'

export const meRoutes = [
  implement(getMe, async ({ session, team }) => ({
    data: await team((db) => findUser(db, session.user_id)),
  })),

  implement(updateMeta, async ({ body, session, team }) => ({
    data: await team(async (db) => {
      await saveMetas(db, session.user_id, body)
      return listMetas(db, session.user_id)
    }),
  })),
]
