import { getMe, messages, updateMeta } from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { pictureRoutes } from './picture-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { findUser, listMetas, saveMetas } from './queries.ts'
import { sessionRoutes } from './session-routes.ts'

const maxMetas = 200

export const meRoutes = [
  ...profileRoutes,
  ...pictureRoutes,
  ...sessionRoutes,

  implement(getMe, async ({ session, team }) => ({
    data: await team((db) => findUser(db, session.user_id)),
  })),

  implement(updateMeta, async ({ body, session, team }) => ({
    data: await team(async (db) => {
      await saveMetas(db, session.user_id, body)
      const metas = await listMetas(db, session.user_id)
      // Each /me contains them all; throwing here saves nothing of this call.
      if (metas.length > maxMetas) throw fieldProblem('body', messages.meta.tooMany(maxMetas))
      return metas
    }),
  })),
]
