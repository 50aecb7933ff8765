import {
  countUnreadNotifications,
  listNotifications,
  markNotification,
  markNotificationsRead,
} from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import { problem } from '../../platform/request/problem.ts'
import { countUnread, findNotifications, markOne, markUpTo } from './queries.ts'

export const notificationRoutes = [
  implement(listNotifications, ({ search, session, team }) =>
    team((db) => findNotifications(db, session, search)),
  ),

  implement(countUnreadNotifications, async ({ session, team }) => ({
    data: { unread: await team((db) => countUnread(db, session)) },
  })),

  implement(markNotification, ({ params: { id }, body, session, team, dependencies }) =>
    team(async (db) => {
      if (!(await markOne(db, session, id, body.is_read ? dependencies.now() : null)))
        throw problem('MODEL_NOT_FOUND')
      return { data: { unread: await countUnread(db, session) } }
    }),
  ),

  implement(markNotificationsRead, ({ body: { up_to }, session, team, dependencies }) =>
    team(async (db) => {
      await markUpTo(db, session.user_id, up_to, dependencies.now())
      return { data: { unread: await countUnread(db, session) } }
    }),
  ),
]
